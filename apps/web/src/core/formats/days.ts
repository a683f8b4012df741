const millisecondsPerDay = 86_400_000;

/** Returns the day, `yyyy-MM-dd`, that is so many days after another. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10);

/** Returns the first day of the week of a day. Weeks begin on a day of the week, counted from Sunday, which is 0. */
export function startOfWeek(day: string, firstDayOfWeek: number): string {
  const sinceStart = (new Date(Date.parse(day)).getUTCDay() - firstDayOfWeek + 7) % 7;
  return addDays(day, -sinceStart);
}

/** Returns the first day of the week after that of a day. */
export const startOfNextWeek = (day: string, firstDayOfWeek: number): string =>
  addDays(startOfWeek(day, firstDayOfWeek), 7);
