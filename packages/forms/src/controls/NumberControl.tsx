import type { TextControlProps } from './controls.types.ts';
import { Affixed, Suffix } from './control.styles.ts';
import { TextControl } from './TextControl.tsx';
import type { NumberFormatOptions } from './useNumberFormat.ts';

export interface NumberControlProps extends TextControlProps, Pick<NumberFormatOptions, 'min' | 'suffix'> {}

/** Takes a number. A phone shows its digits, unless it may be less than zero: their keyboards have no minus. */
export function NumberControl({ min = -Infinity, suffix, ...props }: NumberControlProps) {
  const input = <TextControl {...props} inputMode={min >= 0 ? 'numeric' : undefined} />;
  if (suffix === undefined) return input;
  return (
    <Affixed data-inline={props['data-inline']} data-in-cell={props['data-in-cell']}>
      {input}
      <Suffix>{suffix}</Suffix>
    </Affixed>
  );
}
