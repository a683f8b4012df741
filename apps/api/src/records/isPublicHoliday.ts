import { sql, type SQL } from '../db/orm.ts';
import { recordTables } from '../db/schema/index.ts';

const { holidays } = recordTables;

const lastDay = sql`coalesce(${holidays.endDate}, ${holidays.startDate})`;
const monthAndDay = (day: SQL | typeof holidays.startDate) => sql`to_char(${day}, 'MMDD')`;

/** Returns whether a holiday falls on a day, as a condition on a timestamp. One that is kept every year may begin in one and end in the next. */
export const fallsOn = (day: SQL): SQL => sql`(
    ${day}::date between ${holidays.startDate} and ${lastDay}
    or ${holidays.isYearly} and case when ${monthAndDay(holidays.startDate)} <= ${monthAndDay(lastDay)}
      then ${monthAndDay(day)} between ${monthAndDay(holidays.startDate)} and ${monthAndDay(lastDay)}
      else ${monthAndDay(day)} >= ${monthAndDay(holidays.startDate)} or ${monthAndDay(day)} <= ${monthAndDay(lastDay)} end
  )`;

/** Returns whether a day is a holiday of the whole company, or of one of some departments that a subquery selects, as a condition on a timestamp. */
export const isHoliday = (day: SQL, departments: SQL): SQL => sql`exists (
  select 1 from ${holidays} where (${holidays.departmentId} is null or ${holidays.departmentId} in ${departments}) and ${fallsOn(day)}
)`;

/** Returns whether a day is a public holiday of the whole company, as a condition on a timestamp. */
export const isPublicHoliday = (day: SQL): SQL => isHoliday(day, sql`(null)`);
