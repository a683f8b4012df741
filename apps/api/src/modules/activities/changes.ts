import { ApiError, notFound } from '../../http/ApiError.ts';
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

/**
 * Requires that a record was found that is about to be changed, and that it is as its changer saw it.
 *
 * @throws ApiError 404 when it was not found, 409 with the record as it is when the given version is another.
 */
export function requireVersion<Rec extends { readonly version: number }>(
  record: Rec | null,
  version: number | undefined,
): asserts record is Rec {
  if (record === null) throw notFound();
  if (version !== undefined && version !== record.version)
    throw new ApiError(409, 'errors.conflict', { current: record });
}
