import { type CustomField, customName, type CustomValues, describeCustom, namesOf } from '@bureau/contract';
import { type PgTable, sql } from '../../db/orm.ts';
import { type AnyRecordTable, type BoundField, findColumn } from '../kinds/BoundField.ts';
import type { Values } from '../kinds/KindOfField.ts';

/** Binds custom fields to where the records of a table have their values, so that what follows from their kinds is that of all fields. */
export const bindCustom = (fields: readonly CustomField[], table: PgTable): BoundField[] =>
  fields.map((custom) => {
    const field = describeCustom(custom);
    const name = customName(custom.field_column);
    return {
      name,
      field,
      names: namesOf(name, field),
      // What has custom fields has all that records have.
      table: table as AnyRecordTable,
      derived: sql`${findColumn(table, 'customFields')} -> ${custom.field_column}::text`,
      link: undefined,
    };
  });

/** Returns values by the names that their fields have when they are bound. */
export const namedValues = (values: CustomValues): Values =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [customName(column), value]));
