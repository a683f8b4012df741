import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { signingKeys } from '../db/schema/index.ts';
import type { StoredFile } from './store.ts';

/** How long the address of a private file is good for, in milliseconds. */
const lifetime = 5 * 60 * 1000;

/** Reads the key that addresses are signed with, and makes it when there is none. All processes have the same. */
async function readSigningKey(db: Database): Promise<string> {
  const name = 'files';
  const read = () => db.select().from(signingKeys).where(eq(signingKeys.name, name));
  const [known] = await read();
  if (known !== undefined) return known.secret;
  const secret = randomBytes(32).toString('base64url');
  await db.insert(signingKeys).values({ name, secret }).onConflictDoNothing();
  const [made] = await read();
  return made?.secret ?? secret;
}

const sign = (secret: string, key: string, expires: number) =>
  createHmac('sha256', secret).update(`${key}\n${expires}`).digest('base64url');

/** Returns the address of a picture, which anybody may look at. */
export const publicUrl = ({ kind, key }: Pick<StoredFile, 'kind' | 'key'>) => `/uploads/${kind}/${key}`;

/**
 * Returns what writes the addresses that files are read at: those of attachments are signed, and good for five minutes. No address holds a
 * session's token.
 */
export async function openUrls(
  db: Database,
  now: Date,
): Promise<(file: Pick<StoredFile, 'kind' | 'key'>) => string> {
  const secret = await readSigningKey(db);
  const expires = Math.floor((now.getTime() + lifetime) / 1000);
  return (file) =>
    file.kind === 'attachment'
      ? `${publicUrl(file)}?expires=${expires}&signature=${sign(secret, file.key, expires)}`
      : publicUrl(file);
}

/** Whether an address was signed by us, and is still good. */
export async function isSigned(
  db: Database,
  key: string,
  query: { readonly expires?: string | undefined; readonly signature?: string | undefined },
  now: Date,
): Promise<boolean> {
  const expires = Number(query.expires);
  if (!Number.isSafeInteger(expires) || expires * 1000 < now.getTime()) return false;
  const wanted = Buffer.from(sign(await readSigningKey(db), key, expires));
  const given = Buffer.from(query.signature ?? '');
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
