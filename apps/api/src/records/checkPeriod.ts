import { daysBetween } from '../access/days.ts';
import { FieldError } from '../errors/ApiError.ts';

/** Holds the first and the last day that are asked for, `yyyy-MM-dd`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/**
 * Requires that a period ends after it begins, and has no more days than are answered at once.
 *
 * @throws FieldError
 */
export function checkPeriod({ from, to }: Period, maxDays: number): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw new FieldError({ to: [{ key: 'validation.dateOrder' }] });
  if (days > maxDays)
    throw new FieldError({ to: [{ key: 'validation.maxDays', values: { days: maxDays } }] });
}
