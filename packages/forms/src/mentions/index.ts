export * from './MentionEditor/index.ts';
