export * from './RichTextEditor/index.ts';
export * from './CommentEditor/index.ts';
export * from './InlineRichText/index.ts';
export * from './ArticleEditor/index.ts';
