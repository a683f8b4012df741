import { formatFullName } from '@bureau/values';
import { eq, sql } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import type { Settings } from '../db/settings/Settings.ts';
import { FieldError } from '../errors/ApiError.ts';
import type { Mail } from '../outgoing/mail/Mail.ts';
import { hashPassword } from './password.ts';

/** Describes whose password it is, as far as the password must not repeat it. */
export interface PasswordOwner {
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

/** Describes what a strict password has at least: characters, and different ones. */
const strict = { length: 12, different: 5 } as const;

/** Whether a password is too easy to guess for the strict policy: short, of few characters, or made of its owner's names. */
function isWeakPassword(password: string, owner: PasswordOwner): boolean {
  const { username, firstname, lastname, email } = owner;
  const known = [username, firstname, lastname, email.split('@', 1)[0] ?? ''];
  const text = password.toLowerCase();
  return (
    password.length < strict.length ||
    new Set(text).size < strict.different ||
    known.some((name) => name.length > 2 && text.includes(name.toLowerCase()))
  );
}

/**
 * Hashes a password that was chosen.
 *
 * @throws FieldError when the company asks for strict passwords and it is none. Passwords of three characters are allowed otherwise
 * (docs/product.md §5).
 */
export function hashChosenPassword(
  password: string,
  owner: PasswordOwner,
  settings: Settings,
): Promise<string> {
  if (settings.strict_passwords && isWeakPassword(password, owner))
    throw new FieldError({ password: [{ key: 'validation.weakPassword', values: strict }] });
  return hashPassword(password);
}

/** Writes the hash of a new password. */
export async function storePassword(
  tx: Database,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, updatedAt: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId));
}

type Person = PasswordOwner & Pick<Mail['to'], 'language'>;

/** Describes who gets a mail. */
export const receiverOf = (person: Person): Mail['to'] => ({
  name: formatFullName(person),
  email: person.email,
  language: person.language,
});
