/** Is thrown where too many wait already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Lets a number of works run at a time. The others wait in one queue, and run in the order in which they came. */
export class Semaphore {
  readonly #waiting: (() => void)[] = [];
  readonly #maxWaiting: number;
  #free: number;

  /**
   * @param places how many run at a time.
   * @param maxWaiting how many may wait.
   */
  constructor(places: number, maxWaiting: number) {
    this.#free = places;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Runs a work as soon as there is a place for it.
   *
   * @throws QueueFullError at once, when too many wait already.
   */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#acquire();
    try {
      return await work();
    } finally {
      this.#release();
    }
  }

  async #acquire(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting.length >= this.#maxWaiting) throw new QueueFullError('Too many wait.');
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /** Hands the place on to who has waited longest, so that nobody who comes just now is before them. */
  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}
