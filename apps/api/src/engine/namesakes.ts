import { type Field, referredResource } from '@bureau/contract';
import { and, type PgTable, sql } from '../db/orm.ts';
import type { Caller } from '../access/Caller.ts';
import { pickableUsers } from '../access/visible/people.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import type { Values } from '../records/kinds/KindOfField.ts';
import { findColumn } from '../records/kinds/BoundField.ts';
import { type ReferenceTarget, targetOf } from '../records/references.ts';
import type { NamedRecord } from '../transfer/Lookups.ts';
import type { RecordField } from '../transfer/recordFields.ts';

type Source = Pick<ReferenceTarget, 'order' | 'pickable' | 'table'>;

/** A record that is called like others which the caller may refer to. */
interface Namesake extends Record<string, unknown> {
  readonly id: number;
  readonly code: string;
  readonly project_id: number | null;
  /** Whether one of the others is of its project. */
  readonly is_in_project: boolean;
}

/** Returns the records or people that a field names alone by what they are called; several records have their codes in any case. */
function sourceOf(field: Field): Source | undefined {
  const to = field.kind === 'references' ? undefined : referredResource(field);
  if (to === 'users') return { order: users.nameSort, pickable: pickableUsers, table: users };
  return to === undefined ? undefined : targetOf(to);
}

async function readNamesakes(
  db: Database,
  { order, pickable, table }: Source,
  caller: Caller,
  ids: number[],
) {
  const column = findColumn(table, 'projectId');
  const one = sql.identifier('one');
  const project = column === undefined ? sql`null::int` : sql`${one}.${sql.identifier(column.name)}`;
  const isOther = and(
    sql`${order} = ${one}.${sql.identifier(order.name)} and ${table.id} <> ${one}.id`,
    pickable(caller),
  );
  const { rows } = await db.execute<Namesake>(sql`
    select ${one}.id, ${one}.code, ${project} as project_id,
      exists (select 1 from ${table} where ${isOther} and ${column ?? sql`null::int`} = ${project}) as is_in_project
    from ${table} as ${one}
    where ${one}.id = any(${sql.param(ids)}::int[]) and exists (select 1 from ${table} where ${isOther})
  `);
  return rows;
}

const namedIn = (value: unknown): NamedRecord[] =>
  [value].flat().filter((one): one is NamedRecord => typeof (one as NamedRecord | null)?.id === 'number');

/** The columns of a file that tell apart what is called alike, and what has to be found out of records before they are written. */
interface Naming {
  readonly fields: Readonly<Record<string, RecordField>>;
  readonly lookUp: (records: readonly Values[], columns: readonly string[]) => Promise<void>;
}

/**
 * Writes the code before the name of what is called like others, as far as the project of the row does not tell them apart, so that an import knows which one
 * is meant. Only what the caller may refer to counts.
 *
 * @param isProjectSaid says whether the file has the project of a row.
 */
export function disambiguateNames(
  db: Database,
  resource: string,
  fields: Readonly<Record<string, RecordField>>,
  caller: Caller,
  isProjectSaid: boolean,
): Naming {
  const known = new Map<PgTable, Map<number, Namesake | undefined>>();
  const sourceFor = ({ of }: RecordField) => of && sourceOf(of.bound.field);

  const name = (named: NamedRecord, { table }: Source, { to }: RecordField, record: Values): NamedRecord => {
    const namesake = known.get(table)?.get(named.id);
    if (namesake === undefined) return named;
    const { code, is_in_project: isInProject, project_id: project } = namesake;
    // rows of the file itself are found before those of the project are looked for
    const isTold = isProjectSaid && to !== resource && project !== null && record['project_id'] === project;
    return isTold && !isInProject ? named : { ...named, name: `${code} ${named.name}` };
  };

  const write = (field: RecordField, source: Source): RecordField['cell'] => {
    const { cell, of } = field;
    return (record, locale) => {
      const value = of?.get(record);
      if (of === undefined || value === null || value === undefined) return cell(record, locale);
      const named = namedIn(value).map((one) => name(one, source, field, record));
      return of.kind.write(Array.isArray(value) ? named : named[0], locale);
    };
  };

  return {
    fields: Object.fromEntries(
      Object.entries(fields).map(([column, field]) => {
        const source = sourceFor(field);
        return [column, source === undefined ? field : { ...field, cell: write(field, source) }];
      }),
    ),
    async lookUp(records, columns) {
      for (const column of columns) {
        const { [column]: field } = fields;
        const source = field && sourceFor(field);
        if (source === undefined) continue;
        const found = known.get(source.table) ?? new Map<number, Namesake | undefined>();
        known.set(source.table, found);
        const ids = records.flatMap((record) => namedIn(field?.of?.get(record)).map(({ id }) => id));
        const asked = [...new Set(ids)].filter((id) => !found.has(id));
        if (asked.length === 0) continue;
        for (const id of asked) found.set(id, undefined);
        for (const one of await readNamesakes(db, source, caller, asked)) found.set(one.id, one);
      }
    },
  };
}
