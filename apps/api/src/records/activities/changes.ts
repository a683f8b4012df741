import type { Change } from './write.ts';

type Plain = string | number | boolean | null;

const write = (value: Plain | undefined) =>
  value === undefined || value === null || value === '' ? null : String(value);

/** What the activity log tells of a record, by field. */
type Told = Readonly<Record<string, Plain>>;

/** Lists which fields differ between a record before and after, as the activity log tells it. */
export function changesOf(before: Told, after: Told): Change[] {
  return Object.keys({ ...before, ...after })
    .filter((field) => (before[field] ?? null) !== (after[field] ?? null))
    .map((field) => ({ field, oldValue: write(before[field]), newValue: write(after[field]) }));
}
