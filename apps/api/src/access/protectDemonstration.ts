import type { Settings } from '../db/settings/Settings.ts';
import { ApiError } from '../errors/ApiError.ts';

/**
 * Keeps what came with the demonstration, so that nobody takes it away from the others who look at it: while `is_demo` is on, records that
 * nobody has made in the application cannot be deleted, nor can the accounts of the demonstration be closed to others. What people made
 * themselves is theirs (docs/adr/0019-what-the-demonstration-keeps.md).
 *
 * @throws ApiError 403 where one of the records came with the demonstration.
 */
export function protectDemonstration(
  { is_demo: isDemo }: Pick<Settings, 'is_demo'>,
  records: readonly { readonly created_by: number | null }[],
): void {
  if (isDemo && records.some(({ created_by: createdBy }) => createdBy === null))
    throw new ApiError(403, 'errors.demonstration');
}
