import { useRecurrenceText, VisuallyHidden } from '@bureau/ui';
import { Repeat } from 'lucide-react';

/** Marks what recurs by an icon, whose label and tooltip say the rule as a sentence. */
export function RecurrenceMark({ rule }: { readonly rule: string }) {
  const sentence = useRecurrenceText()(rule);
  return (
    <span title={sentence}>
      <Repeat aria-hidden size={14} style={{ verticalAlign: 'text-bottom' }} />
      <VisuallyHidden>{sentence}</VisuallyHidden>
    </span>
  );
}
