import { useFormContext, useWatch } from '@bureau/forms';
import { isInstant } from '@bureau/values';
import { useEffect } from 'react';

const minute = 60_000;

/** Whether what a form holds is an instant: while it is typed, it is any text. */
export const isMoment = (value: unknown): value is string => typeof value === 'string' && isInstant(value);

/** Writes how long it took into a form as soon as a start and an end are typed: what lies between them, without the break. */
export function useDerivedMinutes(): void {
  const { setValue } = useFormContext();
  const typed: unknown[] = useWatch({ name: ['started_at', 'ended_at', 'break_minutes'] });
  const [start, end, pause] = typed;
  const between =
    isMoment(start) && isMoment(end)
      ? Math.round((Date.parse(end) - Date.parse(start)) / minute)
      : Number.NaN;
  const minutes = between - (typeof pause === 'number' ? pause : 0);
  useEffect(() => {
    if (minutes >= 0) setValue('minutes', minutes, { shouldDirty: true });
  }, [minutes, setValue]);
}
