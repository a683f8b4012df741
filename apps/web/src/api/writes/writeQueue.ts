/** Names what a write goes to, such as `tasks/7`, with the version that was on screen when the write was begun. */
export interface WriteTarget {
  readonly name: string;
  readonly version: number;
}

/** Keeps writes to one target in order, and knows which versions of it came from this client. */
export interface WriteQueue {
  /**
   * Runs a write after all earlier ones to the same target. `send` gets the version that the target has now, when only
   * this client changed it since it was on screen; else the version of the target itself, which the server then refuses.
   */
  readonly run: <Answer>(target: WriteTarget, send: (version: number) => Promise<Answer>) => Promise<Answer>;
  /** Returns the version in which this client left a target that had a version before. */
  readonly versionOf: (target: WriteTarget) => number;
  /** Counts a write, or the reading of what it has made out of date, as under way until it settles; returns the same promise. */
  readonly track: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Settles once no write is under way, and what they have made out of date was read again. */
  readonly settled: () => Promise<void>;
  /** Returns how much was tracked so far: a larger number later on means that something was written meanwhile. */
  readonly count: () => number;
}

export function createWriteQueue(): WriteQueue {
  const tails = new Map<string, Promise<unknown>>();
  const successors = new Map<string, number>();
  const pending = new Set<Promise<unknown>>();
  let count = 0;

  function follow(name: string, version: number): number {
    let current = version;
    for (let next = successors.get(`${name}@${current}`); next !== undefined;) {
      current = next;
      next = successors.get(`${name}@${current}`);
    }
    return current;
  }

  return {
    versionOf: ({ name, version }) => follow(name, version),
    track(work) {
      count += 1;
      pending.add(work);
      const end = () => pending.delete(work);
      work.then(end, end);
      return work;
    },
    async settled() {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
    count: () => count,
    run({ name, version }, send) {
      const earlier = tails.get(name) ?? Promise.resolve();
      const job = earlier.then(async () => {
        const base = follow(name, version);
        const answer = await send(base);
        const { version: written = base } = answer as { readonly version?: number };
        if (written > base) successors.set(`${name}@${base}`, written);
        return answer;
      });
      tails.set(
        name,
        job.catch(() => undefined),
      );
      return job;
    },
  };
}
