import type { HttpBindings } from '@hono/node-server';
import type { Locale } from '@bureau/values';
import type { RootDatabase } from '../db/database.ts';
import type { FileStorage } from '../files/FileStorage.ts';
import type { MailOptions } from '../outgoing/mail/sendMail.ts';
import type { Admission } from './admission.ts';
import type { Background } from './background.ts';
import type { Logger } from './logger.ts';
import type { Streams } from './streams.ts';

/** What a request is handled with: the parts of the server that requests need. */
export interface Services extends MailOptions {
  readonly db: RootDatabase;
  readonly log: Logger;
  readonly background: Background;
  readonly storage: FileStorage;
  /** When a request has its turn. */
  readonly admission: Admission;
  /** Opens streams of what changes. */
  readonly streams: Streams;
  /** Posts JSON to an address outside that a person has given. */
  readonly postJson: (address: string, body: object) => Promise<void>;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  readonly now: () => Date;
}

/** What handlers of one request share through Hono's context. */
export interface AppEnv {
  readonly Bindings: HttpBindings;
  readonly Variables: { requestId: string; locale: Locale; userId: number | null };
}
