import { customFormOf, referredResource } from '@bureau/contract';
import type { Caller } from '../access/Caller.ts';
import type { Database } from '../db/database.ts';
import { and } from '../db/orm.ts';
import { isShown } from '../records/activities/entries.ts';
import { readRows, type Row } from '../records/fields/read.ts';
import { uniqueFieldsOf } from '../records/fields/write.ts';
import { kindOf } from '../records/kinds/index.ts';
import { hiddenChanges, hideReferences, isToldOfChanges } from '../records/fields/hideReferences.ts';
import { type AnyRecordTable, bindFields } from '../records/kinds/BoundField.ts';
import type { ActivityValues, Records, Stored } from '../records/Records.ts';
import { isSame } from '../records/writeRecord.ts';
import type { Described } from './Described.ts';
import { readConcerned } from './notifications.ts';
import type { ModuleInput, Resource } from './types.ts';

/** A record of any resource. */
export type AnyRecord = Stored &
  Row & { readonly code?: string; readonly created_at: string; readonly updated_at: string };

/** Returns what the engine works with. */
export function describe(
  input: Omit<ModuleInput<Resource, AnyRecordTable>, 'links'>,
  links: Parameters<typeof bindFields>[2],
): Described {
  const { resource, table, derived, hooks = {} } = input;
  const boundFields = bindFields(resource.fields, table, links, derived);
  const title = boundFields.find(({ name }) => name === input.title);
  if (title === undefined) throw new Error(`Nothing names the records of ${resource.name}.`);
  return {
    input,
    resource,
    name: resource.name,
    table,
    hooks,
    boundFields,
    title,
    unique: { ...uniqueFieldsOf(boundFields), ...input.exclusions },
    form: customFormOf(resource),
    isModel: resource.customForm !== undefined,
    hasCode: resource.codePrefix !== undefined,
  };
}

/** Reads records as a viewer may see them: all fields, or those that lists show. */
export async function readMany(
  db: Database,
  described: Described,
  viewer: Caller | null,
  ids: readonly number[],
  isList: boolean,
): Promise<readonly AnyRecord[]> {
  const read = await readRows(db, described, viewer, ids, isList);
  const rows = viewer === null ? read : await hideReferences(db, described.boundFields, read, viewer);
  const { present } = described.hooks;
  // What was selected is what the contract says of a record.
  return (
    present === undefined || rows.length === 0 ? rows : await present(db, rows, viewer)
  ) as readonly AnyRecord[];
}

async function readOne(
  db: Database,
  described: Described,
  viewer: Caller | null,
  id: number,
): Promise<AnyRecord | null> {
  const [record] = await readMany(db, described, viewer, [id], false);
  if (record === undefined) return null;
  const { detail } = described.hooks;
  return detail === undefined ? record : { ...record, ...(await detail(db, record)) };
}

/** Returns what the activity log tells of a record: what its fields hold, with names of records and people and the numbers of statuses. */
function activityValuesOf({ boundFields, hooks }: Described, record: AnyRecord): ActivityValues {
  const written = boundFields.filter(({ field }) => field.isReadOnly !== true);
  return {
    ...Object.fromEntries(written.map((bound) => [bound.name, kindOf(bound).describe(bound, record)])),
    ...hooks.activityValues?.(record),
  };
}

/** Names the fields by which a record refers to others than it did. */
const othersIn = ({ boundFields }: Described, before: AnyRecord, after: AnyRecord): string[] =>
  boundFields
    .filter((bound) => {
      const { written } = kindOf(bound);
      return (
        referredResource(bound.field) !== undefined && !isSame(written(bound, before), written(bound, after))
      );
    })
    .map(({ name }) => name);

/** Describes the records to the functions that all records share, as a viewer may see them. */
export function recordsFor(described: Described, viewer: Caller | null): Records<AnyRecord> {
  const { name, table, input, hooks } = described;
  return {
    name,
    table,
    visible: input.visible,
    read: (db, id) => readOne(db, described, viewer, id),
    activityValues: (record) => activityValuesOf(described, record),
    refersToOthers: (before, after) => othersIn(described, before, after),
    describe: (record) =>
      `${record.code === undefined ? '' : `${record.code} `}${String(record[input.title])}`,
    shownEntries: (other) =>
      and(
        isShown([...hiddenChanges(described.boundFields, other), ...(hooks.hiddenFields?.(other) ?? [])]),
        isToldOfChanges(described.boundFields, other),
      ),
    concerned: (db, id) => readConcerned(db, described, id),
  };
}
