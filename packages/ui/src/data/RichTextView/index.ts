export { RichTextView, type RichTextViewProps } from './RichTextView.tsx';
export { richTextStyles } from './RichTextView.styles.ts';
export { sanitiseRichText } from './sanitise.ts';
