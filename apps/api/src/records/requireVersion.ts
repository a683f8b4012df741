import { ApiError, notFound } from '../errors/ApiError.ts';

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
