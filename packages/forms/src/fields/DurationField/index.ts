export { DurationField, type DurationFieldProps } from './DurationField.tsx';
