import { type AccessUser, canAccess, type MenuItem } from '@bureau/contract';
import type { menuItems } from '../../db/schema/index.ts';

type Row = typeof menuItems.$inferSelect;

const toEntry = (row: Row) => ({
  text: row.text,
  link: row.link,
  icon: row.icon,
  class: row.class,
  badge: row.badge,
  badgeClass: row.badgeClass,
  isExternalLink: row.isExternalLink,
});

/** Builds the menu of what a user may open. An item that only opens its submenu goes with the last of it. */
export function buildMenu(rows: readonly Row[], user: AccessUser): MenuItem[] {
  const seen = rows.filter((row) => canAccess(user, row.rule));
  return seen
    .filter((row) => row.parentId === null)
    .map((row) => ({
      ...toEntry(row),
      submenu: seen.filter((child) => child.parentId === row.id).map(toEntry),
    }))
    .filter((item) => item.link !== null || item.submenu.length > 0);
}
