import type { PgTable } from '../db/orm.ts';
import type { ConstraintField } from '../db/uniqueness.ts';
import type { Readable } from '../records/fields/read.ts';
import type { AnyRecordTable, BoundField } from '../records/kinds/BoundField.ts';
import type { Hooks, ModuleInput, Resource } from './types.ts';

/** A module's description as the engine works with it: of any resource, with what follows from the fields. */
export interface Described extends Readable {
  readonly input: Omit<ModuleInput<Resource, AnyRecordTable>, 'links'>;
  readonly resource: Resource;
  readonly hooks: Hooks<Resource, PgTable>;
  readonly boundFields: readonly BoundField[];
  /** Whether others are made after the records: then they need not say everything. */
  readonly isModel: boolean;
  /** Names the field of each constraint of uniqueness or exclusion. */
  readonly unique: Readonly<Record<string, ConstraintField>>;
}
