import {
  type Endpoint,
  endpoints,
  fillPath,
  hasEffect,
  isAdmin,
  isPermission,
  type Permission,
  permissions,
  projects,
  tasks,
} from '@bureau/contract';
import { eq } from '../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, departmentPermissions, rolePermissions, userRoles } from '../db/schema/index.ts';
import { writeSettings } from '../db/settings/queries.ts';
import { demoAccounts, demoPassword } from '../seed/demoAccounts.ts';
import { type Sample, samplesOf } from '../testing/recordSamples.ts';
import { importKey, listExamples } from '../testing/listExamples.ts';
import { type Examples, peopleExamples, type RecordKind } from '../testing/peopleExamples.ts';
import { recordExamples } from '../testing/recordExamples.ts';
import { makeRecord, resourceExamples } from '../testing/resourceExamples.ts';
import { settingsExamples } from '../testing/settingsExamples.ts';
import { shellExamples } from '../testing/shellExamples.ts';
import { type Role, startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';
import { userIdOf } from '../testing/userIdOf.ts';
import { workExamples } from '../testing/workExamples.ts';

let server: TestServer;
let admin: TestClient;
let examples: Examples;

/** A project that everybody of the demonstration accounts takes part in, and one that only administrators see. */
let ownProject: number;
let foreignProject: number;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  examples = {
    ...(await resourceExamples(server)),
    ...(await shellExamples(server)),
    ...peopleExamples(server),
    ...(await listExamples(server)),
    ...recordExamples(server),
    ...settingsExamples(),
    ...(await workExamples(server)),
  };
  await writeSettings(server.db, { allowed_for_registration: true });
  ownProject = (await makeProject('Everybody takes part', true)).id;
  foreignProject = (await makeProject('Nobody takes part', false)).id;
});
afterAll(() => server.stop());

/** Makes a project that everybody of the demonstration accounts takes part in, or one that only administrators see. */
const makeProject = (name: string, isOwn: boolean) =>
  admin.call(projects.create, {
    body: {
      name,
      client_id: isOwn ? 1 : 2,
      manager_id: isOwn ? 3 : 6,
      members: isOwn ? [{ user_id: 4 }] : [],
    },
  });

/** Lists a body that each endpoint takes. A new endpoint with a body has to be named here, unless it is one that every resource has. */
const bodies: Readonly<Record<string, unknown>> = {
  'auth.login': { email: 'staff@bureau.example', password: demoPassword },
};

const params: Readonly<Record<string, string>> = { locale: 'en', key: importKey, kind: 'attachment' };

function sampleOf({ id }: Endpoint): Sample {
  const [resource = ''] = id.split('.');
  return (
    samplesOf(server, makeProject, ownProject)[resource] ?? {
      make: () => makeRecord(server, resource),
      hidesForeign: false,
    }
  );
}

/** Holds records that no call has changed, by what they are and who calls. */
const unchanged = new Map<string, Promise<number>>();

/** Whether a call leaves the record as it is: it reads, or is refused. */
const isHarmless = (endpoint: Endpoint, record: RecordKind, role: Role) =>
  !hasEffect(endpoint) || statusFor(endpoint, record, role) >= 400;

function makeFor(endpoint: Endpoint, record: 'own' | 'foreign', role: Role): Promise<number> {
  const example = examples[endpoint.id]?.id;
  if (example !== undefined) return example(record, role);
  const projectId = record === 'own' ? ownProject : foreignProject;
  return sampleOf(endpoint)
    .make(`The ${record} one`, projectId, role)
    .then(({ id }) => id);
}

/** Returns the id of the record that a call is about: one of its own for a call that changes it, and for others one that they share. */
async function recordId(endpoint: Endpoint, record: RecordKind, role: Role): Promise<number> {
  if (!endpoint.path.includes('{id}')) return 0;
  if (record === 'missing') return 2_147_483_647;
  if (!isHarmless(endpoint, record, role)) return makeFor(endpoint, record, role);
  const made = examples[endpoint.id]?.id === undefined ? endpoint.id.split('.')[0] : endpoint.id;
  const key = `${made} ${record} ${role}`;
  const id = unchanged.get(key) ?? makeFor(endpoint, record, role);
  unchanged.set(key, id);
  return id;
}

