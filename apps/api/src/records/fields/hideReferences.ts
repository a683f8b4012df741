import type { Named } from '@bureau/contract';
import { and } from 'drizzle-orm';
import type { Viewer } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import type { BoundField } from '../kinds/BoundField.ts';
import { targetOf } from '../references.ts';
import type { Row } from './read.ts';

/** Leaves out of records what they refer to by fields of several references and a viewer may not see. */
export async function hideReferences(
  db: Database,
  boundFields: readonly BoundField[],
  rows: readonly Row[],
  viewer: Viewer,
): Promise<readonly Row[]> {
  let shown = rows;
  for (const { field, names } of boundFields) {
    if (field.kind !== 'references') continue;
    const { table, pickable } = targetOf(field.to);
    const condition = pickable(viewer);
    if (condition === undefined) continue;
    // What was read is such a list.
    const listOf = (row: Row) => (row[names.read] ?? []) as readonly Named[];
    const ids = [...new Set(shown.flatMap((row) => listOf(row).map(({ id }) => id)))];
    if (ids.length === 0) continue;
    const found = await db
      .select({ id: table.id })
      .from(table)
      .where(and(isOneOf(table.id, ids), condition));
    const known = new Set(found.map(({ id }) => Number(id)));
    shown = shown.map((row) => ({ ...row, [names.read]: listOf(row).filter(({ id }) => known.has(id)) }));
  }
  return shown;
}
