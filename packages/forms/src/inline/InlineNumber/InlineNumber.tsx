import { NumberControl } from '../../controls/NumberControl.tsx';
import { type NumberFormatOptions, useNumberFormat } from '../../controls/useNumberFormat.ts';
import type { InlineEditorProps } from '../inline.types.ts';
import { InlineParsed } from '../InlineParsed/index.ts';

/** Describes the editor of a number; null is none. */
export interface InlineNumberProps extends InlineEditorProps<number | null, string>, NumberFormatOptions {}

/** Edits a number in its place. It is typed with the digits and groups of the language, or plain ones. */
export function InlineNumber({ min, max, suffix, hasDecimals, ...props }: InlineNumberProps) {
  const numberFormatter = useNumberFormat({ min, max, suffix, hasDecimals });
  return (
    <InlineParsed<number>
      {...props}
      valueFormat={numberFormatter}
      renderValue={numberFormatter.display}
      renderControl={(control) => <NumberControl {...control} min={min} suffix={suffix} />}
    />
  );
}
