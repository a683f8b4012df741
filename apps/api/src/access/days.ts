const dayLength = 24 * 60 * 60 * 1000;

/** The first and the last day that a date can be, `yyyy-MM-dd`. */
export const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'];

/**
 * Returns the day, `yyyy-MM-dd`, that is so many days after another; before it by a number below zero. It leads to no other end than that of all
 * dates.
 */
export function addDays(date: string, days: number): string {
  const time = Date.parse(date) + days * dayLength;
  const within = Math.min(Math.max(time, Date.parse(firstDay)), Date.parse(lastDay));
  return new Date(within).toISOString().slice(0, 10);
}

/** Returns how many days after one day another is. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength;
