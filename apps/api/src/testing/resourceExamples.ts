import {
  collectionOf,
  type Endpoint,
  type Field,
  type Fields,
  isPermission,
  optionOf,
  resources,
} from '@bureau/contract';
import { exampleOf } from '@bureau/contract/testing';
import { formatMessage } from '../errors/messages.ts';
import { labelOf } from '../transfer/recordFields.ts';
import type { Examples } from './peopleExamples.ts';
import { type Role, roles, type TestServer } from './startTestServer.ts';

/** A registered resource, as far as examples of its calls follow from its fields. */
interface Described {
  readonly name: string;
  readonly fields: Fields;
  readonly create: Endpoint;
  readonly remove: Endpoint;
  readonly codePrefix?: string;
}

const described: readonly Described[] = Object.values(resources);

let count = 0;

/** Lists the fields that a new record must have, and what is added up: nothing else gives the time of an entry. */
const requiredFields = ({ fields }: Pick<Described, 'fields'>) =>
  Object.entries<Field>(fields).filter(
    ([, field]) => (field.isRequired && !field.isReadOnly) || (field.kind === 'duration' && field.isSummed),
  );

/**
 * Returns what a new record of a resource must have, another one each time. It refers to the first record of another resource, which has to be there
 * ({@link makeReferred}), and what is timed takes a time of its own.
 */
export function requiredBody(resource: Pick<Described, 'fields'>): Readonly<Record<string, unknown>> {
  count += 1;
  const example = (field: Field) => {
    if (field.kind === 'reference') return 1;
    if (field.kind === 'instant') return new Date(Date.UTC(2026, 0, 1, 12 * count)).toISOString();
    // later than where it begins by as much as holds a working day
    if (field.kind === 'date' && field.isAfter !== undefined) return '2026-04-12';
    return exampleOf(field, field.kind === 'duration' ? 30 : count);
  };
  return Object.fromEntries(requiredFields(resource).map(([name, field]) => [name, example(field)]));
}

/** Makes a record of each resource that new records of others must refer to, where there is none. */
export async function makeReferred(server: TestServer): Promise<void> {
  const admin = await server.as('admin');
  const referred = described.flatMap((one) =>
    requiredFields(one).flatMap(([, field]) => (field.kind === 'reference' ? [field.to] : [])),
  );
  for (const name of new Set(referred)) {
    const response = await admin.fetch(`/api/${collectionOf(name)}/1`);
    if (response.status === 404) await makeRecord(server, name);
  }
}

/** Makes a record of a registered resource from examples of its fields, and from what is given. */
export async function makeRecord(
  server: TestServer,
  resource: string,
  given: object = {},
): Promise<{ readonly id: number }> {
  const found = described.find(({ name }) => name === resource);
  if (found === undefined) throw new Error(`Nothing registers ${resource}: say how a record of it is made.`);
  const admin = await server.as('admin');
  const response = await admin.send(
    found.create.method,
    found.create.path,
    JSON.stringify({ ...requiredBody(found), ...given }),
  );
  const record: unknown = await response.json();
  if (typeof record !== 'object' || record === null || !('id' in record) || typeof record.id !== 'number')
    throw new Error(`No record of ${resource} was made: ${JSON.stringify(record)}`);
  return { id: record.id };
}

/** Writes a file with one record of a resource. */
function fileOf(resource: Described): File {
  const cells = Object.entries(requiredBody(resource)).map(([name, value]) => {
    const label = labelOf(resource.name, name);
    return [typeof label === 'string' ? formatMessage({ key: label }, 'en') : label.text, String(value)];
  });
  const lines = [cells.map(([label]) => label), cells.map(([, value]) => value)].map((line) => line.join());
  return new File([lines.join('\n')], `${resource.name}.csv`);
}

/** Who sees what an administrator has made, of the resources whose records are not everybody's: others cannot change them together. */
const seenBy: Readonly<Record<string, readonly Role[]>> = {
  todos: ['admin'],
  leaves: ['admin', 'super_admin'],
  timesheet: ['admin', 'super_admin'],
};

/** Returns the examples of the registered resources that follow from their fields. */
export async function resourceExamples(server: TestServer): Promise<Examples> {
  await makeReferred(server);
  const all = await Promise.all(
    described
      .filter(({ codePrefix }) => codePrefix !== undefined)
      .map(async (resource): Promise<Examples> => {
        const { fields, name } = resource;
        const body = () => requiredBody(resource);
        const { id } = await makeRecord(server, name);
        const changed = Object.entries<Field>(fields).find(([, field]) => optionOf(field, 'bulk'));
        // where no field can be changed in many records, each call deletes another one
        const others = changed ? [] : await Promise.all(roles.map(() => makeRecord(server, name)));
        // one sprint of a project alone is in progress, which is the second status
        const value = changed && exampleOf(changed[1], changed[1].kind === 'state' ? 3 : 1);
        const bulk = changed
          ? () => ({ ids: [id], action: 'update', values: { [changed[0]]: value } })
          : () => ({ ids: [others.pop()?.id ?? id], action: 'delete' });
        const removing = [resource.remove.rule].flat().filter((rule) => isPermission(rule));
        return {
          [`${name}.create`]: { body },
          [`${name}.update`]: { body },
          [`${name}.statusChange`]: { body: () => ({ status: 2 }) },
          [`${name}.bulk`]: {
            body: bulk,
            needs: changed ? [] : removing,
            status: (_, role) => (seenBy[name]?.includes(role) === false ? 422 : undefined),
          },
          [`${name}.groups`]: {
            query: `?group=${Object.keys(fields).find((field) => fields[field]?.group) ?? ''}`,
          },
          [`${name}.export`]: { query: '?format=csv' },
          [`${name}.import`]: { file: () => fileOf(resource) },
        };
      }),
  );
  return Object.assign({}, ...all) as Examples;
}
