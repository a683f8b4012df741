import { useState } from 'react';
import { useLocale } from 'react-aria-components';
import { useInputMessages } from '../../../inputs/messages/useInputMessages.ts';
import { useUiMessages } from '../../../provider/index.ts';
import type { NumberRangeFilter, NumberRangeValue } from '../FilterBar.types.ts';
import { parseQuantity, formatQuantity } from '../quantity.ts';
import { parseRange, type RangeErrorCode } from '../parseRange.ts';
import { RangeForm } from './RangeForm.tsx';

interface NumberRangeEditorProps {
  filter: NumberRangeFilter;
  value: NumberRangeValue;
  onChange: (value: NumberRangeValue) => void;
  /** Runs when the person has finished. */
  onDone: () => void;
}

/** Takes a range of numbers, typed as the person's language writes them, with or without the unit. */
export function NumberRangeEditor({ filter, value, onChange, onDone }: NumberRangeEditorProps) {
  const { unit, min, max, hasDecimals = false } = filter;
  const t = useUiMessages();
  const inputText = useInputMessages();
  const { locale } = useLocale();
  const write = (number: number | undefined) =>
    number === undefined ? '' : formatQuantity(number, locale, unit);
  const [texts, setTexts] = useState({ from: write(value.from), to: write(value.to) });

  const apply = () => {
    const { range, errors } = parseRange(texts, {
      read: (text) => parseQuantity(text, locale, unit, hasDecimals),
      min,
      max,
    });
    const isRead = Object.keys(errors).length === 0;
    if (isRead && (range.from !== value.from || range.to !== value.to)) onChange(range);
    return errors;
  };

  const examples: Partial<Record<RangeErrorCode, number | undefined>> = {
    unreadable: max ?? min ?? 10,
    tooSmall: min,
    tooLarge: max,
  };

  return (
    <RangeForm
      texts={texts}
      onTextsChange={setTexts}
      onApply={apply}
      onDone={onDone}
      describeError={(error) =>
        error === 'unreadable' && hasDecimals
          ? inputText('ui.filters.number.noNumber', { number: write(examples[error]) })
          : t(`ui.filters.number.${error}`, { number: write(examples[error]) })
      }
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
    />
  );
}
