import { createContext, use } from 'react';
import { useLocale } from 'react-aria-components';

/** The day on which weeks begin; undefined where it follows the language. */
export const WeekContext = createContext<number | undefined>(undefined);

/** Names the days as react-aria does, from Sunday. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Describes what the language's table says about weeks, which not every browser gives. */
interface LocaleWithWeeks extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
}

/** Returns the day on which weeks begin where a language is spoken, 0 for Sunday to 6 for Saturday. */
export function localFirstDayOfWeek(locale: string): number {
  const known: LocaleWithWeeks = new Intl.Locale(locale);
  const { firstDay } = known.getWeekInfo?.() ?? { firstDay: 1 };
  return firstDay % 7;
}

/** Returns the day on which weeks begin, 0 for Sunday to 6 for Saturday: that of `BureauProvider`, or that of the language. */
export function useFirstDayOfWeek(): number {
  const { locale } = useLocale();
  return use(WeekContext) ?? localFirstDayOfWeek(locale);
}
