import { NumberInput } from '@bureau/ui';
import { type NumberFormatOptions, useNumberFormat } from '../../controls/useNumberFormat.ts';
import type { InlineEditorProps } from '../inline.types.ts';
import { InlineParsed } from '../InlineParsed/index.ts';

/** Describes the editor of a number; null is none. */
export interface InlineNumberProps extends InlineEditorProps<number | null, string>, NumberFormatOptions {}

/** Edits a number in its place. It is typed with the digits and groups of the language, or plain ones. */
export function InlineNumber({ min, max, suffix, hasDecimals, decimals, ...props }: InlineNumberProps) {
  const options = { min, max, suffix, hasDecimals };
  const numberFormatter = useNumberFormat({ ...options, decimals });
  return (
    <InlineParsed<number>
      {...props}
      valueFormat={numberFormatter}
      renderValue={numberFormatter.display}
      renderInput={(input) => <NumberInput {...input} {...options} />}
    />
  );
}
