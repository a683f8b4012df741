import type { Change } from './write.ts';

type Plain = string | number | boolean | null;

const write = (value: Plain | undefined) =>
  value === undefined || value === null || value === '' ? null : String(value);

/** What the activity log tells of a record, by field. */
type Told = Readonly<Record<string, Plain>>;

/**
 * Lists which fields differ between a record before and after, as the activity log tells it.
 *
 * @param others names the fields that refer to others than before, which may be called the same.
 */
export function changesOf(before: Told, after: Told, others: readonly string[] = []): Change[] {
  const isOther = (field: string) => others.includes(field) && write(before[field]) !== null;
  return Object.keys({ ...before, ...after })
    .filter((field) => isOther(field) || (before[field] ?? null) !== (after[field] ?? null))
    .map((field) => ({ field, oldValue: write(before[field]), newValue: write(after[field]) }));
}
