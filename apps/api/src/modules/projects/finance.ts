import type { Project, projects as contract, ResponseOf } from '@bureau/contract';
import { sql } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { recordTables } from '../../db/schema/index.ts';

const { timesheet } = recordTables;

type Finance = ResponseOf<typeof contract.finance>;

/** How many months are told of. */
const maxMonths = 12;

/** Returns what minutes are worth at the rate of an hour, half a minor unit rounded up. */
const worthOf = (minutes: number, rate: number) => Math.round((minutes * rate) / 60);

/**
 * Returns what the billable time of a project is worth beside its budget: each entry at its own rate, or else at that of the project, half a minor unit rounded up. Amounts
 * in other currencies stand beside it, and count nothing of the budget.
 *
 * @param today is the day that it is for the company, `yyyy-MM-dd`: the months end with its month.
 */
export async function readFinance(db: Database, project: Project, today: string): Promise<Finance> {
  const { id, currency, budget, hourly_rate: rate, estimated_minutes: estimate } = project;
  const entries = sql`
    select date, minutes, is_billable,
      case when hourly_rate is not null then currency when ${rate?.amount ?? null}::bigint is not null then ${currency} end as currency,
      round(minutes * coalesce(hourly_rate, ${rate?.amount ?? null}::bigint)::numeric / 60)::bigint as worth
    from ${timesheet} where ${timesheet.projectId} = ${id}::int`;
  const sums = await db.execute<{
    currency: string | null;
    worth: string;
    minutes: number;
    billable: number;
    unrated: number;
  }>(sql`
    select currency, coalesce(sum(worth) filter (where is_billable), 0)::text as worth, sum(minutes)::int as minutes,
      coalesce(sum(minutes) filter (where is_billable), 0)::int as billable,
      coalesce(sum(minutes) filter (where is_billable and worth is null), 0)::int as unrated
    from (${entries}) as entries group by currency order by currency is distinct from ${currency}, currency`);
  const months = await db.execute<{ month: string; worth: string }>(sql`
    select to_char(months.month, 'YYYY-MM-DD') as month, coalesce((
      select sum(worth) from (${entries}) as entries
      where is_billable and entries.currency = ${currency} and entries.date < months.month + interval '1 month'), 0)::text as worth
    from generate_series(date_trunc('month', ${today}::timestamp) - interval '${sql.raw(`${maxMonths - 1}`)} months',
      date_trunc('month', ${today}::timestamp), interval '1 month') as months (month) order by 1`);
  const add = (name: 'billable' | 'minutes' | 'unrated') =>
    sums.rows.reduce((all, row) => all + row[name], 0);
  const worth = sums.rows.flatMap((row) =>
    row.currency === null || Number(row.worth) === 0
      ? []
      : [{ amount: Number(row.worth), currency: row.currency }],
  );
  const own = worth.find((one) => one.currency === currency)?.amount ?? 0;
  return {
    budget,
    worth,
    left: budget && { amount: budget.amount - own, currency },
    minutes: add('minutes'),
    billable_minutes: add('billable'),
    unrated_minutes: add('unrated'),
    estimate:
      rate === null || estimate === null ? null : { amount: worthOf(estimate, rate.amount), currency },
    months: months.rows.map((row) => ({ month: row.month, worth: Number(row.worth) })),
  };
}
