export { InlineRichText, type InlineRichTextProps } from './InlineRichText.tsx';
