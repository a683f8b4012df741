export { CommentEditor } from './CommentEditor.tsx';
export type { CommentEditorProps } from './CommentEditor.types.ts';
