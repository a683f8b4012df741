import { setTimeout as wait } from 'node:timers/promises';
import type { Notification } from 'pg';
import type { RootDatabase } from '../../db/database.ts';

/** How long after a connection is lost it is made again, and how often it is tried whether it is there, in milliseconds. */
const pause = 500;
const checkInterval = 15_000;

interface Hearing {
  readonly onNotification: (channel: string, payload: string) => void;
  /** Hears that notifications may have been missed. */
  readonly onGap: () => void;
}

/** Describes a connection that listens to channels of the database. */
export interface Listener {
  isListening(): boolean;
  stop(): Promise<void>;
}

/** Listens to channels of the database over a connection of its own, which is made again whenever it is lost. Settles when it listens for the first time. */
export async function listen(
  { $client: pool }: RootDatabase,
  channels: readonly string[],
  { onNotification, onGap }: Hearing,
): Promise<Listener> {
  const begun = Promise.withResolvers<void>();
  let state: 'waiting' | 'listening' | 'stopped' = 'waiting';
  const stopping = new AbortController();
  let end = () => {};

  async function connect(): Promise<void> {
    const client = await pool.connect();
    const ended = Promise.withResolvers<void>();
    end = ended.resolve;
    client.once('error', end);
    client.once('end', end);
    const hear = ({ channel, payload = '' }: Notification) => onNotification(channel, payload);
    client.on('notification', hear);
    // A connection that only listens does not notice by itself that the other end is gone.
    const check = setInterval(() => {
      const timer = setTimeout(end, checkInterval / 2);
      void client.query('select 1').then(() => clearTimeout(timer), end);
    }, checkInterval);
    try {
      for (const channel of channels) await client.query(`listen ${channel}`);
      if (state === 'waiting') state = 'listening';
      // Nothing was heard of what has happened until now.
      onGap();
      begun.resolve();
      if (state === 'listening') await ended.promise;
    } finally {
      clearInterval(check);
      client.off('notification', hear);
      // Nobody else is given a connection that listens.
      client.release(true);
    }
  }

  async function goOn(): Promise<void> {
    while (state !== 'stopped') {
      await connect().catch(() => undefined);
      if (state === 'listening') state = 'waiting';
      onGap();
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = goOn();
  await begun.promise;
  return {
    isListening: () => state === 'listening',
    async stop() {
      state = 'stopped';
      stopping.abort();
      end();
      await running;
    },
  };
}
