export { InlineRecurrence, type InlineRecurrenceProps } from './InlineRecurrence.tsx';
