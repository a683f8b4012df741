import { firstDay, lastDay } from '../../access/days.ts';
import { type PgColumn, sql, type SQL } from '../../db/orm.ts';

/** Returns a date that is moved by some days, to no other end than that of all dates; one that is not there stays so. */
export const shifted = (column: PgColumn | SQL, days: number): SQL =>
  sql`case when ${column} is not null then greatest(least(${column} + ${days}::int, ${lastDay}::date), ${firstDay}::date) end`;
