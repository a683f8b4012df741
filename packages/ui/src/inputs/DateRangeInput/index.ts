export { DateRangeInput, type DateRangeInputProps } from './DateRangeInput.tsx';
