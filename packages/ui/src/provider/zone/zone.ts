import { createContext, use, useMemo } from 'react';
import { useBrowserValue } from '../../primitives/state/useBrowserValue.ts';

/** The time zone of whoever uses the page; undefined where it is that of the machine. */
export const TimeZoneContext = createContext<string | undefined>(undefined);

const localTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the day that it is in a time zone: in Swedish it is written as it is kept. */
const dayIn = (timeZone: string) => new Date().toLocaleDateString('sv', { timeZone });

/** Whether the machine, whose tables may be older than a time zone, can tell the time there. */
function isKnown(timeZone: string | undefined): boolean {
  try {
    return timeZone !== undefined && dayIn(timeZone) !== '';
  } catch {
    return false;
  }
}

/**
 * Returns the first time zone that the machine knows: the one given, that of `BureauProvider`, or that of the machine, instead of which a server
 * renders UTC.
 */
export function useTimeZone(given?: string): string {
  const local = useBrowserValue(localTimeZone, 'UTC');
  const own = use(TimeZoneContext);
  return useMemo(() => [given, own, local].find(isKnown) ?? 'UTC', [given, own, local]);
}

/** Returns the day that it is in that time zone, `yyyy-MM-dd`. */
export const useToday = (): string => dayIn(useTimeZone());
