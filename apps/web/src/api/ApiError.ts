import type { Blocker, ErrorBody } from '@bureau/contract';
import { readErrorBody } from './readErrorBody.ts';

/**
 * How a call failed: with an answer of an error status, with no answer at all, or with an answer that could not be
 * read.
 */
export type ApiErrorKind = 'status' | 'network' | 'malformed';

interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** The HTTP status; 0 where there was no answer. */
  readonly status?: number;
  readonly statusText?: string;
  readonly body?: unknown;
  /** Names the request in the server's log. */
  readonly requestId?: string | null;
  readonly retryAfter?: number | null;
  readonly cause?: unknown;
}

/** Describes a call that failed. It never holds what was sent, so that no secret reaches a log. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly statusText: string;
  /** The body of the answer, as documented; null where the answer had none. */
  readonly body: ErrorBody | null;
  readonly requestId: string | null;
  /** The number of seconds after which the call may be made again; null where the response names none. */
  readonly retryAfter: number | null;
  /** Whether the catalogue has left the error to whoever called. The client says so. */
  isHandledByCaller = false;

  constructor(endpointId: string, details: ApiErrorDetails) {
    const { kind, status = 0, statusText = '', body, requestId = null, retryAfter = null, cause } = details;
    super(`The call ${endpointId} failed: ${kind} ${status}`, { cause });
    this.kind = kind;
    this.status = status;
    this.statusText = statusText;
    this.body = readErrorBody(body);
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  /** The text that the server answered with, in the caller's language. */
  get text(): string | null {
    return this.body && 'error' in this.body && this.body.error !== '' ? this.body.error : null;
  }

  /** The messages of a 422 by field; empty for other errors. */
  get fieldErrors(): Readonly<Record<string, readonly string[]>> {
    return this.body && 'errors' in this.body ? this.body.errors : {};
  }

  /** What keeps a record from being deleted, since it refers to it; none for other errors. */
  get blockers(): readonly Blocker[] {
    return (this.body && 'blocked_by' in this.body && this.body.blocked_by) || [];
  }

  /** What somebody else has changed first, as a 409 answers with it; undefined for other errors. */
  get current(): unknown {
    return this.status === 409 && this.body && 'current' in this.body ? this.body.current : undefined;
  }

  /** Whether the server cannot be reached or is not ready, so that the same call may succeed later. */
  get isUnavailable(): boolean {
    return this.kind === 'network' || [502, 503, 504].includes(this.status);
  }

  /**
   * Whether it is unknown if the server did what was asked: there was no answer, it could not be read, or the
   * server broke off.
   */
  get isUnanswered(): boolean {
    return this.kind !== 'status' || this.status >= 500;
  }
}

/** Returns whether an error only means that nobody waits for the answer any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether a write was refused because somebody else has changed the same first. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;
