export * from './custom/index.ts';
export * from './fields/index.ts';
export * from './form/index.ts';
export * from './inline/index.ts';
export * from './mentions/index.ts';
export { loadFormsMessages } from './messages/index.ts';
export { OptionList, type SelectOption } from './select/index.ts';
