import { formatHours, parseDuration } from '@bureau/values';
import { useFormsMessages } from '../messages/index.ts';
import type { Notation } from './controls.types.ts';

/** Gives how durations in whole minutes are written, `1:30`, and read as people type them. */
export function useDurations(): Notation<number> {
  const messages = useFormsMessages();
  return { write: formatHours, read: parseDuration, unreadable: messages('forms.hours.invalid') };
}
