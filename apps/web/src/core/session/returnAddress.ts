import { parseObject, type TextStore } from '../storage/storage.ts';

/** Remembers where somebody was when their session ended, to bring them back there after the sign-in. */
export interface ReturnAddress {
  /** Remembers an address. `userId` says whose it is; null for somebody who had not signed in yet. */
  readonly remember: (address: string, userId: number | null) => void;
  /** Returns the address for a user. Nobody is brought to an address of somebody else. */
  readonly find: (userId: number) => string | null;
  readonly forget: () => void;
}

const name = 'bureau.return';

export function createReturnAddress(store: TextStore): ReturnAddress {
  return {
    forget: () => store.remove(name),
    remember: (address, userId) => store.set(name, JSON.stringify({ address, userId })),
    find(userId) {
      const { address, userId: owner } = parseObject(store.get(name));
      const isInside = typeof address === 'string' && /^\/(?![/\\])/.test(address);
      return isInside && (owner === null || owner === userId) ? address : null;
    },
  };
}
