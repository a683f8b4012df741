// The order of stories that `npm run test:stories -- --seed N` makes: a story must look the same after any other.
import { createHash } from 'node:crypto';

/** Names the environment variable that carries the seed into the workers. */
export const seedVariable = 'BUREAU_STORY_SEED';

/**
 * Returns things in the order of the seed, or as they are where there is none.
 * @template Thing
 * @param {readonly Thing[]} things
 * @param {(thing: Thing) => string} nameOf
 * @returns {Thing[]}
 */
export function shuffle(things, nameOf) {
  const { [seedVariable]: seed } = process.env;
  if (seed === undefined) return [...things];
  const rank = (/** @type {Thing} */ thing) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(thing)}`)
      .digest('hex');
  return things.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

/** Takes the files in that order; it stands in for the sequencer of the runner, which takes first what took longest. */
export default class StorySequencer {
  /** @param {readonly { path: string }[]} tests */
  sort(tests) {
    return shuffle(tests, ({ path }) => path);
  }

  cacheResults() {
    // how long stories take is learnt from the usual order
  }
}
