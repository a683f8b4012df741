import type { Blocker } from '@bureau/contract';
import type { Message, MessageKey } from './messages.ts';

/** Maps fields to what is wrong with them. Paths of nested fields are written `lines.2.quantity`. */
export type FieldMessages = Readonly<Record<string, readonly Message[]>>;

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

interface Details {
  readonly values?: Message['values'];
  readonly headers?: Readonly<Record<string, string>>;
  /** The record as it is now, for 409. */
  readonly current?: unknown;
  /** What keeps a record from being deleted. */
  readonly blockedBy?: readonly Blocker[];
  /** What went wrong behind it, for the log. */
  readonly cause?: unknown;
}

/** Ends a request with one of the documented errors. The message is formatted in the caller's language when the response is written. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: Status;
  readonly text: Message;
  readonly headers: Readonly<Record<string, string>>;
  readonly current: unknown;
  readonly blockedBy: readonly Blocker[] | undefined;

  constructor(status: Status, key: MessageKey, details: Details = {}) {
    super(key, { cause: details.cause });
    this.status = status;
    this.text = { key, values: details.values };
    this.headers = details.headers ?? {};
    this.current = details.current;
    this.blockedBy = details.blockedBy;
  }
}

/** Ends a request with 422 and what is wrong with each field. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  readonly fields: FieldMessages;

  constructor(fields: FieldMessages) {
    super(Object.keys(fields).join(', '));
    this.fields = fields;
  }
}

/** Returns the error for a record that does not exist or that the caller may not see: the two look the same. */
export const notFound = () => new ApiError(404, 'errors.notFound');

/** Returns the error for a moment in which the database does not answer. */
export const notReady = () => new ApiError(503, 'errors.notReady', { headers: { 'Retry-After': '1' } });
