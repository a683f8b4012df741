import type { Random } from './Random.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** When people work, in milliseconds of a day in UTC. */
const morning = 7 * hour;
const evening = 17 * hour;

/** How much is done at a weekend, where a usual day is 1. */
const weekend = 0.2;

const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay());

/**
 * Returns when something happened that lies so many working days back, so that what is spread evenly over working days is done in working hours,
 * on some days a little more than on others, and seldom at weekends. Today is a working day whichever it is, of which no more has passed than has.
 */
export class WorkCalendar {
  readonly #now: number;
  readonly #today: number;
  /** The working days from the start of each day until now: today first. */
  readonly #starts: number[] = [];

  /** @param days says how many days before today it knows. */
  constructor(now: Date, days: number, random: Random) {
    this.#now = now.getTime();
    this.#today = this.#now - (this.#now % day);
    let sum = 1;
    this.#starts.push(sum);
    for (let back = 1; back <= days; back++) {
      sum += (isWeekend(this.#today - back * day) ? weekend : 1) * (0.75 + random.next() / 2);
      this.#starts.push(sum);
    }
  }

  /** The start of today in UTC, in milliseconds. */
  get today(): number {
    return this.#today;
  }

  /** How many working days it knows. */
  get length(): number {
    return this.#starts.at(-1) ?? 0;
  }

  /** Returns how many working days have passed since the start of the day that lies so many days back. */
  since(days: number): number {
    return this.#starts[days] ?? NaN;
  }

  /** Returns the instant that lies so many working days back. */
  at(workingDays: number): Date {
    const back = this.#findDay(workingDays);
    const [start = NaN, end = 0] = [this.#starts[back], this.#starts[back - 1]];
    const passed = (start - workingDays) / (start - end);
    const elapsed = this.#now - this.#today;
    const from = back === 0 ? Math.min(morning, elapsed / 2) : morning;
    const to = back === 0 ? Math.min(evening, elapsed) : evening;
    return new Date(this.#today - back * day + Math.floor(from + (to - from) * passed));
  }

  /** Finds how many days back the day is that a number of working days ends in. */
  #findDay(workingDays: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) < workingDays) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
