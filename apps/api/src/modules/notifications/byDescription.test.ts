import {
  collectionOf,
  described,
  type Field,
  type Fields,
  namesOf,
  noticeOf,
  type Notification,
  notifications,
  optionOf,
  profile,
} from '@bureau/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications as table } from '../../db/schema/index.ts';
import { formatMessage } from '../../errors/messages.ts';
import { makeRecord, makeReferred, requiredBody } from '../../testing/resourceExamples.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { labelOf } from '../../transfer/recordFields.ts';

/** A resource, as far as its calls follow from its fields. */
interface AnyResource {
  readonly name: string;
  readonly fields: Fields;
  readonly importFields: readonly string[];
  readonly statusChange?: object;
}

/** A field that tells people something, and its resource. */
interface Telling {
  readonly resource: AnyResource;
  readonly name: string;
  readonly field: Field;
  readonly said: string;
}

const resources: readonly AnyResource[] = Object.values(described);

const fieldsThatTell = (notices: readonly string[]) =>
  resources.flatMap((resource) =>
    Object.entries<Field>(resource.fields).flatMap(([field, one]): [string, Telling][] => {
      const notice = noticeOf(one);
      return notice !== undefined && notices.includes(notice) && !one.isFixed
        ? [[`${field} of ${resource.name}`, { resource, name: field, field: one, said: notice }]]
        : [];
    }),
  );

const titles: Readonly<Record<string, string>> = {
  assigned: 'Assigned to you',
  invited: 'Invitation',
  added: 'You were added',
};

/** The ids of the demonstration accounts. */
const ids = { admin: 2, staff: 4, client: 5 };

let server: TestServer;
let boss: TestClient;
let admin: TestClient;
let staff: TestClient;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [boss, admin, staff, client] = await Promise.all([
    server.as('super_admin'),
    server.as('admin'),
    server.as('user'),
    server.as('client'),
  ]);
  await makeReferred(server);
});
afterAll(() => server.stop());
beforeEach(() => server.db.delete(table));

const read = (reader: TestClient): Promise<Notification[]> =>
  reader.call(notifications.list, { body: { length: 20 } });

/** Writes people as a field takes them: the first of them, where it takes one. */
function valueOf({ kind }: Field, people: readonly number[]): unknown {
  if (kind === 'person') return people[0];
  return kind === 'members' ? people.map((id) => ({ user_id: id, project_role: 'Lead' })) : people;
}

/** Sends a body to a resource, and requires that it is taken. */
async function send(by: TestClient, method: string, path: string, body: object): Promise<void> {
  const response = await by.send(method, path, JSON.stringify(body));
  if (!response.ok) throw new Error(`${path} answered ${await response.text()}.`);
}

const pathOf = ({ name }: AnyResource, rest = '') => `/api/${collectionOf(name)}${rest}`;
const update = (by: TestClient, resource: AnyResource, id: number, body: object) =>
  send(by, 'PUT', pathOf(resource, `/${id}`), body);
const bulk = (by: TestClient, resource: AnyResource, records: readonly { id: number }[], values: object) =>
  send(by, 'POST', pathOf(resource, '/bulk'), {
    ids: records.map(({ id }) => id),
    action: 'update',
    values,
  });
const nameOf = ({ name }: AnyResource, language: 'en' | 'de' = 'en') =>
  formatMessage({ key: `breadcrumbs.${name}.title` as 'breadcrumbs.tasks.title' }, language);

const ofPeople = fieldsThatTell(['assigned', 'invited', 'added']);

describe.each(ofPeople)('somebody who newly is in %s', (_, { resource, name, field, said }) => {
  const isOne = field.kind === 'person';
  const told = (id: number) => ({ title: titles[said], route: resource.name, route_related_id: id });

  it('is told it with the way to a new record, unless they did it or may not see it', async () => {
    const made = await makeRecord(server, resource.name, {
      [name]: valueOf(field, [ids.staff, ids.admin, ids.client]),
    });
    expect(await read(staff)).toMatchObject([told(made.id)]);
    for (const person of isOne ? [ids.admin, ids.client] : [])
      await makeRecord(server, resource.name, { [name]: person });
    expect([await read(admin), await read(client)]).toEqual([[], []]);
  });

  it('is told it once of a record that is changed', async () => {
    const { id } = await makeRecord(server, resource.name, { [name]: valueOf(field, [ids.admin]) });
    const people = valueOf(field, isOne ? [ids.staff] : [ids.admin, ids.staff]);
    for (let time = 0; time < 2; time += 1) await update(admin, resource, id, { [name]: people });
    expect(await read(staff)).toMatchObject([told(id)]);
    expect(await read(admin)).toEqual([]);
  });
});

const changedTogether = ofPeople.filter(([, { field }]) => optionOf(field, 'bulk'));

