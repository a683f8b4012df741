/** The largest id, and the largest whole number of a column. */
export const largestId = 2_147_483_647;

/** Matches a positive integer that can be as large as the largest id has digits. */
export const positivePattern = /^[1-9]\d{0,9}$/;

/** Reads a positive integer of at most `max`, or gives null. */
export function parsePositive(text: string, max = largestId): number | null {
  if (!positivePattern.test(text)) return null;
  const value = Number(text);
  return value <= max ? value : null;
}
