import { holidays as contract, type RecordOf } from '@bureau/contract';
import { daysBetween } from '../../access/days.ts';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { and, sql } from '../../db/orm.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import type { FieldErrors } from '../../records/fields/check.ts';

const { holidays } = recordTables;

type Days = Partial<Pick<RecordOf<typeof contract>, 'start_date' | 'end_date' | 'is_yearly'>>;

/** How many days after its first one a holiday ends at most that is kept every year: a longer one would fall into the next. */
const maxDaysAfter = 364;

const tooLong: FieldErrors = { end_date: [{ key: 'validation.maxDays', values: { days: maxDaysAfter } }] };

const findTooLong = ({ start_date: start, end_date: end, is_yearly: isYearly }: Days): FieldErrors =>
  isYearly && start && end && daysBetween(start, end) > maxDaysAfter ? tooLong : {};

export const holidayModule = defineModule({
  resource: contract,
  table: holidays,
  visible: visibleToStaff,
  title: 'name',
  files: {
    name: { synonyms: ['holiday', 'title', 'occasion'] },
    start_date: { synonyms: ['date', 'day', 'from', 'start'] },
    end_date: { synonyms: ['to', 'until', 'end'] },
    is_yearly: { synonyms: ['yearly', 'annual', 'recurring'] },
  },
  hooks: {
    check: async (_tx, body, { before }) => findTooLong({ ...before, ...body }),
    async checkBulk(tx, ids, { start_date: start, end_date: end, is_yearly: isYearly }) {
      const first = start === undefined ? holidays.startDate : sql`${start}::date`;
      const last = end === undefined ? holidays.endDate : sql`${end}::date`;
      const isKept = isYearly === undefined ? holidays.isYearly : sql`${isYearly}::boolean`;
      const isTooLong = sql`${isKept} and ${last} - ${first} > ${maxDaysAfter}::int`;
      return (await tx.$count(holidays, and(isOneOf(holidays.id, ids), isTooLong))) > 0 ? tooLong : {};
    },
    checkImport: async (_tx, bodies) => bodies.map(findTooLong),
  },
});
