export * from './InlineEdit/index.ts';
