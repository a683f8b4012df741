import { parseJson, type TextStore } from '../storage/storage.ts';

/** Keeps what a user was typing, for as long as the tab lives, so that a sign-out, a crash or a reload loses nothing. */
export interface Drafts {
  readonly read: (userId: number, name: string) => unknown;
  /** Lists what is kept under names that begin with a text, such as `tasks/7/`: the rest of each name. */
  readonly namesBelow: (userId: number, start: string) => readonly string[];
  /** Keeps a draft; `undefined` forgets it. */
  readonly write: (userId: number, name: string, draft: unknown) => void;
  /** Forgets the drafts of everybody but this user; of everybody when there is none. */
  readonly keepOnly: (userId: number | null) => void;
}

const prefix = 'bureau.draft:';

export function createDrafts(store: TextStore): Drafts {
  const nameOf = (userId: number, name: string) => `${prefix}${userId}:${name}`;
  return {
    read: (userId, name) => parseJson(store.get(nameOf(userId, name))),
    namesBelow(userId, start) {
      const first = nameOf(userId, start);
      return store.names(first).map((name) => name.slice(first.length));
    },
    write(userId, name, draft) {
      if (draft === undefined) store.remove(nameOf(userId, name));
      else store.set(nameOf(userId, name), JSON.stringify(draft));
    },
    keepOnly(userId) {
      store
        .names(prefix)
        .filter((name) => userId === null || !name.startsWith(nameOf(userId, '')))
        .forEach((name) => store.remove(name));
    },
  };
}
