import { eq } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { ApiError, FieldError } from '../errors/ApiError.ts';
import { writeAudit } from './audit.ts';
import type { Caller } from './Caller.ts';
import { type Attempt, countAttempt, clearAttempts, passwordAttempt, tooMany } from './limits.ts';
import { withMutex } from './mutex.ts';
import type { Origin } from './Origin.ts';
import { verifyPassword } from './password.ts';

/** Names the role that passes every gate, and alone changes what could be turned against the company. */
export const superAdmin = 'super_admin';

/** Names the field that the own password is given again in. */
const passwordField = 'current_password';

/** Ends the work of a request that needs the caller's password, so that it is checked outside of any transaction, and the work done again. */
export class Unconfirmed extends Error {
  override readonly name = 'Unconfirmed';
  /** The path of the password in the body, such as `0.current_password`. */
  readonly field: string;

  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

/**
 * Requires that who calls is a super administrator who has given the own password again (docs/adr/0026-protected-values.md).
 *
 * @param path is the path of the object that holds the password, where the body itself does not: `0.` in a list.
 * @throws ApiError 403 for anybody else. Without the right password the request is answered with 422 at its field.
 */
export function requireConfirmation(caller: Caller, path = ''): void {
  if (!caller.roles.includes(superAdmin)) throw new ApiError(403, 'errors.superAdminOnly');
  if (!caller.isConfirmed) throw new Unconfirmed(path + passwordField);
}

/** Reads what stands at a path of a body. */
const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (Object(value) as Readonly<Record<string, unknown>>)[name], body);

async function isPassword(db: Database, caller: Caller, given: string, attempt: Attempt, origin: Origin) {
  const wait = await countAttempt(db, attempt, origin.now);
  if (wait > 0) throw tooMany(wait);
  const [row] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, caller.id));
  const isRight = await verifyPassword(given, row?.passwordHash ?? null);
  if (isRight) await clearAttempts(db, attempt);
  else await writeAudit(db, { event: 'login.failed', userId: caller.id, detail: attempt.subject }, origin);
  return isRight;
}

/**
 * Requires the present password of who calls, in a field of the body. Wrong ones count like failed sign-ins to the account, so that it is not to be called in a
 * transaction that they could undo.
 *
 * @throws FieldError at the field, without a password or with a wrong one; ApiError 429 for the sixth wrong one within fifteen minutes.
 */
export async function requirePassword(
  db: Database,
  caller: Caller,
  body: unknown,
  origin: Origin,
  field = passwordField,
): Promise<void> {
  const given = valueAt(body, field);
  if (typeof given !== 'string' || given === '')
    throw new FieldError({ [field]: [{ key: 'validation.required' }] });
  const attempt = passwordAttempt(caller.email);
  const check = () => isPassword(db, caller, given, attempt, origin);
  if (!(await withMutex(`account ${attempt.subject}`, check)))
    throw new FieldError({ [field]: [{ key: 'validation.wrongPassword' }] });
}
