export { loadFormsMessages } from './loadFormsMessages.ts';
export { useFieldMessages } from './useFieldMessages.ts';
export { type FormsMessageKey, type FormsMessages, useFormsMessages } from './useFormsMessages.ts';
