import { InlineEdit, MultiDateInput } from '@bureau/ui';
import { type DateFormatOptions, useDateFormat } from '../../controls/useDateFormat.ts';
import { useFormsMessages } from '../../messages/index.ts';
import type { InlineEditorProps } from '../inline.types.ts';

/** Describes the editor of several dates, each `yyyy-MM-dd`. */
export interface InlineMultiDateProps extends InlineEditorProps<readonly string[]>, DateFormatOptions {}

const isSameList = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/**
 * Edits several dates in their place (docs/product.md §2, Behaviour of the inline editors): a date that is pressed in the calendar is added, or
 * removed when it was chosen. They are saved in their order, and a press outside discards what was chosen.
 */
export function InlineMultiDate({
  dateFormat,
  minDate,
  maxDate,
  isRequired = false,
  ...shell
}: InlineMultiDateProps) {
  const messages = useFormsMessages();
  const options = { dateFormat, minDate, maxDate };
  const { format, validate } = useDateFormat(options);
  const check = (dates: readonly string[]) => {
    if (dates.length === 0) return isRequired ? messages('forms.error.required') : undefined;
    return dates.map((date) => validate?.(date)).find((error) => error !== undefined);
  };
  return (
    <InlineEdit<readonly string[]>
      {...shell}
      defaultValue={shell.defaultValue ?? []}
      isEqual={isSameList}
      isEmpty={(dates) => dates.length === 0}
      validate={check}
      renderValue={(dates) => dates.map(format).join(', ')}
      renderEditor={({ draft, setDraft }) => (
        <MultiDateInput {...options} value={draft} onChange={setDraft} />
      )}
    />
  );
}
