export { findOccurrences } from './occurrences.ts';
export {
  areWorkingDays,
  readRecurrence,
  type Recurrence,
  type RecurrenceDay,
  recurrenceDays,
  type RecurrenceFrequency,
  recurrenceLimits,
  type RecurrenceOrdinal,
  recurrenceOrdinals,
  workingDays,
  writeRecurrence,
} from './recurrence.ts';
