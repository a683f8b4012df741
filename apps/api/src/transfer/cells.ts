/** Describes a value in a file by its kind, so that each type of file writes it in its own way. Minutes and percent are whole numbers. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'instant'; readonly value: string }
  | { readonly kind: 'minutes' | 'percent' | 'number'; readonly value: number }
  | null;

/** Writes an instant as the clock showed it in a time zone: `2026-03-18 11:00:00`. */
export function createClock(timeZone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant) => format.format(new Date(instant));
}
