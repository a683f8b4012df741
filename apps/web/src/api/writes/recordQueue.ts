/** Keeps writes to one record in order, and knows which versions of it came from this client. */
export interface RecordQueue {
  /**
   * Runs a write after all earlier ones to the same record. `write` gets the version that the record has now, when only
   * this client changed it since `version`; else `version` itself, which the server then refuses.
   */
  readonly run: <Rec extends Versioned>(
    record: string,
    version: number,
    write: (version: number) => Promise<Rec>,
  ) => Promise<Rec>;
}

interface Versioned {
  readonly version: number;
}

export function createRecordQueue(): RecordQueue {
  const tails = new Map<string, Promise<unknown>>();
  const successors = new Map<string, number>();

  function follow(record: string, version: number): number {
    let current = version;
    for (let next = successors.get(`${record}@${current}`); next !== undefined;) {
      current = next;
      next = successors.get(`${record}@${current}`);
    }
    return current;
  }

  return {
    run(record, version, write) {
      const earlier = tails.get(record) ?? Promise.resolve();
      const job = earlier.then(async () => {
        const base = follow(record, version);
        const written = await write(base);
        if (written.version > base) successors.set(`${record}@${base}`, written.version);
        return written;
      });
      tails.set(
        record,
        job.catch(() => undefined),
      );
      return job;
    },
  };
}
