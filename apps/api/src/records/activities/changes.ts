import type { Change } from './write.ts';

type Plain = string | number | boolean | null;

const write = (value: Plain | undefined) =>
  value === undefined || value === null || value === '' ? null : String(value);

/** Lists which of some fields differ between a record before and after, as the activity log tells it. */
export function changesOf<Field extends string>(
  fields: readonly Field[],
  before: Readonly<Partial<Record<Field, Plain>>>,
  after: Readonly<Partial<Record<Field, Plain>>>,
): Change[] {
  return fields
    .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
    .map((field) => ({ field, oldValue: write(before[field]), newValue: write(after[field]) }));
}
