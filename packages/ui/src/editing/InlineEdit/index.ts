export { InlineEdit } from './InlineEdit.tsx';
export { InlineValue, type InlineValueProps } from './InlineValue.tsx';
export type { InlineEditControlProps, InlineEditor, InlineEditProps } from './InlineEdit.types.ts';
