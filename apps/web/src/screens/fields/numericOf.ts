import type { Field } from '@bureau/contract';

/** What a number of a field has to be like. */
interface Numeric {
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
}

/** Returns what a number of a field has to be like. */
export function numericOf(field: Field): Numeric {
  if (field.kind === 'percent') return { max: 100 };
  return field.kind === 'number' ? field : {};
}
