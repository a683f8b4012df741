export { InlineEdit } from './InlineEdit.tsx';
export type { InlineEditControlProps, InlineEditor, InlineEditProps } from './InlineEdit.types.ts';
