import {
  createOpenApi,
  type Endpoint,
  endpoints,
  hasEffect,
  isErrorBody,
  type JsonSchema,
  profile,
} from '@bureau/contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../db/schema/index.ts';
import { type AnyCall, anyCall, bodySchema } from '../testing/anyCall.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { TestClient } from '../testing/TestClient.ts';

/** How often a call is made by a seed that was drawn; how often in every run; and how often one that shares its code with another of its kind, or that takes nothing. */
const runs = { drawn: 100, full: 100, few: 10 } as const;

/** `npm run fuzz` gives another seed than all tests have, and makes every call in full. */
const { FUZZ_SEED: givenSeed } = process.env;
const { seed } = fc.readConfigureGlobal();

const document = createOpenApi(endpoints, '1');
const ajv = new Ajv2020({ strict: false, code: { optimize: false } });
addFormats.default(ajv);
ajv.addSchema({ $id: 'document', components: document.components });

const operationOf = ({ path, method }: Endpoint) => {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${path} is not described.`);
  return operation;
};

let server: TestServer;
let admin: TestClient;

let savedSettings: (typeof settings.$inferSelect)[];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super_admin');
  savedSettings = await server.db.select().from(settings);
});
afterAll(() => server.stop());

/** Makes sure that what one operation has changed is not for the next one to suffer from. */
async function restore(): Promise<void> {
  await server.db.delete(settings);
  await server.db.insert(settings).values(savedSettings);
  // Without a session everything would be answered alike.
  await admin.call(profile.one);
}

/** Sends a file of anything, under names that are taken and others, with the parts that were made up. */
function writeForm(content: unknown): FormData {
  const parts = typeof content === 'object' && content !== null ? content : {};
  const text = JSON.stringify(content ?? null);
  const name = ['a.csv', 'a.xlsx', 'a.png', 'a.exe'][text.length % 4] ?? '';
  const form = new FormData();
  form.set('file', new File([`title,due,progress\n${text}`], name));
  for (const [part, value] of Object.entries(parts))
    if (part !== 'file') form.set(part.toWellFormed(), JSON.stringify(value));
  return form;
}

function send(endpoint: Endpoint, { params, query, headers, body }: AnyCall): Promise<Response> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  const search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  const address = path + (search && `?${search}`);
  // A session that ends with its call would be of no use to the next one.
  const client = endpoint.id === 'auth.logout' ? new TestClient(server.address, 'none') : admin;
  const { method } = endpoint;
  if (endpoint.upload !== undefined) return client.fetch(address, { method, headers, body: writeForm(body) });
  if (bodySchema(operationOf(endpoint)) === undefined) return client.fetch(address, { method, headers });
  return client.send(method, address, JSON.stringify(body ?? null), headers);
}

const checks = new Map<string, ValidateFunction>();

/** Makes the check of a schema, once: most answers of a call are those of others as well. */
function checkOf(schema: JsonSchema): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('#/components', 'document#/components');
  const check = checks.get(text) ?? ajv.compile(JSON.parse(text) as JsonSchema);
  checks.set(text, check);
  return check;
}

/** Finds the schemas of the documented answers of an operation, by status; null where no JSON is answered. */
function answersOf(endpoint: Endpoint): ReadonlyMap<number, JsonSchema | null> {
  const described = Object.entries(operationOf(endpoint).responses).map(([status, answer]) => {
    const contents = answer['content'] as
      | Readonly<Record<string, { readonly schema: JsonSchema }>>
      | undefined;
    return [Number(status), contents?.['application/json']?.schema ?? null] as const;
  });
  return new Map(described);
}

/** Picks the call of each kind that takes and answers the most: where it holds, the others of its kind are the same code with less to do. */
function fullestOfKinds(): ReadonlySet<Endpoint> {
  const sizeOf = (endpoint: Endpoint) => JSON.stringify(operationOf(endpoint)).length;
  const kinds = Map.groupBy(endpoints, ({ kind }) => kind);
  return new Set([...kinds.values()].map((calls) => calls.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a))));
}

describe(`somebody who sends anything at all, by the seed ${seed},`, () => {
  const fullest = fullestOfKinds();
  const isRepeated = (endpoint: Endpoint) => {
    const { parameters, requestBody } = operationOf(endpoint);
    return !fullest.has(endpoint) || (parameters === undefined && requestBody === undefined);
  };
  const calls = endpoints.map((endpoint) => {
    const times = givenSeed !== undefined ? runs.drawn : isRepeated(endpoint) ? runs.few : runs.full;
    return { endpoint, id: endpoint.id, times };
  });

  it.each(calls)(
    'to $id $times times gets a documented answer and never a fault',
    async ({ endpoint, times }) => {
      const answers = answersOf(endpoint);
      const property = fc.asyncProperty(anyCall(operationOf(endpoint)), async (call) => {
        const response = await send(endpoint, call);
        const { status } = response;
        // No cookie signs anybody in: docs/adr/0027-compressed-answers.md.
        const cookies = response.headers.getSetCookie();
        const text = await response.text();
        expect([cookies, status, answers.has(status) && status < 500]).toEqual([[], status, true]);
        const schema = answers.get(status) ?? null;
        if (schema === null) return;
        const check = checkOf(schema);
        const answer = JSON.parse(text) as unknown;
        const isKnown = status === endpoint.status || isErrorBody(answer);
        expect([check(answer), check.errors, isKnown]).toEqual([true, null, true]);
      });
      await fc.assert(property, { numRuns: times });
      if (hasEffect(endpoint)) await restore();
    },
  );
});
