import { ApiError } from '../ApiError.ts';

/** Guards calls that write: the same write never runs twice at once, and a repeated one is recognised by the server. */
export interface WriteGuard {
  /**
   * Sends a write, unless the same one is under way: then it gives that one's outcome. `identity` is equal for equal
   * writes. The key given to `send` stays the same while nobody knows whether an earlier attempt was carried out.
   */
  readonly run: (identity: string, send: (idempotencyKey: string) => Promise<unknown>) => Promise<unknown>;
}

/** Creates a key that names a write to the server. */
export function randomKey(): string {
  // crypto.randomUUID is missing where the application is served without TLS
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Creates a guard for writes. */
export function createWriteGuard(createKey: () => string = randomKey): WriteGuard {
  const running = new Map<string, Promise<unknown>>();
  const keys = new Map<string, string>();

  async function send(identity: string, attempt: (key: string) => Promise<unknown>): Promise<unknown> {
    const key = keys.get(identity) ?? createKey();
    keys.set(identity, key);
    try {
      const answer = await attempt(key);
      keys.delete(identity);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && !error.isUnanswered) keys.delete(identity);
      throw error;
    } finally {
      running.delete(identity);
    }
  }

  return {
    run(identity, attempt) {
      const current = running.get(identity);
      if (current) return current;
      const write = send(identity, attempt);
      running.set(identity, write);
      return write;
    },
  };
}
