export { CheckboxField, type CheckboxFieldProps } from './CheckboxField/index.ts';
export { ColorField, type ColorFieldProps } from './ColorField/index.ts';
export { ComboBoxField, type ComboBoxFieldProps } from './ComboBoxField/index.ts';
export { DateField, type DateFieldProps } from './DateField/index.ts';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField/index.ts';
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField/index.ts';
export { DurationField, type DurationFieldProps } from './DurationField/index.ts';
export type { FieldProps } from './Field.types.ts';
export { FileField, type FileFieldProps } from './FileField/index.ts';
export {
  LineItemsField,
  type LineItem,
  type LineItemColumn,
  type LineItemsFieldProps,
  type LineItemsTotal,
} from './LineItemsField/index.ts';
export { MoneyField, type MoneyFieldProps } from './MoneyField/index.ts';
export { MultiSelectField, type MultiSelectFieldProps } from './MultiSelectField/index.ts';
export { NumberField, type NumberFieldProps } from './NumberField/index.ts';
export { PasswordField, type PasswordFieldProps } from './PasswordField/index.ts';
export { RecurrenceField, type RecurrenceFieldProps } from './RecurrenceField/index.ts';
export { RichTextField, type RichTextFieldProps } from './RichTextField/index.ts';
export { SelectField, type SelectFieldProps } from './SelectField/index.ts';
export { TagsField, type TagsFieldProps } from './TagsField/index.ts';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField/index.ts';
export { TextField, type TextFieldProps } from './TextField/index.ts';
export { TimeField, type TimeFieldProps } from './TimeField/index.ts';
