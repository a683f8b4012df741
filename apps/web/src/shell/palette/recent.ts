import { ownPrefix } from '../../core/session/session.ts';
import { parseJson, type TextStore } from '../../core/storage/storage.ts';

/** Describes what was chosen in the palette: a command by its id, a record with what names it and where it is. */
export interface RecentEntry {
  readonly id: string;
  readonly record?: { readonly title: string; readonly code: string; readonly route: string };
}

const maxEntries = 6;
const nameOf = (userId: number) => `${ownPrefix}recent:${userId}`;

const isRecord = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { title, code, route } = value as Record<string, unknown>;
  return [title, code, route].every((text) => typeof text === 'string');
};

function isEntry(value: unknown): value is RecentEntry {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false;
  return typeof value.id === 'string' && (!('record' in value) || isRecord(value.record));
}

/** Reads what a user chose last, newest first. It is theirs alone and goes with their session. */
export function readRecent(store: TextStore, userId: number): readonly RecentEntry[] {
  const stored = parseJson(store.get(nameOf(userId)));
  return Array.isArray(stored) ? stored.filter(isEntry).slice(0, maxEntries) : [];
}

/** Puts what a user chose before all else. */
export function storeRecent(store: TextStore, userId: number, entry: RecentEntry): void {
  const others = readRecent(store, userId).filter(({ id }) => id !== entry.id);
  store.set(nameOf(userId), JSON.stringify([entry, ...others].slice(0, maxEntries)));
}
