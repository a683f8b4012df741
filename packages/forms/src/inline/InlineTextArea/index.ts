export { InlineTextArea, type InlineTextAreaProps } from './InlineTextArea.tsx';
