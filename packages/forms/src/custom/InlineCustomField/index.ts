export { InlineCustomField, type InlineCustomFieldProps } from './InlineCustomField.tsx';