describe.each(changedTogether)('somebody who newly is in %s', (_, { resource, name, field }) => {
  it('is told it once of many that are changed together, in their language', async () => {
    const before = { [name]: valueOf(field, [ids.admin]) };
    const made = [
      await makeRecord(server, resource.name, before),
      await makeRecord(server, resource.name, before),
    ];
    await bulk(admin, resource, made, { [name]: valueOf(field, [ids.staff]) });
    expect(await read(staff)).toMatchObject([
      {
        message: expect.stringContaining(`${nameOf(resource)}: 2`) as string,
        route: resource.name,
        route_related_id: null,
      },
    ]);
    await staff.call(profile.update, { body: { language: 'de' } });
    expect(await read(staff)).toMatchObject([
      { message: expect.stringContaining(`${nameOf(resource, 'de')}: 2`) as string },
    ]);
    await staff.call(profile.update, { body: { language: 'en' } });
  });
});

const imported = ofPeople.filter(([, { resource, name, field }]) =>
  resource.importFields.includes(namesOf(name, field).column),
);

describe.each(imported)('somebody who newly is in %s', (_, { resource, name, said }) => {
  it('is told it once of an import', async () => {
    const label = (one: string) => {
      const found = labelOf(resource.name, one);
      return typeof found === 'string' ? formatMessage({ key: found }, 'en') : found.text;
    };
    const rows = [requiredBody(resource), requiredBody(resource)];
    const required = Object.keys(rows[0] ?? {});
    const lines = rows.map((row) =>
      [...required.map((one) => String(row[one])), 'staff@bureau.example'].join(),
    );
    const form = new FormData();
    form.set('file', new File([[[...required, name].map(label).join(), ...lines].join('\n')], 'file.csv'));
    const answer = await admin.fetch(pathOf(resource, '/import'), { method: 'POST', body: form });
    expect(await answer.json()).toMatchObject({ created: 2 });
    expect(await read(staff)).toMatchObject([
      { title: titles[said], message: expect.stringContaining(`${nameOf(resource)}: 2`) as string },
    ]);
  });
});

/** Returns two statuses of a field in which nothing is finished, the first of them not its first. */
function statusesOf(field: Field): readonly { readonly value: number | string; readonly word: string }[] {
  const all =
    field.kind === 'state'
      ? field.table.map(({ value, key }) => ({ value, word: key }))
      : 'values' in field
        ? field.values.map((value) => ({ value, word: value }))
        : [];
  const first = 'default' in field ? field.default : undefined;
  // the last two: a single sprint of a project has the one before them at a time
  return all.filter(({ value, word }) => value !== first && word !== 'completed').slice(-2);
}

describe.each(fieldsThatTell(['status']))(
  'whoever made a record, of the %s',
  (_, { resource, name, field }) => {
    const [one, other] = statusesOf(field);

    it('is told of another, and not of the same again', async () => {
      const { id } = await makeRecord(server, resource.name);
      await update(admin, resource, id, { [name]: other?.value });
      expect(await read(admin)).toEqual([]);
      for (let time = 0; time < 2; time += 1) await update(boss, resource, id, { [name]: one?.value });
      expect(await read(admin)).toMatchObject([
        { title: 'Status changed', route: resource.name, route_related_id: id },
      ]);
    });

    it('is told of it once where many change', async () => {
      const made = [await makeRecord(server, resource.name), await makeRecord(server, resource.name)];
      await bulk(boss, resource, made, { [name]: one?.value });
      expect(await read(admin)).toMatchObject([
        { message: expect.stringContaining(`${nameOf(resource)}: 2`) as string, route_related_id: null },
      ]);
    });
  },
);

describe.each(resources.filter(({ statusChange }) => statusChange !== undefined))(
  'whoever made a record of $name',
  (resource) => {
    it('is told of a status that is changed by its own call', async () => {
      const { id } = await makeRecord(server, resource.name);
      const status = Object.values<Field>(resource.fields)
        .flatMap((field) => (field.kind === 'state' && noticeOf(field) === 'status' ? statusesOf(field) : []))
        .at(-1);
      await send(boss, 'PUT', pathOf(resource, `/status-change/${id}`), { status: status?.value });
      expect(await read(admin)).toMatchObject([{ route: resource.name, route_related_id: id }]);
    });
  },
);

describe.each(resources.filter(({ name }) => name !== 'todos'))('on a record of $name', (resource) => {
  it('who made it is told of comments, and who is mentioned, of that, as far as they see it', async () => {
    const { id } = await makeRecord(server, resource.name);
    const body = `<p>Look <span data-mention="${ids.client}">@C</span> <span data-mention="${ids.admin}">@A</span></p>`;
    await send(boss, 'POST', pathOf(resource, `/${id}/comments`), { body: '<p>Look</p>' });
    await send(boss, 'POST', pathOf(resource, `/${id}/comments`), { body });
    const way = { route: resource.name, route_related_id: id };
    expect(await read(admin)).toMatchObject([
      { title: 'You were mentioned', ...way },
      { title: 'New comment', ...way },
    ]);
    const { ok: isSeen } = await client.fetch(pathOf(resource, `/${id}`));
    expect(await read(client)).toHaveLength(isSeen ? 1 : 0);
  });
});
