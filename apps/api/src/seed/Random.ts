/** Generates the same numbers for the same seed, on every machine (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 up to, but without, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns a whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** Returns true as often as a share of 1 says. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  /** Picks the key of an entry as often as its weight says, compared with the others. */
  weighted<Key>(weights: readonly (readonly [key: Key, weight: number])[]): Key {
    let rest = this.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of weights) {
      rest -= weight;
      if (rest < 0) return key;
    }
    return this.pick(weights)[0];
  }

  /** Picks some different items, fewer when there are not so many. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items];
    const picked: Item[] = [];
    while (picked.length < count && rest.length > 0)
      picked.push(...rest.splice(this.between(0, rest.length - 1), 1));
    return picked;
  }
}
