// What the API takes of drizzle-orm, as CommonJS: Node reads the package's list of exports, of 137 kB, once more for every file of it that is loaded as
// a module, which is half a second of a core at each start.
import { createRequire } from 'node:module';
import type * as orm from 'drizzle-orm';
import type * as pgCore from 'drizzle-orm/pg-core';
import type * as nodePostgres from 'drizzle-orm/node-postgres';
import type * as nodePostgresMigrator from 'drizzle-orm/node-postgres/migrator';
import type * as migrator from 'drizzle-orm/migrator';

const require = createRequire(import.meta.url);

export const {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  notInArray,
  or,
  sql,
  SQL,
  Table,
} = require('drizzle-orm') as typeof orm;

export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  numeric,
  PgDialect,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} = require('drizzle-orm/pg-core') as typeof pgCore;

export const { drizzle } = require('drizzle-orm/node-postgres') as typeof nodePostgres;

export const { migrate } = require('drizzle-orm/node-postgres/migrator') as typeof nodePostgresMigrator;

export const { readMigrationFiles } = require('drizzle-orm/migrator') as typeof migrator;

export type {
  $Type,
  BuildColumns,
  BuildExtraConfigColumns,
  Column,
  HasDefault,
  NotNull,
  Placeholder,
} from 'drizzle-orm';
export type {
  AnyPgColumn,
  PgColumn,
  PgColumnBuilderBase,
  PgDatabase,
  PgTable,
  PgTableExtraConfigValue,
  PgTableWithColumns,
  PgUpdateSetSource,
} from 'drizzle-orm/pg-core';
export type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';

export type SQL<Value = unknown> = orm.SQL<Value>;
export type Table<Config extends orm.TableConfig = orm.TableConfig> = orm.Table<Config>;
