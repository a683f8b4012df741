import type { SQL } from '../db/orm.ts';

/** Describes one field of a bulk change in SQL: what it is before and after as the activity log tells it, and for which records it changes. */
export interface FieldChange {
  readonly field: string;
  readonly oldValue: SQL;
  readonly newValue: SQL;
  readonly isChanged: SQL;
}
