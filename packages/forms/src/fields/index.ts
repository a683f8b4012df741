export { DateField, type DateFieldProps } from './DateField/index.ts';
export { DurationField, type DurationFieldProps } from './DurationField/index.ts';
export type { FieldProps } from './Field.types.ts';
export { MultiSelectField, type MultiSelectFieldProps } from './MultiSelectField/index.ts';
export { NumberField, type NumberFieldProps } from './NumberField/index.ts';
export { PasswordField, type PasswordFieldProps } from './PasswordField/index.ts';
export { SelectField, type SelectFieldProps } from './SelectField/index.ts';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField/index.ts';
export { TextField, type TextFieldProps } from './TextField/index.ts';
