export { CustomField, type CustomFieldProps } from './CustomField/index.ts';
export type { CustomFieldDefinition, CustomFieldValue } from './custom.types.ts';
export { InlineCustomField, type InlineCustomFieldProps } from './InlineCustomField/index.ts';
export { type CustomValueFormatter, useCustomValueFormatter } from './useCustomValueFormatter.ts';
