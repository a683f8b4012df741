import { timesheetFields } from '@bureau/contract';

const minute = 60;

/** Holds what is known of a timer that is on. */
interface Timer {
  /** Since when it runs; null while it is paused. */
  readonly runningSince: Date | null;
  /** What was worked before it was paused last. */
  readonly workedSeconds: number;
}

/** Returns what a timer has counted, in whole seconds, without pauses. */
export function elapsedSeconds({ runningSince, workedSeconds }: Timer, now: Date): number {
  if (runningSince === null) return workedSeconds;
  // Another process may have started it, whose clock is a little ahead.
  return workedSeconds + Math.max(0, Math.floor((now.getTime() - runningSince.getTime()) / 1000));
}

/** The most minutes of an entry: those of a day. */
const { max: day } = timesheetFields.minutes;

/**
 * Returns what is logged of a timer: the nearest number of whole minutes, with the start, the end and the pauses between them. Of a timer that
 * was forgotten a day at most is logged, without the times.
 */
export function entryOf(timer: Timer & { readonly startedAt: Date }, now: Date) {
  const minutes = Math.round(elapsedSeconds(timer, now) / minute);
  const all = Math.round((now.getTime() - timer.startedAt.getTime()) / (minute * 1000));
  if (all - minutes > day || minutes > day) return { minutes: Math.min(minutes, day) };
  return {
    minutes,
    started_at: timer.startedAt.toISOString(),
    ended_at: now.toISOString(),
    break_minutes: all - minutes,
  };
}
