import { parsePlainDate } from '@bureau/values';
import type { DateRangeValue } from './FilterBar.types.ts';

export type RangeEnd = 'from' | 'to';

/** Holds what is typed for both ends of a range; an empty text leaves the end open. */
export type RangeTexts = Readonly<Record<RangeEnd, string>>;

export type RangeProblem = 'noDate' | 'backwards';

/** Says what was read: a range, and what stands against either text. */
export interface ReadRange {
  range: DateRangeValue;
  problems: Partial<Record<RangeEnd, RangeProblem>>;
}

/** Reads a range of dates as a person types it, in the given format or as `yyyy-MM-dd`. */
export function readRange(texts: RangeTexts, dateFormat: string): ReadRange {
  const range: DateRangeValue = {};
  const problems: ReadRange['problems'] = {};
  for (const end of ['from', 'to'] as const) {
    const text = texts[end].trim();
    if (text === '') continue;
    const date = parsePlainDate(text, dateFormat);
    if (date === undefined) problems[end] = 'noDate';
    else range[end] = date;
  }
  if (range.from !== undefined && range.to !== undefined && range.to < range.from) problems.to = 'backwards';
  return { range, problems };
}
