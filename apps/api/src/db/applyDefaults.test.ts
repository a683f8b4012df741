import { described, type Permission } from '@bureau/contract';
import { asc, eq, sql } from './orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { plainRoutes } from './applyDefaults.ts';
import { migrateDatabase } from './migrate.ts';
import { appliedDefaults, menuItems, rolePermissions, roles } from './schema/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const restart = () => migrateDatabase(server.db, () => Promise.resolve());

const readMenu = async () => {
  const items = await server.db.select().from(menuItems).orderBy(asc(menuItems.position), asc(menuItems.id));
  return items.map(({ parentId, text, link, icon, rule }) => ({
    group: items.find(({ id }) => id === parentId)?.text ?? null,
    text,
    link,
    icon,
    rule,
  }));
};

async function readAllowed(role: string): Promise<readonly Permission[]> {
  const rows = await server.db
    .select({ permission: rolePermissions.permission })
    .from(rolePermissions)
    .innerJoin(roles, eq(roles.id, rolePermissions.roleId))
    .where(eq(roles.name, role));
  return rows.map(({ permission }) => permission).sort();
}

const groups = ['people', 'work', 'time', 'communication', 'money', 'administration'];

const tasks = {
  group: 'permissions.groups.work',
  text: 'breadcrumbs.tasks.title',
  link: '/tasks',
  icon: 'list-checks',
  rule: 'tasks_view',
};

const idOf = async (link: string) => {
  const [item] = await server.db.select().from(menuItems).where(eq(menuItems.link, link));
  return item?.id ?? 0;
};

describe('a new database', () => {
  it('has what the resources say of themselves', async () => {
    const menu = await readMenu();
    const top = menu.filter(({ group }) => group === null).map(({ text }) => text);
    const shown = groups.map((id) => `permissions.groups.${id}`).filter((text) => top.includes(text));
    expect(top).toEqual(['breadcrumbs.dashboard.title', ...shown]);
    expect(menu).toContainEqual(tasks);
    expect(menu).toContainEqual({
      group: 'permissions.groups.administration',
      text: 'breadcrumbs.roles.title',
      link: '/roles',
      icon: 'shield',
      rule: 'adminOnly',
    });
    for (const role of ['project manager', 'user', 'client'] as const) {
      const said = [...Object.values(described), ...plainRoutes].flatMap(({ permissionPrefix, grants }) =>
        (grants?.[role] ?? []).map((action) => `${permissionPrefix}_${action}`),
      );
      expect(await readAllowed(role)).toEqual(said.sort());
    }
  });
});

describe('a database that is started again', () => {
  it('keeps what an administrator has changed and taken away', async () => {
    const item = eq(menuItems.id, await idOf('/tasks'));
    await server.db.update(menuItems).set({ text: 'Work', icon: 'hammer' }).where(item);
    await server.db.delete(rolePermissions).where(eq(rolePermissions.permission, 'tasks_delete'));
    const before = [await readMenu(), await readAllowed('project manager')];
    await restart();
    expect([await readMenu(), await readAllowed('project manager')]).toEqual(before);
    await server.db.delete(menuItems).where(item);
    await restart();
    expect((await readMenu()).map(({ link }) => link)).not.toContain('/tasks');
  });

  it('is given once what a resource says for the first time, behind what is there', async () => {
    await server.db
      .delete(appliedDefaults)
      .where(sql`${appliedDefaults.name} in ('menu/tasks', 'project manager/tasks_delete')`);
    await restart();
    await restart();
    const inWork = (await readMenu()).filter(({ group }) => group === tasks.group);
    expect(inWork.at(-1)).toEqual(tasks);
    expect(inWork.filter(({ link }) => link === '/tasks')).toHaveLength(1);
    expect(await readAllowed('project manager')).toContain('tasks_delete');
  });
});
