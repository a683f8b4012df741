import {
  collectionOf,
  type CustomField,
  type Field,
  type Fields,
  type FilterKind,
  type ListGroup,
  type ListSpec,
  namesOf,
} from '@bureau/contract';
import { exampleOf } from '@bureau/contract/testing';
import { type FakeApi, json } from './fakeApi.ts';
import { createActivity, people, projects } from './fixtures.ts';

type Values = Readonly<Record<string, unknown>>;

interface FakeRecord {
  readonly id: number;
  readonly version: number;
}

/** What the fake server has to know of a resource: what the contract says of it. */
export interface DescribedResource {
  readonly name: string;
  readonly fields: Fields;
  readonly listSpec: ListSpec;
  readonly codePrefix?: string;
}

interface FakeRecords<Rec extends FakeRecord> {
  readonly records: Map<number, Rec>;
  /** Creates the record of a number with some of its properties; from examples of its fields when not given. */
  readonly create?: (id: number, changes: Partial<Rec>) => Rec;
  readonly customFields?: readonly CustomField[];
}

const valuesOf = (record: object) => record as Values;

/** Writes a value as an address has it. */
const wordOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Names what a record can refer to; of other resources it is called by its number. */
const nameOf = (to: string, id: unknown) =>
  id === null || id === undefined
    ? null
    : ((to === 'projects' ? projects.find((one) => one.id === id)?.name : undefined) ??
      `${to} ${wordOf(id)}`);

/** Returns what is read of a field that is written: with the names of what the value names by its id. */
function readOf(name: string, field: Field, value: unknown): Values {
  const { labels, read } = namesOf(name, field);
  switch (field.kind) {
    case 'reference':
      return {
        [read]: value,
        ...Object.fromEntries(labels.map((label) => [label, nameOf(field.to, value)])),
      };
    case 'person': {
      const named = people.find(({ user_id: id }) => id === value);
      const { firstname, lastname } = named ?? { firstname: nameOf('person', value), lastname: null };
      const [first = '', last = ''] = labels;
      return { [read]: value, [first]: firstname, [last]: lastname };
    }
    case 'people':
      return { [read]: people.filter(({ user_id: id }) => Array.isArray(value) && value.includes(id)) };
    case 'references':
      return {
        [read]: Array.isArray(value)
          ? value.map((id) => ({ id: Number(id), name: nameOf(field.to, id) }))
          : [],
      };
    case 'members':
      return {
        [read]: Array.isArray(value)
          ? value.map((member: object) => ({ ...people[0], project_role: '', ...member }))
          : [],
      };
    default:
      return { [read]: value };
  }
}

const readAll = (fields: Fields, written: Values): Values =>
  Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, field]) =>
      Object.hasOwn(written, name) ? Object.entries(readOf(name, field, written[name])) : [],
    ),
  );

/** Returns the record of a number as the contract describes it: with an example of each field. */
export function createRecord(
  { codePrefix, fields }: Pick<DescribedResource, 'codePrefix' | 'fields'>,
  id: number,
  changes: object = {},
): Values {
  const examples = Object.entries<Field>(fields).map(
    ([name, field]) => [name, exampleOf(field, id)] as const,
  );
  return {
    ...readAll(fields, Object.fromEntries(examples)),
    id,
    ...(codePrefix && { code: `${codePrefix}-${String(id).padStart(4, '0')}`, custom_fields: {} }),
    created_at: '2025-11-03T08:15:00.000Z',
    updated_at: '2026-01-12T14:40:00.000Z',
    created_by: 3,
    created_firstname: 'Marta',
    created_lastname: 'Lindqvist',
    version: 1,
    ...changes,
  };
}

/** Returns the values by which a field filters a record; a list of them where it has several. */
const filteredBy = (name: string, field: Field, record: Values): readonly unknown[] => {
  const value = record[namesOf(name, field).read];
  if (!Array.isArray(value)) return [value];
  return value.length === 0 ? [null] : value.map((one: unknown) => valuesOf(one as object)['user_id'] ?? one);
};

