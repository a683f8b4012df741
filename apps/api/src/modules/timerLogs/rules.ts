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

/** Returns the minutes that are logged for what a timer has counted: the nearest number of whole ones. */
export const minutesOf = (seconds: number) => Math.round(seconds / minute);
