export type * from './InlineEdit/InlineEdit.types.ts';
