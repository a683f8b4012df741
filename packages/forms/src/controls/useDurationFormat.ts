import { formatHours, parseDuration } from '@bureau/values';
import { useFormsMessages } from '../messages/index.ts';
import type { ValueFormat } from './controls.types.ts';

/** Returns how durations in whole minutes are formatted, `1:30`, and parsed as people type them. */
export function useDurationFormat(): ValueFormat<number> {
  const messages = useFormsMessages();
  return { format: formatHours, parse: parseDuration, parseErrorMessage: messages('forms.hours.invalid') };
}
