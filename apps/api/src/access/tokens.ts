import { createHash, randomBytes } from 'node:crypto';

/** Returns a new token: 256 random bits, as text that is safe in a header. */
export const createToken = () => randomBytes(32).toString('base64url');

/** Returns what is stored of a token or an account: enough to recognise it, not to use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Reads the token from an `Authorization` header, or null. */
export function readBearer(header: string | undefined): string | null {
  return /^bearer ([\w-]{20,200})$/i.exec(header?.trim() ?? '')?.[1] ?? null;
}
