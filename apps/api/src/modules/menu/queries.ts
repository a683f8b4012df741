import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { menuItems } from '../../db/schema/index.ts';

/** Reads all items of the sidebar in their order. */
export function readMenu(db: Database) {
  return db.select().from(menuItems).orderBy(asc(menuItems.position), asc(menuItems.id));
}
