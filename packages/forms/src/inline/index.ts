export type { InlineEditorProps } from './inline.types.ts';
export { InlineColor, type InlineColorProps } from './InlineColor/index.ts';
export { InlineDateTime, type InlineDateTimeProps } from './InlineDateTime/index.ts';
export { InlineDate, type InlineDateProps } from './InlineDate/index.ts';
export {
  InlineHours,
  type InlineHoursProps,
  InlineMinutes,
  type InlineMinutesProps,
} from './InlineHours/index.ts';
export { InlineMoney, type InlineMoneyProps } from './InlineMoney/index.ts';
export { InlineMultiDate, type InlineMultiDateProps } from './InlineMultiDate/index.ts';
export { InlineMultiSelect, type InlineMultiSelectProps } from './InlineMultiSelect/index.ts';
export { InlineNumber, type InlineNumberProps } from './InlineNumber/index.ts';
export { InlineRecurrence, type InlineRecurrenceProps } from './InlineRecurrence/index.ts';
export { InlineSelect, type InlineSelectProps } from './InlineSelect/index.ts';
export { InlineTags, type InlineTagsProps } from './InlineTags/index.ts';
export { InlineText, type InlineTextProps, type TextRules } from './InlineText/index.ts';
export { InlineTextArea, type InlineTextAreaProps } from './InlineTextArea/index.ts';
