import { type PgColumn, sql, type SQL } from '../../db/orm.ts';

/** The first and the last day that dates can be moved to, `yyyy-MM-dd`. */
export const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'];

/** Returns a date that is moved by some days, to no other end than that of all dates; one that is not there stays so. */
export const shifted = (column: PgColumn | SQL, days: number): SQL =>
  sql`case when ${column} is not null then greatest(least(${column} + ${days}::int, ${lastDay}::date), ${firstDay}::date) end`;
