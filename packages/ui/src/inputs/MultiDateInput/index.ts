export { MultiDateInput, type MultiDateInputProps } from './MultiDateInput.tsx';
