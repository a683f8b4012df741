import { randomBytes } from 'node:crypto';
import { count } from '../db/orm.ts';
import { superAdmin } from '../access/confirm.ts';
import { hashPassword } from '../access/password.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { grantRole, insertUser } from '../modules/users/insertUser.ts';
import type { FirstAccount } from '../server/startServer.ts';
import { demoTasks } from './demoTasks.ts';
import { seedDemo } from './seedDemo.ts';

/** Whether a database holds no users, so that it may be filled. */
export async function isEmpty(db: Database): Promise<boolean> {
  const [counted] = await db.select({ users: count() }).from(users);
  return counted?.users === 0;
}

async function createFirstAccount(db: Database, now: Date): Promise<FirstAccount> {
  const account = { email: 'super@bureau.example', password: randomBytes(12).toString('base64url') };
  await db.transaction(async (tx) => {
    const person = { username: 'super', firstname: 'Super', lastname: 'Admin', email: account.email };
    const passwordHash = await hashPassword(account.password);
    const id = await insertUser(tx, { ...person, passwordHash, createdBy: null }, now);
    await grantRole(tx, id, superAdmin);
  });
  return account;
}

/**
 * Fills a database that holds no users: with the demonstration data, or with one account. Returns that account.
 *
 * @param onSeed is called before anything is written.
 */
export async function seedIfEmpty(
  db: Database,
  seed: 'demo' | 'empty',
  now: Date,
  onSeed?: () => void,
): Promise<FirstAccount | null> {
  if (!(await isEmpty(db))) return null;
  onSeed?.();
  if (seed === 'empty') return createFirstAccount(db, now);
  await seedDemo(db, { tasks: demoTasks, now });
  return null;
}
