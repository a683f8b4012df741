export type { InlineEditorProps } from './inline.types.ts';
export { InlineDate, type InlineDateProps } from './InlineDate/index.ts';
export {
  InlineHours,
  type InlineHoursProps,
  InlineMinutes,
  type InlineMinutesProps,
} from './InlineHours/index.ts';
export { InlineMultiSelect, type InlineMultiSelectProps } from './InlineMultiSelect/index.ts';
export { InlineNumber, type InlineNumberProps } from './InlineNumber/index.ts';
export { InlineSelect, type InlineSelectProps } from './InlineSelect/index.ts';
export { InlineText, type InlineTextProps, type TextRules } from './InlineText/index.ts';
export { InlineTextArea, type InlineTextAreaProps } from './InlineTextArea/index.ts';
