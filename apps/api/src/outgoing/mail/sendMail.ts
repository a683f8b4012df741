import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Database } from '../../db/database.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { Settings } from '../../db/settings/Settings.ts';
import { compose, type Letter } from './compose.ts';
import type { Mail } from './Mail.ts';

/** Describes where mails go, and what links in them begin with, where the settings say nothing. */
export interface MailOptions {
  /** The folder that mails are written to as `.eml` files while no SMTP server is set. */
  readonly mailDir: string;
  readonly publicUrl: () => string;
}

/** How long a mail server may take for each step, in milliseconds. */
const timeout = 15_000;

/** Nothing of a letter names a file or an address to be read. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

async function sendBySmtp(letter: Letter, host: string, settings: Settings): Promise<void> {
  const { smtp_user: user, smtp_password: pass } = settings;
  const transport = createTransport({
    ...closed,
    host,
    port: settings.smtp_port,
    secure: settings.smtp_security === 'tls',
    requireTLS: settings.smtp_security === 'starttls',
    ignoreTLS: settings.smtp_security === 'none',
    auth: user === null ? undefined : { user, pass: pass ?? '' },
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  try {
    await transport.sendMail(letter);
  } finally {
    transport.close();
  }
}

/** Writes a letter to a file that is there as a whole or not at all, and that nobody else on the machine may read. */
async function writeToFolder(letter: Letter, folder: string): Promise<void> {
  const transport = createTransport({ ...closed, streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(letter);
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${name}.unfinished`);
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, join(folder, `${name}.eml`));
}

/**
 * Sends a mail: by the SMTP server that the settings name, or else as an `.eml` file into a folder.
 *
 * @throws Error when the server does not take it, or the folder cannot be written.
 */
export async function sendMail(db: Database, mail: Mail, options: MailOptions): Promise<void> {
  const settings = await readSettings(db);
  const publicUrl = settings.public_url ?? options.publicUrl();
  const letter = compose(mail, settings, publicUrl.replace(/\/$/, ''));
  const { smtp_host: host } = settings;
  await (host === null ? writeToFolder(letter, options.mailDir) : sendBySmtp(letter, host, settings));
}