/** Returns the body and headers of a call: JSON, or a file. */
function contentFor({ id, body, upload }: Endpoint): RequestInit {
  const example = examples[id];
  if (upload !== undefined) {
    const form = new FormData();
    form.set('file', example?.file?.() ?? missing(id));
    return { body: form };
  }
  if (body === undefined) return {};
  const content = example?.body?.() ?? bodies[id] ?? missing(id);
  return { body: JSON.stringify(content), headers: { 'Content-Type': 'application/json' } };
}

function missing(id: string): never {
  throw new Error(`Give an example of what ${id} carries.`);
}

/** Fills the path of a call, as somebody of a role makes it. */
async function pathFor(endpoint: Endpoint, id: number, role: Role): Promise<string> {
  const others = await examples[endpoint.id]?.params?.(id, role);
  return fillPath(endpoint.path, { ...params, ...others, id });
}

const callFor = async (client: TestClient, endpoint: Endpoint, id: number, role: Role) => {
  const path = await pathFor(endpoint, id, role);
  const search = examples[endpoint.id]?.query ?? '';
  return client.fetch(path + search, { method: endpoint.method, ...contentFor(endpoint) });
};

const givenLast = new Map<Role, readonly Permission[]>();

/** Lets the account of a role have some permissions and no others: those of its role are replaced, those of departments removed. */
async function givePermissions(role: Role, given: readonly Permission[]): Promise<void> {
  if (givenLast.get(role) === given) return;
  givenLast.set(role, given);
  const user = await userIdOf(server.db, role);
  const held = await server.db.select().from(userRoles).where(eq(userRoles.userId, user));
  await server.db.delete(departmentPermissions);
  const [roleId = 0] = held.map((position) => position.roleId);
  expect(held.map((position) => position.roleId)).toEqual(held.map(() => roleId));
  await server.db.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId));
  if (given.length > 0)
    await server.db.insert(rolePermissions).values(given.map((permission) => ({ roleId, permission })));
}

/** Lists the permissions that each open a call; none for a rule that names none. */
const namedBy = ({ rule }: Endpoint): readonly Permission[] =>
  [rule].flat().filter((name) => isPermission(name));

/** Returns the status that somebody gets who may make the call. */
function statusFor(endpoint: Endpoint, record: RecordKind, role: Role): number {
  const example = examples[endpoint.id];
  const known = example?.status?.(record, role);
  if (known !== undefined) return known;
  const isFromRole = (hides: Sample['hidesForeign']) =>
    hides === 'fromAll' ||
    (hides === 'fromClients' ? role === 'client' : hides && !isAdmin({ roles: [role], permissions: [] }));
  const hidesForeign = () => example?.id === undefined && isFromRole(sampleOf(endpoint).hidesForeign);
  const isHidden = record === 'missing' || (record === 'foreign' && hidesForeign());
  return isHidden ? 404 : endpoint.status;
}

const emailOf = (role: Role) => demoAccounts.find((account) => account.role === role)?.email ?? '';

/** Makes a call as somebody of a role, about a record of a kind, and returns its status. */
async function tryAs(role: Role, endpoint: Endpoint, record: RecordKind): Promise<number> {
  const isEnding = endpoint.id === 'auth.logout';
  const client = isEnding ? await server.guest.signIn(emailOf(role), demoPassword) : await server.as(role);
  const id = await recordId(endpoint, record, role);
  const response = await callFor(client, endpoint, id, role);
  expect(await response.text()).not.toMatch(/argon2|password_?hash|token_?hash/i);
  return response.status;
}

const named = (calls: readonly Endpoint[]) => calls.map((endpoint) => ({ endpoint, id: endpoint.id }));
const ofRecords = endpoints.filter(({ path }) => path.includes('{id}'));

describe('a signed-in user', () => {
  it.each(named(endpoints.filter(({ rule }) => rule !== 'adminOnly')))(
    'may call $id with nothing but what its rule names',
    async ({ endpoint }) => {
      const names = namedBy(endpoint);
      const { needs = [] } = examples[endpoint.id] ?? {};
      for (const given of names.length === 0 ? [needs] : names.map((name) => [name, ...needs])) {
        await givePermissions('user', given);
        const status = await tryAs('user', endpoint, 'own');
        expect([given, status]).toEqual([given, statusFor(endpoint, 'own', 'user')]);
      }
    },
  );

  it.each(named(endpoints.filter(({ rule }) => rule !== 'public' && rule !== 'signedIn')))(
    'may not call $id with everything else',
    async ({ endpoint }) => {
      await givePermissions(
        'user',
        permissions.filter((name) => !namedBy(endpoint).includes(name)),
      );
      // Who may not call is refused before anybody looks for the record.
      expect(await tryAs('user', endpoint, 'missing')).toBe(403);
    },
  );

  it.each(named(ofRecords))(
    'gets by $id of records of others what is theirs to see',
    async ({ endpoint }) => {
      // Who works for the company sees what they take part in, and who works for a client what is the client's.
      for (const role of ['user', 'client'] as const) {
        await givePermissions(role, permissions);
        const expected = endpoint.rule === 'adminOnly' ? 403 : statusFor(endpoint, 'foreign', role);
        expect([role, await tryAs(role, endpoint, 'foreign')]).toEqual([role, expected]);
      }
    },
  );
});

