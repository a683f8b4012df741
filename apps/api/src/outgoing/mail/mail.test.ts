import { readdirSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { locales } from '@bureau/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../db/schema/index.ts';
import { writeSettings } from '../../db/settings/queries.ts';
import { defaultSettings } from '../../db/settings/Settings.ts';
import { readMails } from '../../testing/readMails.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { createEmptyDir, deleteDir } from '../../testing/folders.ts';
import { compose } from './compose.ts';
import type { Mail } from './Mail.ts';
import { sendMail } from './sendMail.ts';

let server: TestServer;
let mailDir: string;

beforeAll(async () => {
  server = await startTestServer();
  mailDir = createEmptyDir();
});
afterAll(async () => {
  deleteDir(mailDir);
  await server.stop();
});
beforeEach(async () => {
  await server.db.delete(settings);
});

const to = { name: 'Zoë <b>Šimůnková</b>', email: 'zoe@example.com', language: 'cs' } as const;
const link = { route: '/reset-password/zoe%40example.com/TOKEN', hours: 1 };
const mail: Mail = { kind: 'resetPassword', to, link };

const send = (sent: Mail) => sendMail(server.db, sent, { mailDir, publicUrl: () => 'http://localhost:3000' });

async function sendAndRead(sent: Mail) {
  await send(sent);
  const [read] = readMails(mailDir);
  if (read === undefined) throw new Error('No mail was written.');
  return read;
}

describe('somebody who gets a mail', () => {
  it.each(locales)('reads it in %s, as text and as HTML', (language) => {
    for (const kind of ['invitation', 'resetPassword', 'confirmEmail'] as const) {
      const values = { inviter: 'Ada' };
      const letter = compose(
        { kind, to: { ...to, language }, values, link },
        defaultSettings,
        'https://b.example',
      );
      expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/\{\{|undefined/);
      expect(letter.text).toContain(`\nhttps://b.example/#${link.route}\n`);
      expect(letter.html).toContain(`<a href="https://b.example/#${link.route}">`);
    }
    for (const kind of ['passwordChanged', 'emailChanged'] as const) {
      const letter = compose(
        { kind, to: { ...to, language }, values: { email: 'n@b.example' } },
        defaultSettings,
        '',
      );
      expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/\{\{|undefined|href/);
    }
  });

  it('finds names as they are written, and none of them as markup', async () => {
    const read = await sendAndRead(mail);
    expect(read.to).toContain('Zoë <b>Šimůnková</b>');
    expect(read.text).toContain('Dobrý den, Zoë <b>Šimůnková</b>,');
    expect(read.html).toContain('Zoë &lt;b&gt;Šimůnková&lt;/b&gt;');
    expect(read.html).not.toContain('<b>');
  });

  it('learns how long the link is good for in the words of the language', async () => {
    expect((await sendAndRead(mail)).text).toContain('Platnost: 1 hodina.');
    const longer = { ...link, hours: 7 * 24 };
    expect((await sendAndRead({ ...mail, link: longer })).text).toContain('Platnost: 7 dnů.');
  });
});

describe('an attacker', () => {
  it.each(['Eve\r\nBcc: all@example.com', 'Eve\nBcc: all@example.com\n\nBody', 'Eve\u2028Bcc: x@y.example'])(
    'cannot add to the head of a mail by the name %j',
    async (name) => {
      await writeSettings(server.db, { company_name: name });
      const { head } = await sendAndRead({ ...mail, to: { ...to, name, language: 'en' } });
      expect(head).not.toMatch(/^Bcc:/m);
      expect(head.match(/^To:/gm)).toHaveLength(1);
      const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, field = '']) => field).sort();
      expect(names).toEqual(['Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Subject', 'To']);
    },
  );

  it('cannot read mails as another user of the machine', async () => {
    await send(mail);
    const [name = ''] = readdirSync(mailDir);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d.Z-]+-[\da-f]{8}\.eml$/);
    expect(statSync(join(mailDir, name)).mode & 0o077).toBe(0);
    readMails(mailDir);
  });
});

/** Starts a mail server that takes everything, and gives what it was told. */
async function startSmtp(isRefusing: boolean) {
  const lines: string[] = [];
  const answer = (socket: Socket, line: string) => {
    lines.push(line);
    if (/^DATA/i.test(line)) return socket.write('354 go on\r\n');
    if (line === '.') return socket.write('250 taken\r\n');
    if (/^EHLO/i.test(line)) return socket.write('250-here\r\n250 AUTH PLAIN\r\n');
    if (/^STARTTLS/i.test(line)) return socket.write('502 not here\r\n');
    if (/^AUTH/i.test(line)) return socket.write('235 welcome\r\n');
    if (/^RCPT/i.test(line) && isRefusing) return socket.write('550 nobody here\r\n');
    return /^(?:MAIL|RCPT|RSET|QUIT)/i.test(line) ? socket.write('250 fine\r\n') : undefined;
  };
  const smtp = createServer((socket) => {
    socket.write('220 ready\r\n');
    let rest = '';
    socket.on('data', (chunk) => {
      const parts = (rest + chunk.toString()).split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) answer(socket, line);
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  return { lines, port: (smtp.address() as AddressInfo).port, stop: () => smtp.close() };
}

const accountAt = (port: number) =>
  ({
    smtp_host: '127.0.0.1',
    smtp_port: port,
    smtp_security: 'none',
    smtp_user: 'bureau',
    smtp_password: 'open sesame',
  }) as const;

describe('an operator who has set a mail server', () => {
  it('has mails sent by it, with the account that is set, and none written to the folder', async () => {
    const smtp = await startSmtp(false);
    await writeSettings(server.db, { ...accountAt(smtp.port), mail_from: 'office@example.com' });
    await send(mail);
    smtp.stop();
    expect(smtp.lines).toContain('MAIL FROM:<office@example.com>');
    expect(smtp.lines).toContain('RCPT TO:<zoe@example.com>');
    const login = Buffer.from('\0bureau\0open sesame').toString('base64');
    expect(smtp.lines).toContain(`AUTH PLAIN ${login}`);
    expect(readdirSync(mailDir)).toEqual([]);
  });

  it('learns that it refuses a mail, without what the password is', async () => {
    const smtp = await startSmtp(true);
    await writeSettings(server.db, accountAt(smtp.port));
    const error: unknown = await send(mail).catch((reason: unknown) => reason);
    smtp.stop();
    expect(String(error)).toContain('nobody here');
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('sesame');
  });

  it('has nothing sent without encryption unless that is set', async () => {
    const smtp = await startSmtp(false);
    await writeSettings(server.db, { smtp_host: '127.0.0.1', smtp_port: smtp.port });
    await expect(send(mail)).rejects.toThrow(/STARTTLS|TLS/i);
    smtp.stop();
    expect(smtp.lines.filter((line) => line.startsWith('MAIL'))).toEqual([]);
  });

  it.each(['', '/'])('may set the address that links lead to, with %j at its end', async (end) => {
    await writeSettings(server.db, { public_url: `https://office.example.com${end}` });
    expect((await sendAndRead(mail)).link).toBe(`https://office.example.com/#${link.route}`);
  });
});
