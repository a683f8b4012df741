export { TimerChip, type TimerChipProps } from './TimerChip.tsx';
