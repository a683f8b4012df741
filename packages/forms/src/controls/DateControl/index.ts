export { DateControl } from './DateControl.tsx';
