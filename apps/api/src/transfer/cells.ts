/** Describes a value in a file by its kind, so that each type of file writes it in its own way. Minutes and percent are whole numbers. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'instant'; readonly value: string }
  | { readonly kind: 'minutes' | 'percent' | 'number'; readonly value: number }
  | null;

const minute = 60_000;
const hour = 60 * minute;

/** Writes how far a clock that shows a time is ahead of UTC: `+01:00`. */
function offsetOf(shown: string, time: number): string {
  const minutes = Math.round((Date.parse(`${shown.replace(' ', 'T')}Z`) - time) / minute);
  const parts = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return (minutes < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Writes an instant as the clock showed it in a time zone: `2026-03-18 11:00:00`; with its offset from UTC, where that was for the second time. */
export function createClock(timeZone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant) => {
    const time = Date.parse(instant);
    const shown = format.format(time);
    return format.format(time - hour) === shown ? `${shown} ${offsetOf(shown, time)}` : shown;
  };
}
