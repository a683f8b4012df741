import { NumberControl } from '../../controls/NumberControl.tsx';
import { type NumberRules, useNumbers } from '../../controls/useNumbers.ts';
import type { InlineEditorProps } from '../inline.types.ts';
import { InlineTyped } from '../InlineTyped/index.ts';

/** Describes the editor of a number; null is none. */
export interface InlineNumberProps extends InlineEditorProps<number | null, string>, NumberRules {}

/** Edits a number in its place. It is typed with the digits and groups of the language, or plain ones. */
export function InlineNumber({ min, max, suffix, hasDecimals, ...props }: InlineNumberProps) {
  const numbers = useNumbers({ min, max, suffix, hasDecimals });
  return (
    <InlineTyped<number>
      {...props}
      notation={numbers}
      renderValue={numbers.show}
      renderControl={(control) => <NumberControl {...control} min={min} suffix={suffix} />}
    />
  );
}
