export { DurationInput, type DurationInputProps } from './DurationInput.tsx';
