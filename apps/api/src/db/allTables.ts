import { is, Table } from './orm.ts';
import * as schema from './schema/index.ts';

const { recordTables, referenceTables, ...written } = schema;
const exported: Readonly<Record<string, unknown>> = {
  ...written,
  ...recordTables,
  ...referenceTables,
};

/** Lists every table of the database, by its name in the code. */
export const allTables: Readonly<Record<string, Table>> = Object.fromEntries(
  Object.entries(exported).filter((entry): entry is [string, Table] => is(entry[1], Table)),
);
