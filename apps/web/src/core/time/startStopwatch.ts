/** By how many milliseconds the clock of the device has to be ahead of what was counted for the device to have slept meanwhile. */
const sleepAtLeast = 1000;

/**
 * Starts to count how many milliseconds pass, those in which the device sleeps included: `performance.now()` leaves them out. The clock of the device,
 * which tells of them, may be put back meanwhile: that takes nothing away.
 */
export function startStopwatch(): () => number {
  let [counted, date] = [performance.now(), Date.now()];
  let elapsed = 0;
  return () => {
    const [nextCounted, nextDate] = [performance.now(), Date.now()];
    const awake = nextCounted - counted;
    const byDate = nextDate - date;
    elapsed += byDate - awake > sleepAtLeast ? byDate : awake;
    [counted, date] = [nextCounted, nextDate];
    return elapsed;
  };
}
