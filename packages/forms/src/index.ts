export * from './custom/index.ts';
export * from './fields/index.ts';
export * from './form/index.ts';
export * from './inline/index.ts';
export { loadFormsMessages } from './messages/index.ts';
