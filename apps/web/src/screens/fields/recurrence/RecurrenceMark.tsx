import { useRecurrenceText, VisuallyHidden } from '@bureau/ui';
import { Repeat } from 'lucide-react';

/** Marks what recurs by an icon, whose label and tooltip say the rule as a sentence. */
export function RecurrenceMark({ rule }: { readonly rule: string }) {
  const sentence = useRecurrenceText()(rule);
  return (
    <span title={sentence} style={{ display: 'inline-flex' }}>
      <Repeat aria-hidden size={14} />
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </span>
  );
}
