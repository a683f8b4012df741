export type { FieldProps } from './Field.types.ts';
export { PasswordField, type PasswordFieldProps } from './PasswordField/index.ts';
export { SelectField, type SelectFieldProps } from './SelectField/index.ts';
export { TextAreaField, type TextAreaFieldProps } from './TextAreaField/index.ts';
export { TextField, type TextFieldProps } from './TextField/index.ts';
