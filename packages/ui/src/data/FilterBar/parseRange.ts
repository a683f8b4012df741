export type RangeEnd = 'from' | 'to';

/** What is typed for both ends of a range; an empty text leaves the end open. */
export type RangeTexts = Readonly<Record<RangeEnd, string>>;

export type RangeErrorCode = 'unreadable' | 'backwards' | 'tooSmall' | 'tooLarge';

export type RangeErrors = Readonly<Partial<Record<RangeEnd, RangeErrorCode>>>;

/** The parsed range, and the errors of either text. */
interface ReadRange<Value> {
  range: { from?: Value; to?: Value };
  errors: RangeErrors;
}

interface Reader<Value> {
  /** Returns the parsed value of a text, or nothing when it has none. */
  read: (text: string) => Value | undefined;
  min?: Value | undefined;
  max?: Value | undefined;
}

/** Reads a range as a person types it. */
export function parseRange<Value extends string | number>(
  texts: RangeTexts,
  { read, min, max }: Reader<Value>,
): ReadRange<Value> {
  const range: ReadRange<Value>['range'] = {};
  const errors: Partial<Record<RangeEnd, RangeErrorCode>> = {};
  for (const end of ['from', 'to'] as const) {
    const text = texts[end].trim();
    if (text === '') continue;
    const value = read(text);
    if (value === undefined) errors[end] = 'unreadable';
    else if (min !== undefined && value < min) errors[end] = 'tooSmall';
    else if (max !== undefined && value > max) errors[end] = 'tooLarge';
    else range[end] = value;
  }
  if (range.from !== undefined && range.to !== undefined && range.to < range.from) errors.to = 'backwards';
  return { range, errors };
}
