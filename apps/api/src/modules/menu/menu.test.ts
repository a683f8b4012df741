import { type BodyOf, menu, users } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff] = await Promise.all([server.as('admin'), server.as('user')]);
});
afterAll(() => server.stop());

type Body = BodyOf<typeof menu.create>;

const create = (body: Body) => admin.call(menu.create, { body });
const order = async (parentId: number | 'none' = 'none') => {
  const query = { filter: { parent_id: [parentId === 'none' ? null : parentId] } };
  const { data } = await admin.call(menu.list, { query });
  return data.map(({ text, position }) => `${position} ${text}`);
};

describe('somebody who arranges the menu', () => {
  it('puts items in an order, and below one another', async () => {
    const titles = (await order()).map((title) => title.replace(/^\d+ /, ''));
    const numbered = (texts: readonly string[]) => texts.map((text, index) => `${index + 1} ${text}`);
    const help = await create({ text: 'Help', link: 'https://example.org/help', isExternalLink: true });
    expect(help).toMatchObject({
      position: titles.length + 1,
      rule: 'signedIn',
      parent_id: null,
      version: 1,
    });
    const group = await create({ text: 'Company', position: 1, icon: 'building' });
    expect(await order()).toEqual(numbered(['Company', ...titles, 'Help']));
    const params = { id: help.id };
    const moved = await admin.call(menu.update, { params, body: { parent_id: group.id, version: 1 } });
    expect(moved).toMatchObject({ parent_id: group.id, position: 1, version: 2 });
    await create({ text: 'First', link: '/tasks', parent_id: group.id, position: 1 });
    expect(await order(group.id)).toEqual(['1 First', '2 Help']);
    const { menus } = await staff.call(menu.sidebar);
    expect(menus[0]).toMatchObject({
      text: 'Company',
      link: null,
      submenu: [{ text: 'First' }, { text: 'Help' }],
    });
    const { data } = await admin.call(menu.activities, { params });
    const told = data.map(({ field, old_value: from, new_value: to }) => `${field}: ${from} > ${to}`);
    expect(new Set(told)).toEqual(
      new Set(['null: null > null', 'parent_id: null > Company', `position: ${titles.length + 2} > 1`]),
    );
    await admin.call(menu.remove, { params: { id: group.id } });
    expect(await order()).toEqual(numbered(titles));
    expect((await admin.try(menu.one, { params })).status).toBe(404);
  });

  it('is told when somebody else was faster', async () => {
    const item = await create({ text: 'Wiki', link: 'https://example.org', isExternalLink: true });
    const change = (body: object) => admin.try(menu.update, { params: { id: item.id }, body });
    await change({ text: 'Wikis', version: 1 });
    expect(await change({ text: 'Wicked', version: 1 })).toMatchObject({
      status: 409,
      body: { current: { text: 'Wikis', version: 2 } },
    });
    expect(await change({ text: 'Wikis', version: 2 })).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it('lets see an item whoever may open its page, or fewer', async () => {
    const item = await create({ text: 'To-dos', link: '/todos?mine=1' });
    expect(item.rule).toBe('todos_view');
    const change = (body: object) => admin.try(menu.update, { params: { id: item.id }, body });
    expect(await change({ link: '/users' })).toMatchObject({ body: { rule: 'signedIn' } });
    expect(await change({ rule: 'users_view' as never })).toMatchObject({ status: 422 });
    expect(await change({ rule: 'adminOnly' })).toMatchObject({ status: 200 });
    expect(await change({ rule: null })).toMatchObject({ status: 200, body: { rule: 'signedIn' } });
    expect(await change({ rule: 'adminOnly' })).toMatchObject({ status: 200 });
    expect(await change({ link: '/tasks' })).toMatchObject({ body: { rule: 'tasks_view' } });
    for (const rule of ['signedIn', 'todos_view'])
      expect(await change({ rule })).toMatchObject({
        status: 422,
        body: { errors: { rule: ['Must not be open to more people than the page is.'] } },
      });
  });

  it.each<[string, Partial<Body>]>([
    ['link', { link: 'javascript:alert(1)', isExternalLink: true }],
    ['link', { link: 'data:text/html,x', isExternalLink: true }],
    ['link', { link: '//example.org', isExternalLink: true }],
    ['link', { link: 'https://user:secret@example.org', isExternalLink: true }],
    ['link', { link: 'https://', isExternalLink: true }],
    ['link', { isExternalLink: true }],
    ['link', { link: 'https://example.org' }],
    ['link', { link: '//example.org/tasks' }],
    ['link', { link: '/constructor' }],
    ['link', { link: '/tasks\\evil' }],
    ['icon', { icon: '<svg>' }],
    ['class', { class: 'a" onclick="' }],
    ['badgeClass', { badgeClass: 'a;b' }],
    ['parent_id', { parent_id: 2_000_000_000, link: '/tasks' }],
    ['text', { text: '' }],
  ])('cannot give a %s like that: %j', async (field, body) => {
    const { status, body: answer } = await admin.try(menu.create, { body: { text: 'Item', ...body } });
    expect([status, Object.keys((answer as { errors?: object }).errors ?? {})]).toEqual([422, [field]]);
  });

  it('makes no submenu of a submenu, and no circle', async () => {
    const top = await create({ text: 'Top' });
    const below = await create({ text: 'Below', link: '/tasks', parent_id: top.id });
    const refused = {
      status: 422,
      body: { errors: { parent_id: ['A submenu cannot contain another submenu.'] } },
    };
    const other = await create({ text: 'Other', link: '/tasks' });
    const under = (id: number, parentId: number) =>
      admin.try(menu.update, { params: { id }, body: { parent_id: parentId } });
    expect(await under(other.id, below.id)).toMatchObject(refused);
    expect(await under(top.id, other.id)).toMatchObject(refused);
    expect(await under(other.id, other.id)).toMatchObject(refused);
    const { status } = await admin.try(menu.update, { params: { id: below.id }, body: { link: null } });
    expect(status).toBe(422);
  });

  it('keeps what came with the demonstration', async () => {
    expect((await admin.try(menu.remove, { params: { id: 1 } })).status).toBe(403);
  });
});

describe('somebody who has no right to the settings', () => {
  it('sees the menu of what they may open, and not how it is kept', async () => {
    await create({ text: 'Roles', link: '/roles' });
    const { menus, loginUser } = await staff.call(menu.sidebar);
    expect(menus.map(({ text }) => text)).not.toContain('Roles');
    expect(await staff.call(users.permissions)).toEqual(loginUser.permissions);
    expect((await staff.try(menu.list)).status).toBe(403);
  });
});
