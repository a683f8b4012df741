import { readFileSync } from 'node:fs';
import packageJson from '../../../package.json' with { type: 'json' };
import { StartupError } from '../../errors/StartupError.ts';

/** Names the file by which a backup is known. */
export const descriptionName = 'bureau-backup.json';

/** Describes how a backup is laid out. A later layout gets the next number. */
const format = 2;

/** Returns of a backup what it is, when it was made and by which version. */
export const describeBackup = () =>
  `${JSON.stringify({ format, version: packageJson.version, madeAt: new Date().toISOString() })}\n`;

/**
 * Reads what a backup says of itself.
 *
 * @throws StartupError when it is none of ours.
 */
export function readDescription(path: string): { readonly madeAt: string } {
  try {
    const found = JSON.parse(readFileSync(path, 'utf8')) as { format: unknown; madeAt: unknown };
    if (found.format === format && typeof found.madeAt === 'string') return { madeAt: found.madeAt };
  } catch {
    // Said below.
  }
  throw new StartupError('The file is no backup of this version of Bureau. Nothing was changed.');
}
