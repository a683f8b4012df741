export { InlineSelect, type InlineSelectProps } from './InlineSelect/index.ts';
export { InlineText, type InlineTextProps, type TextRules } from './InlineText/index.ts';
