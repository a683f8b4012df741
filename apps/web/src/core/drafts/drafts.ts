import { parseJson, type TextStore } from '../storage/storage.ts';

/** Stores what users were typing, so that a sign-out loses nothing. */
export interface DraftStore {
  readonly read: (userId: number, name: string) => unknown;
  /** Stores a draft; `undefined` removes it. */
  readonly write: (userId: number, name: string, draft: unknown) => void;
  /** Removes the drafts of everybody but this user; of everybody when there is none. */
  readonly retainOnly: (userId: number | null) => void;
}

/** Stores drafts in the tab, where they survive a crash or a reload, too. */
export interface Drafts extends DraftStore {
  /** Lists the drafts whose names begin with a text, such as `tasks/7/`: the rest of each name. */
  readonly namesBelow: (userId: number, start: string) => readonly string[];
}

const prefix = 'bureau.draft:';

/** Names what is typed in secret: no draft holds it, whatever form it was typed into. */
const secrets: readonly string[] = ['password', 'current_password'];

const withoutSecrets = (name: string, value: unknown) => (secrets.includes(name) ? undefined : value);

/** Creates the drafts that can be written as JSON. */
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
      else store.set(nameOf(userId, name), JSON.stringify(draft, withoutSecrets));
    },
    retainOnly(userId) {
      store
        .names(prefix)
        .filter((name) => userId === null || !name.startsWith(nameOf(userId, '')))
        .forEach((name) => store.remove(name));
    },
  };
}

/** Creates the drafts of what JSON cannot hold, such as a file. They live in memory. */
export function createMemoryDrafts(): DraftStore {
  const drafts = new Map<number, Map<string, unknown>>();
  return {
    read: (userId, name) => drafts.get(userId)?.get(name),
    write(userId, name, draft) {
      const own = drafts.get(userId) ?? new Map<string, unknown>();
      drafts.set(userId, own.set(name, draft));
    },
    retainOnly(userId) {
      for (const owner of drafts.keys()) if (owner !== userId) drafts.delete(owner);
    },
  };
}
