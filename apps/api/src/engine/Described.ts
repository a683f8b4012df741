import { type PgTable, sql, type SQL } from '../db/orm.ts';
import type { ConstraintField } from '../db/uniqueness.ts';
import type { Readable } from '../records/fields/read.ts';
import { type AnyRecordTable, type BoundField, columnOf, findColumn } from '../records/kinds/BoundField.ts';
import type { Hooks, ModuleInput, Resource } from './types.ts';

/** A module's description as the engine works with it: of any resource, with what follows from the fields. */
export interface Described extends Readable {
  readonly input: Omit<ModuleInput<Resource, AnyRecordTable>, 'links'>;
  readonly resource: Resource;
  readonly hooks: Hooks<Resource, PgTable>;
  readonly boundFields: readonly BoundField[];
  /** The field that names a record. */
  readonly title: BoundField;
  /** Whether others are made after the records: then they need not say everything. */
  readonly isModel: boolean;
  /** Names the field of each constraint of uniqueness or exclusion. */
  readonly unique: Readonly<Record<string, ConstraintField>>;
}

/** Returns what a record is called: by its code, where it has one, and its title. */
export function labelOf({ table, title }: Described): SQL {
  const code = findColumn(table, 'code');
  return code === undefined ? sql`${columnOf(title)}` : sql`${code} || ' ' || ${columnOf(title)}`;
}
