export { loadFormsMessages } from './loadFormsMessages.ts';
export { type FormsMessageKey, type FormsMessages, useFormsMessages } from './useFormsMessages.ts';
