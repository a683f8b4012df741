import type { Tone } from '@bureau/theme';

/** Describes one choice of a select. */
export interface SelectOption<Value extends string | number = string | number> {
  readonly value: Value;
  readonly label: string;
  /** Renders the option as a badge in this tone. */
  readonly tone?: Tone;
  /** Shows the option, but disables it. */
  readonly isDisabled?: boolean;
}

/** Finds the option of a value. */
export function findOption<Value extends string | number>(
  options: readonly SelectOption<Value>[],
  value: unknown,
): SelectOption<Value> | undefined {
  return options.find((option) => option.value === value);
}

/** Returns what a select shows for a value: its option, or the raw value where none has it; nothing for no value. */
export function optionOrRaw<Value extends string | number>(
  options: readonly SelectOption<Value>[],
  value: Value | null | undefined,
): SelectOption<Value> | undefined {
  if (value === null || value === undefined) return undefined;
  return findOption(options, value) ?? { value, label: String(value) };
}

/** Returns what a select of several shows: the chosen options in their order, then the raw values that are no option. */
export function optionsOrRaw<Value extends string | number>(
  options: readonly SelectOption<Value>[],
  values: readonly Value[],
): SelectOption<Value>[] {
  const raw = values.filter((value) => !findOption(options, value));
  return [
    ...options.filter(({ value }) => values.includes(value)),
    ...raw.map((value) => ({ value, label: String(value) })),
  ];
}

/** The key of "no value" among the options. */
export const emptyKey = '';
