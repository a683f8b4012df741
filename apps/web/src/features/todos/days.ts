const millisecondsPerDay = 86_400_000;

/** Returns the day, `yyyy-MM-dd`, that is so many days after another. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10);

/** Returns the first day of the week after that of a day. Weeks begin on a day of the week, counted from Sunday, which is 0. */
export function startOfNextWeek(day: string, firstDayOfWeek: number): string {
  const sinceStart = (new Date(Date.parse(day)).getUTCDay() - firstDayOfWeek + 7) % 7;
  return addDays(day, 7 - sinceStart);
}
