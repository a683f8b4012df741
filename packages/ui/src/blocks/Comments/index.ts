export { Comments } from './Comments.tsx';
export type { CommentAudience, CommentEntry, CommentsProps } from './Comments.types.ts';
