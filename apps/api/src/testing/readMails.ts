import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Describes a mail that a test found. */
export interface ReadMail {
  /** The head as it stands in the file. */
  readonly head: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address that the mail asks its receiver to open, or an empty text. */
  readonly link: string;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

const decodeWord = (_: string, kind: string, text: string) =>
  kind === 'B' ? Buffer.from(text, 'base64').toString('utf8') : decodeQuoted(text.replaceAll('_', ' '));

function decodeHeader(head: string, name: string): string {
  const value = new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '';
  const unfolded = value.replaceAll(/\r\n[ \t]/g, ' ').replaceAll(/\?= =\?/g, '?==?');
  return unfolded.replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, decodeWord);
}

function decodePart(mail: string, type: string): string {
  const [, head = '', body = ''] =
    new RegExp(`(Content-Type: ${type}[^]*?)\\r\\n\\r\\n([^]*?)\\r\\n--`).exec(mail) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  return /quoted-printable/i.test(head) ? decodeQuoted(body) : body;
}

function readMail(mail: string): ReadMail {
  const [head = ''] = mail.split('\r\n\r\n');
  const text = decodePart(mail, 'text/plain');
  return {
    head,
    to: decodeHeader(head, 'To'),
    subject: decodeHeader(head, 'Subject'),
    text,
    html: decodePart(mail, 'text/html'),
    link: /^https?:\/\/\S+$/m.exec(text)?.[0] ?? '',
  };
}

/** Reads the mails of a folder, the oldest first, and deletes them. */
export function readMails(folder: string): ReadMail[] {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const path = join(folder, name);
      const mail = readFileSync(path, 'utf8');
      rmSync(path);
      return readMail(mail);
    });
}
