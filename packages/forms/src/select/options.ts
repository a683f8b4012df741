import type { Tone } from '@bureau/theme';

/** Describes one choice of a select. */
export interface SelectOption<Value extends string | number = string | number> {
  readonly value: Value;
  readonly label: string;
  /** Draws the option as a badge in this tone. */
  readonly tone?: Tone;
  /** Shows the option, but lets nobody choose it. */
  readonly isDisabled?: boolean;
}

/** Finds the option of a value. */
export function findOption<Value extends string | number>(
  options: readonly SelectOption<Value>[],
  value: unknown,
): SelectOption<Value> | undefined {
  return options.find((option) => option.value === value);
}

/** Stands for "no value" among the keys of the options. */
export const emptyKey = '';
