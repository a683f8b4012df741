import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlySet<Chunk>;

/** What a further request costs, in characters of code that somebody loads and does not need. */
const requestCost = 6000;

/**
 * Puts together shared modules that are mostly loaded by the same pages and dialogs, as long as the requests that are saved are worth more than the
 * code that some load and do not need. Takes the chunks of a build in which those who need the same share one, and the modules that have their place already.
 */
export function modulesUsedTogether(
  chunks: readonly Chunk[],
  placed: ReadonlySet<string>,
): readonly ReadonlySet<string>[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const movable = (chunk: Chunk) => Object.entries(chunk.modules).filter(([id]) => !placed.has(id));
  const sizes = new Map(
    chunks.map((chunk) => [
      chunk,
      movable(chunk).reduce((size, [, { renderedLength }]) => size + renderedLength, 0),
    ]),
  );
  const sizeOf = (some: Chunks) => [...some].reduce((sum, chunk) => sum + (sizes.get(chunk) ?? 0), 0);
  // what is loaded on demand, and by others as well, is not said to be an entry
  const onDemand = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const roots = chunks.filter(({ fileName }) => onDemand.has(fileName));
  const isShared = (chunk: Chunk) => !chunk.isEntry && !roots.includes(chunk) && sizes.get(chunk) !== 0;
  let parts: readonly Chunks[] = chunks.filter(isShared).map((chunk) => new Set([chunk]));

  /** Adds chunks to what is loaded, with what they import and what has become one with them. */
  function load(
    some: Iterable<Chunk>,
    partOf: ReadonlyMap<Chunk, Chunks>,
    loaded = new Set<Chunk>(),
  ): Set<Chunk> {
    for (const chunk of some) {
      if (loaded.has(chunk)) continue;
      loaded.add(chunk);
      load(
        chunk.imports.flatMap((name) => named.get(name) ?? []),
        partOf,
        loaded,
      );
      load(partOf.get(chunk) ?? [], partOf, loaded);
    }
    return loaded;
  }

  /** Returns the two parts by whose union most is saved. */
  function findPair(): readonly [Chunks, Chunks] | undefined {
    const partOf = new Map(parts.flatMap((part) => [...part].map((chunk) => [chunk, part])));
    const loadedBy = new Map(roots.map((root) => [root, load([root], partOf)]));
    const known = parts.map((part) => ({
      part,
      size: sizeOf(part),
      loaded: load(part, partOf),
      users: new Set(roots.filter((root) => !loadedBy.get(root)?.isDisjointFrom(part))),
    }));
    type Known = (typeof known)[number];
    const wasteOf = (users: Chunks, { loaded }: Known) =>
      [...users].reduce((sum, user) => sum + sizeOf(loaded.difference(loadedBy.get(user) ?? loaded)), 0);
    let pair: readonly [Chunks, Chunks] | undefined;
    let most = 0;
    for (const [index, one] of known.entries())
      for (const other of known.slice(index + 1)) {
        const ofOne = one.users.difference(other.users);
        const ofOther = other.users.difference(one.users);
        const saved = (one.users.size - ofOne.size) * requestCost;
        if (saved - ofOne.size * other.size - ofOther.size * one.size <= most) continue;
        const gain = saved - wasteOf(ofOne, other) - wasteOf(ofOther, one);
        if (gain > most) [pair, most] = [[one.part, other.part], gain];
      }
    return pair;
  }

  for (;;) {
    const pair = findPair();
    if (!pair) break;
    const [one, other] = pair;
    parts = [...parts.filter((part) => part !== one && part !== other), one.union(other)];
  }
  return parts.map((part) => new Set([...part].flatMap(movable).map(([id]) => id)));
}
