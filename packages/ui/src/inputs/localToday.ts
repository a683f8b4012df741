/** Returns the day of the machine's own calendar, `yyyy-MM-dd`. */
export function localToday(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
}
