import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** The account `nobody` of Linux. */
const nobody = 65_534;

/** The account that PostgreSQL runs as: our own, or `nobody` for root, as whom it refuses to run. */
export const account: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

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
