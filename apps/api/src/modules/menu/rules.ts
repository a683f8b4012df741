import {
  type AccessRule,
  type AccessUser,
  canAccess,
  findRoute,
  type MenuItem,
  type MenuRecord,
  menuRules,
} from '@bureau/contract';
import type { menuItems } from '../../db/schema/index.ts';
import type { FieldMessages } from '../../errors/ApiError.ts';

type Row = typeof menuItems.$inferSelect;

/** Picks what the sidebar shows of an item. */
export const toEntry = (row: Omit<MenuItem, 'submenu'>) => ({
  text: row.text,
  link: row.link,
  icon: row.icon,
  class: row.class,
  badge: row.badge,
  badgeClass: row.badgeClass,
  isExternalLink: row.isExternalLink,
});

/** Whether somebody may see an item: by its own rule, and where it leads to a route, by that of the route. */
function maySee(user: AccessUser, { rule, link, isExternalLink }: Row): boolean {
  const route = link === null || isExternalLink ? undefined : findRoute(link);
  return canAccess(user, rule) && (route === undefined || canAccess(user, route.access));
}

/** Builds the menu of what a user may open. An item that only opens its submenu goes with the last of it. */
export function buildMenu(rows: readonly Row[], user: AccessUser): MenuItem[] {
  const seen = rows.filter((row) => maySee(user, row));
  return seen
    .filter((row) => row.parentId === null)
    .map((row) => ({
      ...toEntry(row),
      submenu: seen.filter((child) => child.parentId === row.id).map(toEntry),
    }))
    .filter((item) => item.link !== null || item.submenu.length > 0);
}

/** Writes an item as the contract has it. */
export const toRecord = (row: Row): MenuRecord => ({
  ...toEntry(row),
  id: row.id,
  parent_id: row.parentId,
  position: row.position,
  rule: row.rule,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  created_by: row.createdBy,
  version: row.version,
});

/** Whether a rule lets through nobody whom another keeps out. */
const isAtLeast = (rule: AccessRule, other: AccessRule) =>
  rule === other || rule === 'adminOnly' || other === 'signedIn';

/** Whether a link leads to a web page, whose address is shown as it is. */
function isWebAddress(link: string): boolean {
  const url = URL.parse(link);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    /^https?:\/\/[^\s\\]+$/i.test(link) &&
    url.username === '' &&
    url.password === ''
  );
}

/** Returns who sees an item that nothing else is said of: whoever may open the page that it leads to. */
export function ruleOfLink({ link, isExternalLink }: Pick<Row, 'link' | 'isExternalLink'>): Row['rule'] {
  const access = link === null || isExternalLink ? undefined : findRoute(link)?.access;
  return menuRules.find((rule) => rule === access) ?? 'signedIn';
}

/** Returns what is wrong with where an item leads and who sees it. */
export function checkLink(item: Pick<Row, 'link' | 'isExternalLink' | 'rule' | 'parentId'>): FieldMessages {
  const { link, isExternalLink, rule, parentId } = item;
  if (link === null)
    return isExternalLink || parentId !== null ? { link: [{ key: 'validation.required' }] } : {};
  if (isExternalLink) return isWebAddress(link) ? {} : { link: [{ key: 'menu.externalLink' }] };
  const route = /[\s\\]/.test(link) ? undefined : findRoute(link);
  if (route === undefined) return { link: [{ key: 'menu.unknownRoute' }] };
  return isAtLeast(rule, route.access) ? {} : { rule: [{ key: 'menu.laxerRule' }] };
}

/** Puts an item at a place among others, and returns the ids of all in their order. Without a place it comes last. */
export function placeAmong(others: readonly number[], id: number, position: number | undefined): number[] {
  return others.toSpliced((position ?? Infinity) - 1, 0, id);
}
