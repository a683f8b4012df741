import { sql, type SQL } from '../db/orm.ts';
import { recordTables } from '../db/schema/index.ts';

const { holidays } = recordTables;

/** Returns whether a holiday falls on a day, as a condition on a timestamp. */
export const fallsOn = (day: SQL): SQL => sql`(
    ${day}::date between ${holidays.startDate} and coalesce(${holidays.endDate}, ${holidays.startDate})
    or ${holidays.isYearly} and to_char(${day}, 'MMDD') between to_char(${holidays.startDate}, 'MMDD')
      and to_char(coalesce(${holidays.endDate}, ${holidays.startDate}), 'MMDD')
  )`;

/** Returns whether a day is a holiday of the whole company, or of one of some departments that a subquery selects, as a condition on a timestamp. */
export const isHoliday = (day: SQL, departments: SQL): SQL => sql`exists (
  select 1 from ${holidays} where (${holidays.departmentId} is null or ${holidays.departmentId} in ${departments}) and ${fallsOn(day)}
)`;

/** Returns whether a day is a public holiday of the whole company, as a condition on a timestamp. */
export const isPublicHoliday = (day: SQL): SQL => isHoliday(day, sql`(null)`);
