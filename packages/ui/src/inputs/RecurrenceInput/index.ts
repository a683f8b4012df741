export { RecurrenceInput, type RecurrenceInputProps } from './RecurrenceInput.tsx';
export { useRecurrenceText } from './useRecurrenceText.ts';
