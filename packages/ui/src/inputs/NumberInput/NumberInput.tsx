import { formatNumber, formatWholeNumber, parseNumber, parseWholeNumber } from '@bureau/values';
import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components';
import type { InputProps } from '../parts/input.types.ts';
import { type ParsedValueProps, useParsedText } from '../parts/useParsedText.ts';
import { TextInput } from '../TextInput/index.ts';
import { stepBy } from './stepBy.ts';

export interface NumberInputProps
  extends
    Omit<InputProps<number>, keyof ParsedValueProps<number> | 'max' | 'min' | 'step'>,
    ParsedValueProps<number> {
  /** Takes decimals; a number is whole without it. */
  hasDecimals?: boolean;
  /** The least number that the arrow keys reach. A phone shows its digits unless it is below zero: their keyboards have no minus. */
  min?: number | undefined;
  /** The greatest number that the arrow keys reach. */
  max?: number | undefined;
  /** How far an arrow key goes; Page Up and Page Down go ten times as far. Defaults to 1. */
  step?: number;
  /** Stands behind the number and may be typed, or left out: a `%`, or a unit. */
  suffix?: string | undefined;
}

/**
 * Takes a number, typed with the digits and groups of the language, or plain ones. The arrow keys change it. Neither `min` nor `max` corrects
 * what is typed: who keeps the value says what is wrong with it, by the frame.
 */
export function NumberInput({
  hasDecimals = false,
  min = -Infinity,
  max = Infinity,
  step = 1,
  suffix = '',
  onKeyDown,
  ...props
}: NumberInputProps) {
  const { locale } = useLocale();
  const [format, parse] = hasDecimals ? [formatNumber, parseNumber] : [formatWholeNumber, parseWholeNumber];
  const { parsed, change, textProps } = useParsedText(props, {
    format: (given) => (typeof given === 'string' ? given : format(given, locale)),
    parse: (text) => parse(text.replace(suffix, ''), locale),
  });

  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const next = stepBy(event, parsed, { min, max, step });
    if (next === undefined || event.currentTarget.readOnly) return;
    event.preventDefault();
    change(next);
  };

  return (
    <TextInput
      inputMode={min < 0 ? undefined : hasDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...props}
      {...textProps}
      trailing={suffix || undefined}
      onKeyDown={stepByKey}
    />
  );
}
