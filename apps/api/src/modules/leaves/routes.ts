import { leaveDecisions, leaveLimits, leaves } from '@bureau/contract';
import { keysOf } from '@bureau/values';
import { dayIn, timeZoneOf } from '../../access/timeZoneOf.ts';
import { type Call, implement } from '../../http/implement.ts';
import { type Asked, readBalance, readLedger } from './balance.ts';
import { checkPeriod } from '../../records/checkPeriod.ts';
import { decideOn, leaveModule } from './service.ts';

type BalanceCall = Call<typeof leaves.balance>;

/** Returns the days that are asked for, if any: one where only the first or the last is named. */
function readAsked({ from, is_half_day: isHalf, to }: BalanceCall['query']): Asked | undefined {
  const first = from ?? to;
  if (first === undefined) return undefined;
  const period = { from: first, to: to ?? first };
  checkPeriod(period, leaveLimits.days);
  return { start_date: period.from, end_date: period.to, is_half_day: isHalf === 'true' };
}

/** Returns the day that a balance is asked for: the first of the days or of the year that are named, or else today. */
async function readDay({
  caller,
  origin,
  query,
  readSettings,
}: Pick<BalanceCall, 'caller' | 'origin' | 'query' | 'readSettings'>) {
  const today = dayIn(timeZoneOf(caller, await readSettings()), origin.now);
  const { from, year } = query;
  return from ?? (year === undefined || today.startsWith(year) ? today : `${year}-01-01`);
}

export const leaveRoutes = leaveModule.routes([
  ...keysOf(leaveDecisions).map((decision) =>
    implement(leaves[decision], ({ db, params, body, caller, origin }) =>
      decideOn(db, params.id, decision, body, { caller, origin }),
    ),
  ),
  implement(leaves.balance, async ({ db, caller, query, ...call }) => ({
    data: await readBalance(db, caller, {
      userId: Number(query.user_id ?? caller.id),
      from: await readDay({ caller, query, ...call }),
      asked: readAsked(query),
      exceptId: Number(query.except_id ?? 0),
    }),
  })),
  implement(leaves.ledger, async ({ db, caller, query, ...call }) => {
    const day = await readDay({ caller, query, ...call });
    return readLedger(db, caller, {
      userId: Number(query.user_id ?? caller.id),
      typeId: Number(query.leave_type_id),
      year: Number(day.slice(0, 4)),
    });
  }),
]);
