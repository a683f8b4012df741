export { RichTextView, type RichTextViewProps } from './RichTextView.tsx';
export { loadImage, type ResolveImage } from './loadImage.ts';
export { richTextStyles } from './RichTextView.styles.ts';
export { sanitiseRichText } from './sanitise.ts';
