/** Returns a value, or null where nothing is known: an average of nothing is no number. */
export const knownValue = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
