import { defaultSettings } from '../db/settings/Settings.ts';
import { timeDescriptions } from './data/work.ts';
import { dateOf, day, hour, inOrder, type Plan, type Records } from './plan.ts';

/** Plans what everybody has worked on each of the last days: two to four entries of a quarter of an hour or more. */
export function planTimesheet({ calendar, projects, random, staff }: Plan): Records {
  const records = staff.flatMap((userId) => {
    const own = projects.filter(({ managerId, memberIds }) => [managerId, ...memberIds].includes(userId));
    const days = Array.from(
      { length: own.length === 0 ? 0 : 20 },
      (_, index) => calendar.today - (index + 1) * day,
    );
    const evenings = days
      .map((start) => new Date(start + 16 * hour))
      .filter((end) => end.getUTCDay() % 6 !== 0);
    return evenings.flatMap((end) =>
      Array.from({ length: random.between(2, 4) }, () => ({
        values: {
          description: random.pick(timeDescriptions),
          date: dateOf(end.getTime()),
          minutes: random.between(2, 14) * 15,
          user_id: userId,
          project_id: random.pick(own).id,
          is_billable: random.chance(0.8),
          currency: defaultSettings.currency,
        },
        createdBy: userId,
        createdAt: end,
      })),
    );
  });
  return inOrder(records);
}
