import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(argon2);

/** The cost of a hash: 19 MiB and two passes, as OWASP recommends for argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const keyLength = 32;

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/** Hashes a password with a salt that is given: the same one for both is the same hash, and as hard to guess from as any. */
export async function hashWithSalt(password: string, salt: Uint8Array): Promise<string> {
  const key = await deriveKey('argon2id', { message: password, nonce: salt, tagLength: keyLength, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(key)}`;
}

/** Hashes a password by argon2id, in the PHC format, which carries its own salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hashWithSalt(password, randomBytes(16));
}

const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Whether a password belongs to a hash. Takes as long for a hash of nobody (`null`) as for a real one, so that the time does
 * not tell which accounts exist.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] = (hash === null ? null : pattern.exec(hash)) ?? [];
  if (salt === undefined || key === undefined) {
    await hashWithSalt(password, randomBytes(16));
    return false;
  }
  const expected = Buffer.from(key, 'base64');
  const actual = await deriveKey('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(expected, actual);
}
