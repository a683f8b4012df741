const dayLength = 24 * 60 * 60 * 1000;

/** Returns the day, `yyyy-MM-dd`, that is so many days after another; before it by a number below zero. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** Returns how many days after one day another is. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength;
