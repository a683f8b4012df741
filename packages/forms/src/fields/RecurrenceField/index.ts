export { RecurrenceField, type RecurrenceFieldProps } from './RecurrenceField.tsx';
