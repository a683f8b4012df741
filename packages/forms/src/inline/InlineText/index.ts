export { InlineText, type InlineTextProps } from './InlineText.tsx';
export type { TextRules } from './validateText.ts';
