interface Timed {
  readonly started_at: string | null;
  readonly ended_at: string | null;
}

/** Returns the entries whose time has a moment in common with that from a start to an end, all of them ISO 8601 in UTC. */
export const findOverlaps = <Entry extends Timed>(
  entries: readonly Entry[],
  start: string,
  end: string,
): readonly Entry[] =>
  entries.filter(
    ({ started_at: from, ended_at: to }) =>
      from !== null &&
      to !== null &&
      Date.parse(from) < Date.parse(end) &&
      Date.parse(to) > Date.parse(start),
  );
