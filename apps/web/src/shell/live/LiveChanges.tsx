import { events } from '@bureau/contract';
import { useEffect, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useApi } from '../../api/ApiProvider.tsx';
import { addressOf } from '../../api/client.ts';
import type { Connection } from '../../api/connection.ts';
import type { CacheKey } from '../../api/keys.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { previewName } from '../../core/session/preview.ts';
import { createInvalidationQueue } from './createInvalidationQueue.ts';
import { createLiveStream, type StreamState } from './createLiveStream.ts';
import { createRefresh, type PendingChanges } from './createRefresh.ts';
import { watchUserActivity } from './userActivity.ts';
import { PendingChangesStatus } from './PendingChangesStatus.tsx';

/** How often what is shown is read again while there is no stream, and how often it is checked whether somebody still works in the list, in milliseconds. */
const pollInterval = 30_000;
const showInterval = 1000;

/** Settles once the server can be reached, as far as is known, or the signal is aborted. */
function waitForServer({ isDown, subscribe }: Connection, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!isDown()) return resolve();
    const end = () => {
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(() => {
      if (!isDown()) end();
    });
    return signal.addEventListener('abort', end, { once: true });
  });
}

export interface LiveChangesProps {
  /** Counts the milliseconds since the page began to read what it shows. */
  readonly now: () => number;
}

/** Leads to what has come on top of a list. */
const scrollUp = () => document.querySelector('main [data-part="scroller"]')?.scrollTo({ top: 0 });

interface Shown {
  readonly held: PendingChanges | null;
  readonly show: () => void;
}

/**
 * Brings the page up to date with what others change, for as long as the session lasts: by a stream of events, and while there is none by asking now
 * and then. What would move rows under the pointer is offered instead (docs/adr/0053-changes-of-others.md).
 */
export function LiveChanges({ now }: LiveChangesProps) {
  const { client, connection, session, tabStore } = useServices();
  const { listPages, userId, writeQueue: writes } = useApi();
  const { cache, mutate } = useSWRConfig();
  const [{ held, show }, setShown] = useState<Shown>({ held: null, show: () => undefined });

  useEffect(() => {
    const current = session.get();
    // a preview reads what its role sees, and has no session of its own
    if (!current || tabStore.get(previewName) !== null) return undefined;
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, current.signal]);
    const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
    const { refresh, showHeld } = createRefresh({
      client,
      listPages,
      userId,
      writes,
      userActivity: watchUserActivity(document, signal),
      read: (key: CacheKey) => cache.get(unstable_serialize(key))?.data as unknown,
      store: (key, answer) => mutate(key, answer, { revalidate: false }),
      readAgain: (filter) => mutate(filter),
      onHeld: (changes) => setShown({ held: changes, show: () => quietly(showHeld(true).then(scrollUp)) }),
    });
    let state: StreamState = 'unknown';
    let isAll = false;
    const inbox = createInvalidationQueue({
      page: document,
      signal,
      async work(invalidation) {
        const isOfRights = isAll;
        isAll = false;
        await refresh(invalidation, isOfRights);
      },
    });
    createLiveStream(
      {
        name: `bureau.live:${userId}`,
        signal,
        channel: new BroadcastChannel(`bureau.live:${userId}`),
        locks: navigator.locks,
        takeTicket: async (ending) =>
          (await client.call(events.ticket, { retries: 0, handlesErrors: true, signal: ending })).ticket,
        now,
        openStream: (ticket, missed) =>
          new EventSource(addressOf(events.stream, { query: { ticket, since: String(missed) } })),
        waitForServer: (ending) => waitForServer(connection, ending),
      },
      {
        onEvent: inbox.add,
        onState: (next) => (state = next),
        onGap(areRights) {
          isAll ||= areRights;
          inbox.addAnything();
        },
      },
    );
    const polls = setInterval(() => {
      if (state !== 'open' && !connection.isDown()) inbox.addAnything();
    }, pollInterval);
    const updates = setInterval(() => quietly(showHeld(false)), showInterval);
    return () => {
      clearInterval(polls);
      clearInterval(updates);
      leaving.abort();
    };
  }, [cache, client, connection, listPages, mutate, now, session, tabStore, userId, writes]);

  return <PendingChangesStatus held={held} onShow={show} />;
}
