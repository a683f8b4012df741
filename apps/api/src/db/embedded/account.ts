import { existsSync, lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../errors/StartupError.ts';

const root = 0;
/** The account `nobody` of Linux. */
const nobody = 65_534;

/** The account that PostgreSQL runs as: our own, or `nobody` for root, as whom it refuses to run. */
export const account: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === root ? { uid: nobody, gid: nobody } : {};

/**
 * Refuses a folder that belongs to an account which is neither ours nor that of PostgreSQL: it would be taken from the one that uses it, as by root
 * who backs up the stopped server of somebody else.
 *
 * @throws StartupError
 */
export function refuseForeign(folder: string): void {
  const uid = process.getuid?.();
  if (uid === undefined || !existsSync(folder)) return;
  const owner = statSync(folder).uid;
  if (owner === uid || (uid === root && owner === nobody)) return;
  throw new StartupError(
    `The folder ${folder} belongs to another account (${owner}). Nothing was changed. Run this as that account, or change the owner of the folder.`,
  );
}

/** Returns the name of our own account, by which PostgreSQL knows who asks at its socket. */
export const accountName = () => userInfo().username;

/** Makes the account that PostgreSQL runs as the owner of a file or a folder. */
export function changeOwner(path: string): void {
  if (account.uid !== undefined && account.gid !== undefined) lchownSync(path, account.uid, account.gid);
}

/** Makes the account that PostgreSQL runs as the owner of a folder and everything in it: what root has restored or copied is not its own. */
export function changeFolderOwner(folder: string): void {
  if (account.uid === undefined) return;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of [folder, ...names.map((name) => join(folder, name))])
    if (lstatSync(path).uid !== account.uid) changeOwner(path);
}
