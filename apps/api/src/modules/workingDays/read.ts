import type { Database } from '../../db/database.ts';
import { type Parts, readPart } from '../../db/settings/parts.ts';

export type Days = Parts['working_days'];

export const name = 'working_days';
const [sunday, saturday] = [0, 6];

/** The week of eight hours from Monday to Friday, which holds where nothing is set. */
export const fallback: Days = Array.from({ length: 7 }, (_, day) => {
  const isWorking = day !== sunday && day !== saturday;
  return { day, is_working: isWorking, minutes: isWorking ? 8 * 60 : 0 };
});

/** Reads on which days of the week people work, and how long. */
export const readWorkingDays = (db: Database): Promise<Days> => readPart(db, name, fallback);