function isWithin(kind: FilterKind, wanted: string, values: readonly unknown[]): boolean {
  if (kind === 'ids' || kind === 'idsOrNone' || kind === 'words' || kind === 'tags' || kind === 'answers') {
    const ids = wanted.split(',');
    return values.some((value) => ids.includes(wordOf(value ?? 'none')));
  }
  const [value] = values;
  if (wanted === 'none') return value === null;
  const [from = '', to = ''] = wanted.split('..');
  if (kind === 'numberRange')
    return typeof value === 'number' && value >= Number(from) && value <= (to === '' ? Infinity : Number(to));
  return typeof value === 'string' && value.slice(0, 10) >= from && value.slice(0, 10) <= (to || '9');
}

function createMatcher({ fields, listSpec }: DescribedResource, query: URLSearchParams) {
  const words = (query.get('q') ?? '').toLowerCase().split(' ');
  const entries = Object.entries<Field>(fields);
  const searched = entries.flatMap(([name, { isSearched }]) => (isSearched ? [name] : []));
  const filters = Object.entries(listSpec.filter).flatMap(([id, kind]) => {
    const wanted = query.get(`filter[${id}]`);
    return wanted === null || wanted === '..' ? [] : [{ id, kind, wanted }];
  });
  return (record: Values) => {
    const text = ['code', ...searched]
      .map((name) => String(record[name]))
      .join(' ')
      .toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      filters.every(({ id, kind, wanted }) => {
        const [name, field] = entries.find(([one, other]) => namesOf(one, other).filter === id) ?? [
          id,
          undefined,
        ];
        return isWithin(kind, wanted, field ? filteredBy(name, field, record) : [record[name]]);
      })
    );
  };
}

/** Brings records into the order of their groups, as the API does; without a field they stay as they are. */
function orderByGroup<Rec extends object>(
  records: readonly Rec[],
  fields: Fields,
  by: string | null,
): readonly Rec[] {
  const field = by === null ? undefined : fields[by];
  if (by === null || !field) return records;
  const [label] = namesOf(by, field).labels;
  const placeOf = (record: Rec) => wordOf(valuesOf(record)[label ?? by] ?? '\u{FFFF}');
  const inOrder = records.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b), 'en'));
  return field.kind === 'date' ? inOrder.reverse() : inOrder;
}

/** Counts the records of each group, in the order of the groups. */
function countGroups(records: readonly object[], fields: Fields, by: string): readonly ListGroup[] {
  const field: Field = fields[by] ?? { kind: 'instant' };
  const [label = field.kind === 'date' ? by : undefined] = namesOf(by, field).labels;
  const summed = Object.entries(fields).find(([, one]) => one.kind === 'duration' && one.isSummed)?.[0];
  const groups = Map.groupBy(orderByGroup(records, fields, by), (record) => valuesOf(record)[by]);
  return [...groups].map(([id, [first = {}, ...others]]) => ({
    id: typeof id === 'number' ? id : typeof id === 'string' ? Date.parse(id) / 86_400_000 : null,
    name: label === undefined ? null : ((valuesOf(first)[label] ?? null) as string | null),
    count: others.length + 1,
    sum:
      summed === undefined
        ? null
        : [first, ...others].reduce((sum, record) => sum + Number(valuesOf(record)[summed]), 0),
  }));
}

/**
 * Answers the requests of a resource from a map of its records, the last of which is the first in lists: its list with search, filters and
 * groups, single records and the writes, export, activity log and custom fields.
 */
