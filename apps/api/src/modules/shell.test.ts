import {
  type BodyOf,
  canAccess,
  menu,
  profile,
  projects,
  settings,
  system,
  tasks,
  users,
} from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { menuItems } from '../db/schema/index.ts';
import { demoSettings } from '../seed/data/settings.ts';
import { roles, startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('somebody who opens the sign-in page', () => {
  it('gets the public settings and nothing else', async () => {
    await server.db.execute(
      `insert into settings values ('mail_password', '"secret"'), ('company_name', '"Acme"')`,
    );
    expect(await server.guest.call(settings.public)).toEqual({
      brand_color: null,
      login_background: null,
      default_language: 'en',
      allowed_for_registration: false,
      company_short_name: 'Bureau',
      company_name: 'Acme',
      company_logo: null,
      footer_text: demoSettings.footer_text,
      theme_layout: 'light',
      is_demo: true,
    });
  });

  it('learns that the service is alive and ready', async () => {
    expect(await server.guest.call(system.health)).toEqual({ status: 'ok' });
    expect(await server.guest.call(system.ready)).toEqual({ status: 'ok' });
  });
});

describe('somebody who has signed in', () => {
  it.each(roles)('as %s sees only menu items that they may open', async (role) => {
    const client = await server.as(role);
    const { menus, loginUser } = await client.call(menu.sidebar);
    const items = await server.db.select().from(menuItems).orderBy(menuItems.position);
    const open = items.filter(({ rule }) => canAccess(loginUser, rule));
    const shown = menus.flatMap(({ link, submenu }) => [link, ...submenu.map((item) => item.link)]);
    const linked = open.flatMap(({ link }) => link ?? []);
    expect(new Set(shown.filter((link) => link !== null))).toEqual(new Set(linked));
    expect(shown).toEqual(expect.arrayContaining(['/dashboard', '/tasks']));
    expect(loginUser.roles).toEqual([role]);
    expect(await client.call(users.permissions)).toEqual(loginUser.permissions);
  });

  it('sees a submenu with as much of it as they may open, and no empty one', async () => {
    const base = { position: 5, isExternalLink: false, link: null, rule: 'signedIn' } as const;
    const [parent, empty] = await server.db
      .insert(menuItems)
      .values([
        { ...base, text: 'Company' },
        { ...base, text: 'Secrets' },
      ])
      .returning();
    await server.db.insert(menuItems).values([
      { ...base, parentId: parent?.id, text: 'Help', link: 'https://example.org', isExternalLink: true },
      { ...base, parentId: parent?.id, text: 'Roles', link: '/roles', rule: 'adminOnly' },
      { ...base, parentId: empty?.id, text: 'Invoices', link: '/invoices', rule: 'invoices_view' },
    ]);
    const menuOf = async (role: 'user' | 'admin') => {
      const { menus } = await (await server.as(role)).call(menu.sidebar);
      const added = menus.filter(({ text }) => text === 'Company' || text === 'Secrets');
      return added.map(({ text, submenu }) => [text, ...submenu.map((item) => item.text)].join(' > '));
    };
    expect(await menuOf('user')).toEqual(['Company > Help']);
    expect(await menuOf('admin')).toEqual(['Company > Help > Roles', 'Secrets > Invoices']);
  });

  it('changes their language and their look, and finds both again', async () => {
    const client = await server.as('client');
    await client.call(users.changeLocale, { params: { locale: 'ja' } });
    const theme = {
      layout: 'dark',
      scheme: 'auto',
      contrast: 'high',
      is_collapsed_menu: true,
      sidebar_width: null,
      sidebar_bg_color: 'ocean',
      sidebar_bg_custom_color: '#14532d',
      sidebar_bg_image: 3,
    } as const;
    const changed = await client.call(profile.update, { body: { preferences: { theme } } });
    expect(changed).toMatchObject({ language: 'ja', preferences: { theme } });
    expect(await client.call(profile.one)).toEqual(changed);
    expect((await (await server.as('user')).call(profile.one)).language).toBe('en');
    await client.call(users.changeLocale, { params: { locale: 'en' } });
  });

  it('keeps of their preferences what a change says nothing of, however old the page is that makes it', async () => {
    const client = await server.as('user');
    const change = (preferences: BodyOf<typeof profile.update>['preferences']) =>
      client.call(profile.update, { body: { preferences } });
    const theme = { layout: 'dark', scheme: 'layout' } as const;
    const formats = { first_day_of_week: 6 };
    await change({ theme, formats });
    await Promise.all([change({ muted_topics: ['comments'] }), change({ density: 'compact' })]);
    const { preferences } = await client.call(profile.one);
    expect(preferences).toEqual({ theme, formats, muted_topics: ['comments'], density: 'compact' });
    await change({ theme: { layout: null, scheme: 'layout' }, formats: {}, muted_topics: [] });
  });

  it.each([
    { preferences: { theme: { layout: 'pink', scheme: 'auto' } } },
    { preferences: { theme: { layout: 'dark' } } },
    { preferences: { theme: {} } },
    { preferences: { theme: { layout: null, scheme: 'layout', sidebar_bg_custom_color: 'red' } } },
    { preferences: { theme: { layout: null, scheme: 'layout', sidebar_bg_image: -1 } } },
    { preferences: { theme: { layout: null, scheme: 'layout', company_name: 'Mine' } } },
    { role: 'admin', preferences: { theme: { layout: null, scheme: 'auto' } } },
    { permissions: ['tasks_edit'], preferences: { theme: { layout: null, scheme: 'auto' } } },
  ])('cannot change more of their record than their preferences: %j', async (body) => {
    const response = await (await server.as('user')).send('PUT', '/api/profile', body);
    expect(response.status).toBe(422);
  });
});

describe('somebody who picks', () => {
  it('a project gets those that they take part in, by name', async () => {
    const names = async (role: (typeof roles)[number]) =>
      (await (await server.as(role)).call(projects.picker)).map(({ name }) => name);
    const all = await names('admin');
    expect(all).toHaveLength(56);
    const ofClient = await names('client');
    expect(ofClient).toEqual(all.filter((name) => name.startsWith('Marsh & Sons Shipping:')));
    await server.db.execute('delete from project_members where user_id = 4 and project_id > 20');
    expect(await names('user')).toHaveLength(20);
  });

  it('a person gets all active users, but a client only those who work for them', async () => {
    await server.db.execute('update users set is_active = false where id = 22');
    const all = await (await server.as('user')).call(users.picker);
    expect(all).toHaveLength(23);
    expect(all.map(({ id }) => id)).not.toContain(22);
    const ofClient = await (await server.as('client')).call(users.picker);
    expect(ofClient.length).toBeLessThan(23);
    expect(ofClient.map(({ name }) => name)).toContain('Helen Marsh');
    expect(ofClient.map(({ name }) => name)).not.toContain('Ingrid Solberg');
  });

  it('nobody and nothing as a client who belongs to no company', async () => {
    await server.db.execute('update users set client_id = null where id = 5');
    const client = await server.as('client');
    expect(await client.call(projects.picker)).toEqual([]);
    expect((await client.call(users.picker)).map(({ id }) => id)).toEqual([5]);
    expect((await client.call(tasks.list)).meta.total).toBe(0);
  });
});
