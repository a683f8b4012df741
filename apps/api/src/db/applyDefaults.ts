import {
  described,
  type Grants,
  type Permission,
  type PermissionAction,
  type PermissionGroupId,
  permissionGroups,
  type PermissionPrefix,
  type ResourceName,
  resources,
  routeOf,
  type RoutePath,
} from '@bureau/contract';
import { and, eq, isNull, max, sql } from './orm.ts';
import type { Database } from './database.ts';
import { appliedDefaults, menuItems, rolePermissions, roles } from './schema/index.ts';

interface PlainRoute {
  readonly name: RoutePath;
  readonly permissionPrefix: PermissionPrefix;
  /** What roles may do there from the start, where no resource of this prefix says it. */
  readonly grants?: Grants;
}

/** What no resource says of itself: routes that are in the menu from the start. */
export const plainRoutes: readonly PlainRoute[] = [
  {
    name: 'projects-planner',
    permissionPrefix: 'projectplanner',
    grants: { 'project manager': ['view'], user: ['view'], client: ['view'] },
  },
  { name: 'workspace', permissionPrefix: 'tasks' },
  { name: 'taskboard', permissionPrefix: 'tasks' },
  { name: 'teamboard', permissionPrefix: 'teams' },
  { name: 'settings', permissionPrefix: 'settings' },
];

const granted = [...Object.values(described), ...plainRoutes].flatMap(({ permissionPrefix, grants = {} }) =>
  Object.entries<readonly PermissionAction[]>(grants).flatMap(([role, actions]) =>
    actions.flatMap((action): { role: string; permission: Permission }[] =>
      permissionPrefix === null ? [] : [{ role, permission: `${permissionPrefix}_${action}` }],
    ),
  ),
);

/** Notes that something is given, and returns whether it has not been before. */
async function isNew(tx: Database, name: string): Promise<boolean> {
  const { rowCount } = await tx.insert(appliedDefaults).values({ name }).onConflictDoNothing();
  return rowCount === 1;
}

type NewItem = Pick<typeof menuItems.$inferInsert, 'text' | 'link' | 'icon' | 'rule' | 'parentId'>;

/** Adds an item to the end of the menu, or of the submenu of another. */
async function addItem(tx: Database, item: NewItem & { readonly parentId: number | null }): Promise<number> {
  const { parentId } = item;
  const [last] = await tx
    .select({ position: max(menuItems.position) })
    .from(menuItems)
    .where(parentId === null ? isNull(menuItems.parentId) : eq(menuItems.parentId, parentId));
  const position = (last?.position ?? 0) + 1;
  const [added] = await tx
    .insert(menuItems)
    .values({ ...item, position })
    .returning({ id: menuItems.id });
  return added?.id ?? 0;
}

/** The groups of the menu, which are those of the permissions, with their icons. */
const groupIcons: Readonly<Record<PermissionGroupId, string>> = {
  people: 'users-round',
  work: 'briefcase',
  time: 'clock',
  communication: 'message-square',
  money: 'wallet',
  administration: 'settings',
};

/** Resources without permissions of their own: who works here is a matter of people, what they may do one of administration. */
const groupsOfOthers: Readonly<Record<string, PermissionGroupId>> = {
  users: 'people',
  departments: 'people',
  providers: 'people',
  roles: 'administration',
};

const groupOf = (name: RoutePath, prefix?: string | null): PermissionGroupId =>
  permissionGroups.find(({ prefixes }) => prefixes.some((one) => one === prefix))?.id ??
  groupsOfOthers[name] ??
  'administration';

interface MenuEntry {
  readonly name: RoutePath;
  readonly group: PermissionGroupId;
}

/** What has an entry, in the order of the groups. */
const menuEntries: readonly MenuEntry[] = permissionGroups.flatMap(({ id }) => {
  const ofResources = Object.entries(resources).flatMap(([key, resource]) => {
    // the names of what is registered are those of the type
    const name = key as ResourceName;
    const prefix = 'permissionPrefix' in resource ? resource.permissionPrefix : undefined;
    return 'isInMenu' in resource && resource.isInMenu === true
      ? [{ name, group: groupOf(name, prefix) }]
      : [];
  });
  const others = plainRoutes.map(({ name, permissionPrefix }) => ({
    name,
    group: groupOf(name, permissionPrefix),
  }));
  return [...ofResources, ...others].filter(({ group }) => group === id);
});

async function addToMenu(tx: Database, { name, group }: MenuEntry): Promise<void> {
  const { path, titleKey, icon, access } = routeOf(name);
  const text = `permissions.groups.${group}`;
  const [found] = await tx
    .select({ id: menuItems.id })
    .from(menuItems)
    .where(and(eq(menuItems.text, text), isNull(menuItems.parentId)));
  const parentId =
    found?.id ??
    (await addItem(tx, { parentId: null, text, link: null, icon: groupIcons[group], rule: 'signedIn' }));
  // a route asks for one permission, or has a rule that is none
  const rule = access as typeof menuItems.$inferInsert.rule;
  await addItem(tx, { parentId, text: titleKey, link: `/${path}`, icon, rule });
}

/**
 * Writes what resources have from the start: their entries in the menu, and what the roles of the program allow of them. Each is written
 * once and noted, so that what an administrator changes or takes away afterwards stays as it is (docs/adr/0038-defaults-from-descriptions.md).
 */
export async function applyDefaults(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const entry of menuEntries) if (await isNew(tx, `menu/${entry.name}`)) await addToMenu(tx, entry);
    for (const { role, permission } of granted) {
      if (!(await isNew(tx, `${role}/${permission}`))) continue;
      const holders = tx
        .select({ roleId: roles.id, permission: sql<Permission>`${permission}`.as('permission') })
        .from(roles)
        .where(and(eq(roles.name, role), eq(roles.isBuiltIn, true)));
      await tx.insert(rolePermissions).select(holders).onConflictDoNothing();
    }
  });
}
