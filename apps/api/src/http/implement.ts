import type { BodyOf, Endpoint, ParamsOf, PartsOf, QueryOf, ResponseOf } from '@bureau/contract';
import type { Caller } from '../access/Caller.ts';
import type { Origin } from '../access/Origin.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../db/settings/Settings.ts';
import type { FileStorage } from '../files/FileStorage.ts';
import type { UploadedFile } from '../files/UploadedFile.ts';
import type { Mail } from '../outgoing/mail/Mail.ts';
import type { FileAnswer } from './fileAnswer.ts';
import type { Streams } from './streams.ts';

type FileOf<E> = E extends { readonly upload: object }
  ? UploadedFile | (E extends { readonly body: object } ? undefined : never)
  : undefined;

type AnswerOf<E> = E extends { readonly isStream: true }
  ? ReadableStream<Uint8Array>
  : E extends { readonly file: readonly string[] }
    ? FileAnswer
    : ResponseOf<E>;

type CallerOf<E extends Pick<Endpoint, 'rule'>> = E['rule'] extends 'public' ? null : Caller;

/** Describes a request after it was let through: all of it is validated against the contract. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The file of a multipart body, and the parts beside it. */
  readonly file: FileOf<E>;
  readonly parts: PartsOf<E>;
  /** The `Idempotency-Key`. A request that creates a record need not look at it; one with a file sees to it itself. */
  readonly key: string | undefined;
  readonly caller: CallerOf<E>;
  readonly origin: Origin;
  /** What queries are run on. In a request that creates a record it is a transaction that ends with the request. */
  readonly db: Database;
  /** Keeps what uploaded files hold: see `storeFile`. */
  readonly storage: FileStorage;
  readonly streams: Streams;
  /** Reads what the company has set. */
  readSettings(): Promise<Settings>;
  /** Does work after the answer was given, outside the request's transaction. What fails there is logged. */
  later(work: (db: Database) => Promise<void>): void;
  /** Posts JSON to an address outside that a person has given: only to the public internet. To be done `later`. */
  postJson(address: string, body: object): Promise<void>;
  /**
   * Sends a mail, and fails when it cannot be sent. A request that is not about the mail sends it `later`.
   */
  sendMail(db: Database, mail: Mail): Promise<void>;
}

/** Pairs an endpoint with what answers it. */
export interface Implementation {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call) => Promise<unknown>;
}

/**
 * Answers an endpoint of the contract. The handler gets what the contract says the request carries and must give what it says the
 * call answers; access, validation and errors have been dealt with before it runs.
 */
export function implement<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
): Implementation {
  return { endpoint, handle };
}
