import {
  customFields,
  departments,
  type Endpoint,
  endpoints,
  fillPath,
  hasEffect,
  menu,
  roles,
  settings,
  translations,
  users,
} from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../db/settings/queries.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;

beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

const administration =
  /^(?:custom-fields|departments|menu|numbering|paymentGateways|profile|roles|settings|slack|translations|users|workingDays)\./;

/** Has each call of the administration that takes something away, and what it would take from what came with the demonstration. */
interface Destruction {
  readonly endpoint: Endpoint;
  readonly id: number;
  readonly body?: object;
}

const password = { password: 'another-one-1', password_confirmation: 'another-one-1' };

/** The calls that change without taking away what others look at: what they change, the next one changes back. */
const harmless = [
  'settings.save',
  'settings.sendTestEmail',
  'workingDays.save',
  'paymentGateways.save',
  'slack.save',
  'slack.test',
  'numbering.save',
  'menu.create',
  'menu.update',
  'translations.create',
  'translations.update',
  'profile.update',
  'custom-fields.create',
  'custom-fields.update',
  'custom-fields.reorder',
  'users.create',
  'users.update',
  'users.invite',
  'users.import',
  'users.endSessions',
  'users.changeLocale',
  'departments.create',
  'departments.update',
  'departments.import',
  'departments.setPermissions',
  'roles.create',
  'roles.update',
  'roles.import',
  'roles.setPermissions',
  'roles.clone',
];

/** Finds what came with the demonstration, of each kind one. */
async function findDestructions(): Promise<readonly Destruction[]> {
  const admin = await server.as('super_admin');
  const { data: allRoles } = await admin.call(roles.list);
  const [department] = (await admin.call(departments.list)).data;
  const [item] = (await admin.call(menu.list)).data;
  const language = (await admin.call(translations.list)).data.find((one) => one.language === 'cs');
  const [field] = (await admin.call(customFields.list)).data;
  const role = allRoles.find((one) => one.created_by === null && !one.is_built_in) ?? allRoles[0];
  const person = 4;
  return [
    { endpoint: users.remove, id: person, body: {} },
    { endpoint: users.statusChange, id: person, body: { is_active: false } },
    { endpoint: users.bulk, id: 0, body: { action: 'delete', ids: [person] } },
    { endpoint: users.bulk, id: 0, body: { action: 'update', ids: [person], values: { is_active: false } } },
    { endpoint: users.changePassword, id: person, body: password },
    { endpoint: users.changeEmail, id: person, body: { email: 'mine@elsewhere.example' } },
    { endpoint: departments.remove, id: department?.id ?? 0 },
    { endpoint: departments.bulk, id: 0, body: { action: 'delete', ids: [department?.id ?? 0] } },
    { endpoint: roles.remove, id: role?.id ?? 0 },
    { endpoint: roles.bulk, id: 0, body: { action: 'delete', ids: [role?.id ?? 0] } },
    { endpoint: menu.remove, id: item?.id ?? 0 },
    { endpoint: translations.remove, id: language?.id ?? 0 },
    { endpoint: customFields.remove, id: field?.id ?? 0 },
    { endpoint: settings.reset, id: 1, body: {} },
  ];
}

describe('the calls of the administration', () => {
  it('are known to destroy or not: a new one is decided on', async () => {
    const destroying = (await findDestructions()).map(({ endpoint }) => endpoint.id);
    const changing = endpoints.filter(
      (endpoint) =>
        administration.test(endpoint.id) && !/comments|attachments/.test(endpoint.id) && hasEffect(endpoint),
    );
    const undecided = changing.filter(({ id }) => !harmless.includes(id) && !destroying.includes(id));
    expect(undecided.map(({ id }) => id)).toEqual([]);
  });

  it('take nothing away that came with the demonstration, not even from a super administrator', async () => {
    const admin = await server.as('super_admin');
    for (const { body, endpoint, id } of await findDestructions()) {
      const path = fillPath(endpoint.path, { id });
      const answer = await admin.send(endpoint.method, path, body);
      expect([endpoint.id, answer.status, await answer.json()]).toEqual([
        endpoint.id,
        403,
        { error: 'This is part of the demo and cannot be changed.' },
      ]);
    }
    const client = await server.as('user');
    expect((await client.fetch('/api/profile')).status).toBe(200);
  });
});

describe('an administrator of the demonstration', () => {
  it('tries out rights: what roles and departments allow, and who has which role', async () => {
    const admin = await server.as('admin');
    const role = (await admin.call(roles.list)).data.find(({ name }) => name === 'project manager');
    const [department] = (await admin.call(departments.list)).data;
    const body = { permissions: ['todos_view' as const] };
    await admin.call(roles.setPermissions, { params: { id: role?.id ?? 0 }, body });
    await admin.call(departments.setPermissions, { params: { id: department?.id ?? 0 }, body });
    await admin.call(users.bulk, {
      body: { action: 'update', ids: [4], values: { role_id: role?.id ?? 0 } },
    });
  });

  it('does not end it: only a super administrator does', async () => {
    const admin = await server.as('admin');
    const body = { is_demo: false };
    const refused = await admin.try(settings.save, { body });
    expect(refused).toMatchObject({
      status: 403,
      body: { error: 'Only a super administrator can change this.' },
    });
    expect((await readSettings(server.db)).is_demo).toBe(true);
    await (await server.as('super_admin')).call(settings.save, { body });
    expect((await readSettings(server.db)).is_demo).toBe(false);
  });
});
