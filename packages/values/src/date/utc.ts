import { TZDateMini } from '@date-fns/tz';

/** Lets date-fns reckon in UTC, which keeps plain dates out of every time zone. The small class is all that it needs. */
export const utc = { in: (value: Date | number | string) => TZDateMini.tz('UTC', +new Date(value)) };
