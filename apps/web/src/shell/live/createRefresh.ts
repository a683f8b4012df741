import type { Endpoint, List } from '@bureau/contract';
import { unstable_serialize } from 'swr';
import type { Client } from '../../api/client.ts';
import { type CacheKey, isCacheKey, type KeyFilter } from '../../api/keys.ts';
import type { ListPageStore, ListView } from '../../api/listPageStore.ts';
import type { Identified } from '../../api/resource.ts';
import type { WriteQueue } from '../../api/writes/writeQueue.ts';
import { createOutdatedCheck } from './changes.ts';
import type { Invalidation } from './createInvalidationQueue.ts';
import type { UserActivity } from './userActivity.ts';
import { compareList } from './compareList.ts';

type Page = List<Identified>;

/** Describes what a list does not show yet, so that nothing moves under the pointer. */
export interface PendingChanges {
  /** How many records it has more; 0 where others have taken their places. */
  readonly added: number;
}

interface RefreshOptions {
  readonly client: Pick<Client, 'request'>;
  readonly userId: number | null;
  readonly listPages: Pick<ListPageStore, 'views'>;
  readonly userActivity: UserActivity;
  readonly writes: Pick<WriteQueue, 'settled' | 'count'>;
  /** Reads a kept answer. */
  readonly read: (key: CacheKey) => unknown;
  /** Stores an answer, or without one reads those again that are looked at. */
  readonly store: (key: CacheKey, answer: unknown) => Promise<unknown>;
  readonly readAgain: (filter: KeyFilter) => Promise<unknown>;
  readonly onHeld: (changes: PendingChanges | null) => void;
}

/** What seldom changes, and what is not of records: it is read again when it is needed. */
const steady =
  /^\/api\/(?:get-|settings|sidebar-menu|helper|translations|menu|saved-views|search|custom-fields|profile|numbering|dashboard\/layout)/;

const pathOf = ([, , address]: CacheKey) => address.split('?')[0] ?? '';

/** Asks for a page of a list as it was asked for the first time. */
const endpointOf = ([, id, address]: CacheKey): Endpoint => ({
  id,
  kind: 'list',
  method: 'GET',
  path: address,
  summary: '',
  rule: 'signedIn',
  hasOverlay: false,
  status: 200,
});

const identityOf = ({ keys }: ListView) => keys.map((key) => unstable_serialize(key)).join();

/** Returns the place of the first row of a page in its list. */
const startOf = ({ meta }: Page) => (meta.page - 1) * meta.per_page;

const isConnected = (pages: readonly Page[]) =>
  pages.every(({ meta }, index) => meta.page === (pages[0]?.meta.page ?? 0) + index);

/**
 * Creates the functions that bring what is shown up to date, without a row that somebody works at changing its place: what is new of it shows there, and what would
 * move it is held back until it is asked for, or nobody works in the list any more.
 */
export function createRefresh(options: RefreshOptions) {
  const { client, listPages, onHeld, read, readAgain, store, userActivity, userId, writes } = options;
  /** The lists that hold something back, by what is looked at of them, with how much this browser had written until then. */
  const held = new Map<string, { readonly changes: PendingChanges; readonly count: number }>();

  function hold(identity: string, changes: PendingChanges | null) {
    if (changes === null) held.delete(identity);
    else held.set(identity, { changes, count: writes.count() });
    const [first] = held.values();
    onHeld(first?.changes ?? null);
  }

  /** Forgets what lists hold back that are no longer mounted. */
  function forgetUnmounted() {
    const seen = new Set([...listPages.views].map(identityOf));
    for (const identity of held.keys()) if (!seen.has(identity)) hold(identity, null);
  }

  const isAtRest = ({ rows }: ListView) => (rows.current?.first ?? 0) === 0 && !userActivity.isInList();

  const shownOf = ({ keys }: ListView) => keys.map((key) => read(key) as Page | undefined);

  async function refreshList(view: ListView, isForced: boolean): Promise<void> {
    await writes.settled();
    const before = shownOf(view);
    const count = writes.count();
    const now = await Promise.all(
      view.keys.map(
        (key) =>
          client.request(endpointOf(key), {
            isBackground: true,
            retries: 0,
            handlesErrors: true,
          }) as Promise<Page>,
      ),
    );
    await userActivity.released();
    const shown = shownOf(view);
    // what was read does not know of what has been changed here since then
    if (writes.count() !== count || shown.some((page, index) => page !== before[index]))
      return refreshList(view, isForced);
    const known = shown.filter((page) => page !== undefined);
    const [first] = known;
    const rows = isConnected(known) ? view.rows.current : undefined;
    const comparison =
      first && known.length === now.length
        ? compareList(known, now, startOf(first), rows ?? { first: 0, last: Infinity })
        : null;
    const isHeld = !isForced && comparison?.moves === true && !isAtRest(view);
    const pages = isHeld ? comparison.inPlace : now;
    // to store again what is held back would drop what is on its way from the server
    const isNew = (index: number) => !isHeld || pages[index] !== shown[index];
    await Promise.all(view.keys.flatMap((key, index) => (isNew(index) ? [store(key, pages[index])] : [])));
    hold(identityOf(view), isHeld ? { added: comparison.added } : null);
    if (isHeld) return;
    const [path] = view.keys.map(pathOf);
    await readAgain((key) => isCacheKey(key) && belongsTo(path ?? '', key));
  }

  /** Whether a kept answer goes with the pages of a list: its groups, and pages between those that were asked for. */
  const belongsTo = (path: string, key: CacheKey) =>
    pathOf(key) === `${path}/groups` || (pathOf(key) === path && key[2].includes('&pages='));

  function lists(isOutdated: (key: CacheKey) => boolean): readonly ListView[] {
    const outdated = [...listPages.views].filter(({ keys }) => keys.some(isOutdated));
    return [...new Map(outdated.map((view) => [identityOf(view), view])).values()];
  }

  /** Brings what is shown up to date with what has changed. */
  async function refresh(invalidation: Invalidation, isAll = false): Promise<void> {
    await userActivity.released();
    // what is read while a write is on its way would undo what it shows already
    await writes.settled();
    const isOutdated =
      invalidation === 'anything'
        ? (key: CacheKey) => isAll || !steady.test(key[2])
        : createOutdatedCheck(invalidation, read, userId);
    const found = lists(isOutdated);
    const keys = new Set(
      [...listPages.views].flatMap((view) => view.keys.map((key) => unstable_serialize(key))),
    );
    const paths = [...new Set([...listPages.views].flatMap((view) => view.keys.map(pathOf)))];
    const others = readAgain(
      (key) =>
        isCacheKey(key) &&
        !keys.has(unstable_serialize(key)) &&
        !paths.some((path) => belongsTo(path, key)) &&
        isOutdated(key),
    );
    await Promise.all([others, ...found.map((view) => refreshList(view, false))]);
    forgetUnmounted();
  }

  return {
    refresh,
    /**
     * Shows what is held back; without force, of lists that nobody works at any more. After a write a list was read again, and may have shown by that what was
     * held back: whether something is left is looked for.
     */
    async showHeld(isForced: boolean): Promise<void> {
      forgetUnmounted();
      const waiting = [...listPages.views].filter((view) => held.has(identityOf(view)));
      const views = new Map(waiting.map((view) => [identityOf(view), view]));
      await Promise.all(
        [...views.values()]
          .filter(
            (view) => isForced || isAtRest(view) || held.get(identityOf(view))?.count !== writes.count(),
          )
          .map((view) => refreshList(view, isForced)),
      );
    },
  };
}
