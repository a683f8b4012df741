import { formatHours, parseDuration } from '@bureau/values';
import { useFormsMessages } from '../messages/index.ts';
import type { ValueFormat } from './controls.types.ts';

/** Gives how durations in whole minutes are written, `1:30`, and read as people type them. */
export function useDurationFormat(): ValueFormat<number> {
  const messages = useFormsMessages();
  return { format: formatHours, parse: parseDuration, parseErrorMessage: messages('forms.hours.invalid') };
}
