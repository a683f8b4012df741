import { DateControl } from '../../controls/DateControl/index.ts';
import { type DateRules, useDates } from '../../controls/useDates.ts';
import type { InlineEditorProps } from '../inline.types.ts';
import { InlineTyped } from '../InlineTyped/index.ts';

/** Describes the editor of a date, `yyyy-MM-dd`; null is none. */
export interface InlineDateProps extends InlineEditorProps<string | null, string>, DateRules {}

/**
 * Edits a date in its place (docs/product.md §2, Behaviour of the inline editors): typed or pasted in the user's format or
 * ISO, or chosen in a calendar. It saves `yyyy-MM-dd`, and a press outside does not discard what was typed.
 */
export function InlineDate({ dateFormat, minDate, ...props }: InlineDateProps) {
  const dates = useDates({ dateFormat, minDate });
  return (
    <InlineTyped<string>
      {...props}
      notation={dates}
      renderValue={dates.write}
      discardsOnOutsidePress={false}
      renderControl={(control) => (
        <DateControl {...control} dates={dates} minDate={minDate} isClearable={props.isRequired !== true} />
      )}
    />
  );
}