describe('an administrator', () => {
  it.each(named(endpoints.filter(({ rule }) => rule === 'adminOnly')))(
    'may call $id, as admin',
    async ({ endpoint }) => {
      expect(await tryAs('admin', endpoint, 'own')).toBe(statusFor(endpoint, 'own', 'admin'));
    },
  );

  it.each(named(ofRecords))(
    'gets by $id what belongs to others, and nothing of what is missing, as super_admin',
    async ({ endpoint }) => {
      for (const record of ['foreign', 'missing'] as const)
        expect([record, await tryAs('super_admin', endpoint, record)]).toEqual([
          record,
          statusFor(endpoint, record, 'super_admin'),
        ]);
    },
  );
});

describe('somebody who is not signed in', () => {
  it.each(endpoints.map((endpoint) => ({ endpoint, id: endpoint.id })))(
    'may call $id only when it is public',
    async ({ endpoint }) => {
      const id = await recordId(endpoint, endpoint.rule === 'public' ? 'own' : 'missing', 'user');
      const status = examples[endpoint.id]?.status?.('own', 'user') ?? endpoint.status;
      const response = await callFor(server.guest, endpoint, id, 'user');
      expect(response.status).toBe(endpoint.rule === 'public' ? status : 401);
      expect(response.headers.get('WWW-Authenticate')).toBe(endpoint.rule === 'public' ? null : 'Bearer');
    },
  );
});

describe('a refused call', () => {
  it('is noted in the audit trail with who tried what', async () => {
    await givePermissions('user', []);
    const staff = await server.as('user');
    await staff.try(tasks.remove, { params: { id: 1 } });
    const rows = await server.db.select().from(audit).orderBy(audit.id);
    const last = rows.filter(({ event }) => event === 'access.refused').at(-1);
    expect(last).toMatchObject({ userId: 4, detail: 'tasks.remove' });
  });

  it('stays refused when the caller claims more in the body', async () => {
    const manager = await server.as('project manager');
    for (const field of [
      'id',
      'code',
      'version_',
      'created_by',
      'number',
      'project_sort',
      '__proto__',
      'constructor',
    ]) {
      const response = await manager.send('POST', '/api/tasks', `{"title":"x","${field}":1}`);
      expect([field, response.status]).toEqual([field, 422]);
      expect(await response.json()).toEqual({
        errors: JSON.parse(`{"${field}":["This field does not exist."]}`) as unknown,
      });
    }
  });
});

describe('somebody who claims more than a call takes', () => {
  const claims = ['id', 'role', 'roles', 'permissions', 'created_by', 'password_hash', '__proto__'];
  const calls = endpoints.filter(({ body }) => body !== undefined);

  it.each(calls.map((endpoint) => ({ endpoint, id: endpoint.id })))(
    'is refused by $id, also as super_admin',
    async ({ endpoint }) => {
      const client = await server.as('super_admin');
      const id = await recordId(endpoint, 'missing', 'super_admin');
      const path = await pathFor(endpoint, id, 'super_admin');
      const body = JSON.stringify(examples[endpoint.id]?.body?.() ?? bodies[endpoint.id]);
      const { fields = {} } = (endpoint.body?.describe() ?? {}) as { readonly fields?: object };
      const claimed = claims.filter((name) => !Object.hasOwn(fields, name));
      const more = claimed.map((name) => `"${name}":1,`).join('');
      const response = await client.send(
        endpoint.method,
        path,
        body.replace('{', `{${more}`).replace(',}', '}'),
      );
      expect(response.status).toBe(422);
      const text = await response.text();
      for (const name of claimed) expect(text).toContain(`${name}":["This field does not exist."]`);
    },
  );
});
