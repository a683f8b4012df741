import { useState } from 'react';
import type { OptionId } from '../options/options.ts';
import type { Beginning, ComboBoxProps } from './ComboBox.types.ts';
import { RestingComboBox } from './parts/RestingComboBox.tsx';
import { TypedComboBox } from './parts/TypedComboBox.tsx';

/**
 * Takes one of many options, found by typing. An empty text is no value. What is typed and not chosen gives way to what was chosen before when the
 * input is left.
 */
export function ComboBox<Id extends OptionId = OptionId>({
  defaultValue,
  isLazy = false,
  loadOptions,
  onChange,
  onCreate,
  options,
  value,
  ...control
}: ComboBoxProps<Id>) {
  const [beginning, begin] = useState<Beginning>();
  const isResting = isLazy && beginning === undefined && (value ?? defaultValue ?? null) === null;
  if (isResting) return <RestingComboBox {...control} onBegin={begin} />;
  const choice = { defaultValue, loadOptions, onChange, onCreate, options, value };
  return <TypedComboBox {...control} {...choice} beginning={beginning} />;
}
