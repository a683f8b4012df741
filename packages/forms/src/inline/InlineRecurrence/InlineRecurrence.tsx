import { InlineEdit, RecurrenceInput, type RecurrenceInputProps, useRecurrenceText } from '@bureau/ui';
import { useRecurrenceCheck } from '../../controls/useRecurrenceCheck.ts';
import { useFormsMessages } from '../../messages/index.ts';
import type { InlineEditorProps } from '../inline.types.ts';

export interface InlineRecurrenceProps
  extends InlineEditorProps<string | null>, Pick<RecurrenceInputProps, 'dateFormat' | 'startDate'> {}

/** Edits how often something recurs in its place, a recurrence rule (RFC 5545) that is read as a sentence. A press outside does not discard what was chosen. */
export function InlineRecurrence({
  dateFormat,
  isRequired = false,
  startDate,
  ...shell
}: InlineRecurrenceProps) {
  const messages = useFormsMessages();
  const describe = useRecurrenceText();
  const check = useRecurrenceCheck();
  return (
    <InlineEdit<string | null>
      {...shell}
      defaultValue={shell.defaultValue ?? null}
      isMultiline
      discardsOnOutsidePress={false}
      validate={(rule) =>
        isRequired && rule === null ? messages('forms.error.required') : check(rule ?? '')
      }
      renderValue={(rule) => describe(rule ?? '')}
      renderEditor={({ draft, setDraft }) => (
        <RecurrenceInput {...{ dateFormat, startDate }} value={draft} onChange={setDraft} />
      )}
    />
  );
}
