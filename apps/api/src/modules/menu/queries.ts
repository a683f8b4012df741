import type { ListQuery, MenuRecord, ResponseOf, menu as contract } from '@bureau/contract';
import { asc, eq, isNull } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { containsWritten, isOneOf, isOneOrNone } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { answerList } from '../../db/list/answerList.ts';
import { menuItems } from '../../db/schema/index.ts';
import { toRecord } from './rules.ts';

/** Reads all items of the sidebar in their order. */
export function readMenu(db: Database) {
  return db.select().from(menuItems).orderBy(asc(menuItems.position), asc(menuItems.id));
}

const source: ListSource<typeof contract.listSpec> = {
  id: menuItems.id,
  sort: {
    position: { column: menuItems.position },
    text: { column: menuItems.text },
    created_at: { column: menuItems.createdAt },
    updated_at: { column: menuItems.updatedAt },
  },
  filter: {
    parent_id: (wanted) =>
      isOneOrNone(wanted, (ids) => isOneOf(menuItems.parentId, ids), isNull(menuItems.parentId)),
  },
  search: (q) => containsWritten(menuItems.text, q),
};

/** Lists the items of the sidebar, whoever may see them there. */
export const listMenu = (
  db: Database,
  query: ListQuery<typeof contract.listSpec>,
): Promise<ResponseOf<typeof contract.list>> =>
  answerList(db, source, query, {
    fallback: ['position'],
    async read({ condition, order, limit, offset }) {
      const rows = await db
        .select()
        .from(menuItems)
        .where(condition)
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
      return rows.map(toRecord);
    },
  });

/** Reads an item, or returns null when there is none. */
export async function readMenuItem(db: Database, id: number): Promise<MenuRecord | null> {
  const [row] = await db.select().from(menuItems).where(eq(menuItems.id, id));
  return row === undefined ? null : toRecord(row);
}
