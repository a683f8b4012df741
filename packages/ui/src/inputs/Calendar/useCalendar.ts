import { createLazyImport } from '../../lazy/index.ts';
import type { CalendarProps } from './Calendar.tsx';

/** Loads the calendar when it is first shown: it is half as large as all the rest of a list. Without it, dates can still be typed. */
export const useCalendar = createLazyImport<CalendarProps>(
  async () => (await import('./Calendar.tsx')).Calendar,
);
