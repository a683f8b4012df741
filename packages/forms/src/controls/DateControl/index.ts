export { DateControl, type DateControlProps } from './DateControl.tsx';
