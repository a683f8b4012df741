import { DateInput } from '@bureau/ui';
import { type DateFormatOptions, useDateFormat } from '../../controls/useDateFormat.ts';
import type { InlineEditorProps } from '../inline.types.ts';
import { InlineParsed } from '../InlineParsed/index.ts';

/** Describes the editor of a date, `yyyy-MM-dd`; null is none. */
export interface InlineDateProps extends InlineEditorProps<string | null, string>, DateFormatOptions {}

/**
 * Edits a date in its place (docs/product.md §2, Behaviour of the inline editors): typed or pasted in the user's format or
 * ISO, or chosen in a calendar. It saves `yyyy-MM-dd`, and a press outside does not discard what was typed.
 */
export function InlineDate({ dateFormat, minDate, maxDate, ...props }: InlineDateProps) {
  const options = { dateFormat, minDate, maxDate };
  const valueFormat = useDateFormat(options);
  return (
    <InlineParsed<string>
      {...props}
      valueFormat={valueFormat}
      renderValue={valueFormat.format}
      discardsOnOutsidePress={false}
      renderInput={(input) => <DateInput {...input} {...options} />}
    />
  );
}
