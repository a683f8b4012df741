import { collectionOf, type Endpoint, type Field, resources } from '@bureau/contract';
import { eq } from '../db/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../access/password.ts';
import { users } from '../db/schema/index.ts';
import { makeRecord, makeReferred } from '../testing/resourceExamples.ts';
import { createEmptyDir, deleteDir } from '../testing/folders.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';

// A company takes everything that it has from one installation to another one, which is empty, by files of every resource.

interface Transferable {
  readonly name: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly import?: Endpoint;
  readonly importFields?: readonly string[];
}

const all: readonly Transferable[] = Object.values(resources);
const transferable = all.filter((one) => one.import !== undefined);

/** Columns that name what comes later: who is the head of a department, the people say of themselves. */
const later: Readonly<Record<string, readonly string[]>> = { departments: ['head'] };

/** Names the resources that have to be there before another one. */
const needed = ({ fields, name }: Transferable) =>
  Object.values(fields).flatMap((field) => {
    if (field.isReadOnly === true) return [];
    if (field.kind === 'reference' || field.kind === 'references') return field.to === name ? [] : [field.to];
    const isOfPeople = field.kind === 'person' || field.kind === 'people' || field.kind === 'members';
    return isOfPeople && name !== 'departments' ? ['users'] : [];
  });

/** Returns the resources, each behind those that it refers to. */
function inOrder(): readonly Transferable[] {
  const ordered: Transferable[] = [];
  while (ordered.length < transferable.length) {
    const next = transferable.find(
      (one) =>
        !ordered.includes(one) &&
        [...needed(one), ...(one.name === 'users' ? ['roles', 'departments'] : [])].every((to) =>
          ordered.some(({ name }) => name === to),
        ),
    );
    if (next === undefined) throw new Error('The resources need each other.');
    ordered.push(next);
  }
  return ordered;
}

const dataDir = createEmptyDir();
let former: TestServer;
let server: TestServer;
let [before, after]: TestClient[] = [];

beforeAll(async () => {
  former = await startTestServer();
  await makeReferred(former);
  await makeRecord(former, 'roles', { name: 'auditor' });
  before = await former.as('super_admin');
  server = await startTestServer({ databaseUrl: null, dataDir, seed: 'empty' });
  const email = 'super@bureau.example';
  const passwordHash = await hashPassword('own-password');
  const [own] = await former.db.select().from(users).where(eq(users.email, email));
  const { firstname, lastname, nameSort } = own ?? {};
  await server.db
    .update(users)
    .set({ passwordHash, firstname, lastname, nameSort })
    .where(eq(users.email, email));
  after = await server.guest.signIn(email, 'own-password');
});
afterAll(async () => {
  await former.stop();
  await server.stop();
  deleteDir(dataDir);
});

/** Returns the lines of the file with all records of a resource that can be imported, but for the account that every installation has. */
async function take(client: TestClient | undefined, { importFields = [], name }: Transferable) {
  const columns = importFields.filter((column) => later[name]?.includes(column) !== true);
  const path = `/api/${collectionOf(name)}/export?format=csv&sort=code&columns=${columns.join(',')}`;
  const file = (await (await client?.fetch(path))?.text()) ?? '';
  const lines = file.split('\r\n').filter((line) => !line.startsWith('super,'));
  // a file makes nobody an administrator (docs/product.md §6)
  return name === 'users' ? lines.map((line) => line.replace(/,(super_)?admin,/, ',user,')) : lines;
}

it.each(inOrder())('$name are the same in the other installation', async (resource) => {
  const { name } = resource;
  const heads = 1;
  if ((await take(before, resource)).length < heads + 2) await makeRecord(former, name);
  const lines = await take(before, resource);
  // the roles that the program knows are there already
  const known = (await take(after, resource)).slice(heads);
  const brought = lines.filter((line) => line === '' || !known.includes(line));
  const form = new FormData();
  form.set('file', new File([brought.join('\r\n')], `${name}.csv`));
  const path = `/api/${collectionOf(name)}/import`;
  const answer = await after?.fetch(path, { method: 'POST', body: form });
  expect(await answer?.json()).toMatchObject({ errors: [], failed: 0 });
  expect(await take(after, resource)).toEqual(lines);
});
