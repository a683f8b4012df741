export { Comments } from './Comments.tsx';
export type { CommentEntry, CommentsProps } from './Comments.types.ts';
