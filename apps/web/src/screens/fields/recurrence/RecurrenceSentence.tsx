import { useRecurrenceText } from '@bureau/ui';

/** Shows a recurrence rule as a sentence. */
export function RecurrenceSentence({ rule }: { readonly rule: string }) {
  return useRecurrenceText()(rule);
}
