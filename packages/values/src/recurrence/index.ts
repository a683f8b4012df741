export {
  readRecurrence,
  type Recurrence,
  type RecurrenceDay,
  recurrenceDays,
  writeRecurrence,
} from './recurrence.ts';
