import type { FileKind } from '@bureau/contract';
import { and, eq, inArray } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { files } from '../db/schema/index.ts';
import { FieldError } from '../errors/ApiError.ts';

/**
 * Requires that files of a kind exist, before a record refers to them. They stay until the transaction has ended.
 *
 * @throws FieldError for a file that was not uploaded.
 */
export async function requireFiles(
  tx: Database,
  kind: FileKind,
  names: readonly string[],
  field: string,
): Promise<void> {
  if (names.length === 0) return;
  const found = await tx
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.kind, kind), inArray(files.key, [...names])))
    .for('key share');
  if (found.length < new Set(names).size)
    throw new FieldError({ [field]: [{ key: 'validation.unknownFile' }] });
}
