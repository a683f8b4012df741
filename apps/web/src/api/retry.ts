import type { Method } from '@bureau/contract';
import { ApiError } from './ApiError.ts';

/** How often a call that only reads is repeated after it failed. */
export const maxRetries = 3;

const initialDelay = 300;

/** For how long a read waits at most where the server asks for it, in seconds: who waits for longer is told so. */
const maxWait = 10;

/**
 * Returns whether a call is worth repeating: only reads, only when the server was at fault or out of reach, or says when it may be asked again, and
 * at most `retries` times.
 */
export function canRetry(
  method: Method,
  error: unknown,
  attempt: number,
  retries: number,
): error is ApiError {
  if (method !== 'GET' || attempt >= retries || !(error instanceof ApiError)) return false;
  const { isUnanswered, retryAfter, status } = error;
  return retryAfter === null ? isUnanswered : retryAfter <= maxWait && (isUnanswered || status === 429);
}

/**
 * Returns how long to wait before the next attempt, in milliseconds: doubling, with up to half as much again at random, and after what the server asks
 * for, in seconds.
 */
export function retryDelay(
  attempt: number,
  retryAfter: number | null,
  random: () => number = Math.random,
): number {
  return (retryAfter ?? 0) * 1000 + initialDelay * 2 ** attempt * (1 + random() / 2);
}

/** Waits, unless the signal is aborted first: then it rejects with the signal's reason. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Reads the header that says when a call may be made again, in seconds or as a date; null where there is none. */
export function readRetryAfter(header: string | null, now: number = Date.now()): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const wanted = Number.isNaN(seconds) ? Math.ceil((Date.parse(header) - now) / 1000) : seconds;
  return Number.isNaN(wanted) ? null : Math.max(0, wanted);
}