export function serveResource<Rec extends FakeRecord>(
  api: FakeApi,
  resource: DescribedResource,
  { create, customFields = [], records }: FakeRecords<Rec>,
): void {
  const { fields, name } = resource;
  const path = `/api/${collectionOf(name)}`;
  const unlisted = Object.entries<Field>(fields).flatMap(([one, { kind, list }]) =>
    (list ?? (kind === 'text' || kind === 'richText' ? 'none' : 'shown')) === 'none' ? [one] : [],
  );
  const toListItem = (record: Rec) =>
    Object.fromEntries(Object.entries(record).filter(([one]) => !unlisted.includes(one)));
  const find = (query: URLSearchParams) => {
    const found = [...records.values()].filter((record) => createMatcher(resource, query)(valuesOf(record)));
    return orderByGroup(found.reverse(), fields, query.get('group'));
  };
  const withChanges = (record: Rec, changes: Values): Rec => ({
    ...record,
    ...changes,
    ...readAll(fields, changes),
    ...('custom_fields' in changes && {
      custom_fields: {
        ...(valuesOf(record)['custom_fields'] as object),
        ...(changes['custom_fields'] as object),
      },
    }),
    version: record.version + 1,
  });
  const notFound = () => json({ error: 'Not found' }, 404);

  api.on(`GET /api/custom-fields/form/${name}`, () => json(customFields));
  api.on(`GET ${path}`, ({ query }) => {
    const page = Number(query.get('page') ?? 1);
    const perPage = Number(query.get('per_page') ?? 50);
    const found = find(query);
    const data = found.slice((page - 1) * perPage, page * perPage).map(toListItem);
    return json({ data, meta: { total: found.length, page, per_page: perPage } });
  });
  api.on(`GET ${path}/:id`, (_, [id]) => {
    const record = records.get(Number(id));
    return record ? json(record) : notFound();
  });
  api.on(`GET ${path}/groups`, ({ query }) =>
    json({ data: countGroups(find(query), fields, query.get('group') ?? '') }),
  );
  api.on(`GET ${path}/tags`, () => {
    const [tagged = ''] = Object.keys(fields).filter((one) => fields[one]?.kind === 'tags');
    return json([
      ...new Set([...records.values()].flatMap((record) => valuesOf(record)[tagged] as string[])),
    ]);
  });
  api.on(`POST ${path}`, ({ body }) => {
    const id = records.size + 1;
    const changes = valuesOf(body as object);
    const given = { ...changes, ...readAll(fields, changes) };
    const record =
      create?.(id, given as Partial<Rec>) ?? (createRecord(resource, id, given) as unknown as Rec);
    records.set(id, record);
    return json(record, 201);
  });
  api.on(`PUT ${path}/:id`, ({ body }, [id]) => {
    const record = records.get(Number(id));
    const { version, ...changes } = valuesOf(body as object);
    if (!record) return notFound();
    if (version !== undefined && version !== record.version)
      return json({ error: 'Somebody changed it meanwhile.', current: record }, 409);
    const changed = withChanges(record, changes);
    records.set(record.id, changed);
    return json(changed);
  });
  api.on(`DELETE ${path}/:id`, (_, [id]) => {
    records.delete(Number(id));
    return json(null, 204);
  });
  api.on(`POST ${path}/bulk`, ({ body }) => {
    const { action, ids, values } = body as { action: string; ids: readonly number[]; values?: Values };
    for (const id of ids) {
      const record = records.get(id);
      if (!record) return notFound();
      if (action === 'delete') records.delete(id);
      else records.set(id, withChanges(record, values ?? {}));
    }
    return json({ count: ids.length });
  });
  api.on(`GET ${path}/export`, ({ query }) => {
    const columns = query.get('columns')?.split(',') ?? [];
    const rows = find(query).map((record) =>
      columns.map((column) => JSON.stringify(valuesOf(record)[column] ?? '')).join(','),
    );
    const headers = { 'Content-Disposition': `attachment; filename="${name}.${query.get('format')}"` };
    return new Response([columns.join(','), ...rows].join('\n'), { headers });
  });
  api.on(`GET ${path}/:id/activities`, () => {
    const [title = ''] = Object.keys(fields);
    const data = [
      createActivity(3),
      createActivity(2, {
        field: title,
        old_value: 'Check pier 4',
        new_value: 'Check the load of pier 4',
      }),
      createActivity(1, { action: 'created', field: null, old_value: null, new_value: null }),
    ];
    return json({ data, meta: { total: 3, page: 1, per_page: 20 } });
  });
}
