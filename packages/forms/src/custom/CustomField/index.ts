export { CustomField, type CustomFieldProps } from './CustomField.tsx';
