const quickRangeIds = ['today', 'thisWeek', 'thisMonth', 'last30Days', 'overdue'] as const;

/** Names a range of dates that hangs on the day on which it is chosen. */
export type QuickRangeId = (typeof quickRangeIds)[number];

export interface QuickRange {
  id: QuickRangeId;
  /** Its ends, `yyyy-MM-dd`; one that is missing is open. */
  range: { readonly from?: string; readonly to?: string };
}

const millisecondsPerDay = 86_400_000;

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

function endOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Returns the ranges that are chosen often, as dates; `firstDayOfWeek` is 0 for Sunday to 6 for Saturday. */
export function quickRanges(today: string, firstDayOfWeek: number): readonly QuickRange[] {
  const weekday = new Date(today).getUTCDay();
  const weekStart = addDays(today, -((weekday - firstDayOfWeek + 7) % 7));
  const ranges: Record<QuickRangeId, QuickRange['range']> = {
    today: { from: today, to: today },
    thisWeek: { from: weekStart, to: addDays(weekStart, 6) },
    thisMonth: { from: `${today.slice(0, 8)}01`, to: endOfMonth(today) },
    last30Days: { from: addDays(today, -29), to: today },
    overdue: { to: addDays(today, -1) },
  };
  return quickRangeIds.map((id) => ({ id, range: ranges[id] }));
}
