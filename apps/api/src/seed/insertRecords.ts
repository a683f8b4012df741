import type { Fields } from '@bureau/contract';
import type { Table } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { foldForSort } from '../db/fold.ts';
import { continueNumbering, insertMany } from '../db/insertMany.ts';
import { formatCode } from '../db/nextNumber.ts';
import { camel, hasColumn, hasSortColumn } from '../db/schema/fieldColumns.ts';
import { counters } from '../db/schema/index.ts';
import { searchTextOf } from '../records/fields/search.ts';

interface Described {
  readonly name: string;
  readonly codePrefix: string;
  readonly fields: Fields;
}

/** Describes a record of the demonstration: its fields as the contract names them, and who made it when. */
export interface SeedRecord {
  readonly values: Readonly<Record<string, unknown>>;
  /** The columns that no field describes. */
  readonly columns?: Readonly<Record<string, unknown>>;
  readonly createdBy: number | null;
  readonly createdAt: Date;
}

/** Writes the records of a described resource, numbered from 1 in the order in which they are given. All name the same fields. */
export async function insertRecords(
  db: Database,
  { name, codePrefix, fields }: Described,
  table: Table,
  records: readonly SeedRecord[],
): Promise<void> {
  const rows = records.map(({ values, columns: others, createdBy, createdAt }, index) => {
    const number = index + 1;
    const code = formatCode(codePrefix, number);
    const columns = Object.entries(fields).flatMap(([field, described]) => {
      const value = values[field] ?? ('default' in described ? described.default : values[field]);
      if (!hasColumn(described) || value === undefined) return [];
      const sorted =
        hasSortColumn(described) && typeof value === 'string'
          ? [[`${camel(field)}Sort`, foldForSort(value)]]
          : [];
      return [[camel(field), value], ...sorted];
    });
    return {
      ...(Object.fromEntries(columns) as Record<string, unknown>),
      ...others,
      id: number,
      number,
      code,
      searchText: searchTextOf(fields, code, values),
      createdBy,
      createdAt,
      updatedAt: createdAt,
    };
  });
  await insertMany(db, table, rows);
  await continueNumbering(db, table);
  await db.insert(counters).values({ name, value: rows.length });
}
