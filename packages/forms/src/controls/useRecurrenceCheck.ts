import { readRecurrence, recurrenceLimits } from '@bureau/values';
import { useFieldMessages } from '../messages/index.ts';

/** Returns what says why a recurrence rule cannot be kept; an empty one can. */
export function useRecurrenceCheck(): (rule: string) => string | undefined {
  const messages = useFieldMessages();
  return (rule) =>
    rule === '' || readRecurrence(rule) !== undefined
      ? undefined
      : messages('forms.error.recurrence', { max: recurrenceLimits.interval });
}
