import { type AddressInfo, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { settings } from '@bureau/contract';
import { locales } from '@bureau/values';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeSettings } from '../../db/settings/queries.ts';
import { formatMessage } from '../../errors/messages.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

interface Wait {
  readonly milliseconds: number;
  /** Lets the time pass. */
  readonly pass: () => void;
}

/** Holds what is waited for next. */
const waits = { next: Promise.withResolvers<Wait>() };

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super_admin');
  vi.spyOn(timers, 'setTimeout').mockImplementation(
    <Value>(milliseconds?: number, value?: Value) =>
      new Promise<Value>((resolve) =>
        waits.next.resolve({ milliseconds: milliseconds ?? 0, pass: () => resolve(value as Value) }),
      ),
  );
  // What imports it by its name has it from here on.
  syncBuiltinESMExports();
});
afterAll(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await server.stop();
});

const sockets = new Set<Socket>();

/** Lists what ports do with somebody who connects; nothing listens on one that refuses. */
const ports: Readonly<Record<string, ((socket: Socket) => unknown) | null>> = {
  'refuses connections': null,
  'says nothing': () => undefined,
  'closes connections': (socket) => socket.destroy(),
  'resets connections': (socket) => socket.resetAndDestroy(),
  'speaks HTTP': (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  'takes no mail': (socket) => socket.end('554 No SMTP service here\r\n'),
};

async function listen(answer: ((socket: Socket) => unknown) | null) {
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    answer?.(socket);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    listener.close();
  };
  if (answer === null) {
    close();
    await once(listener, 'close');
  }
  return { port, close };
}

describe('a test mail', () => {
  it.each(Object.keys(ports))('tells nothing of a port that %s', async (name) => {
    const { port, close } = await listen(ports[name] ?? null);
    await writeSettings(server.db, { smtp_host: '127.0.0.1', smtp_port: port, smtp_security: 'none' });
    waits.next = Promise.withResolvers<Wait>();
    let isAnswered = false;
    const answer = admin.try(settings.sendTestEmail).finally(() => (isAnswered = true));
    const wait = await waits.next.promise;
    // Long enough for what fails at once to be told, if it were.
    for (let count = 0; count < 10; count += 1) await admin.call(settings.all);
    expect(isAnswered).toBe(false);
    expect(wait.milliseconds).toBe(20_000);
    wait.pass();
    const { status, body } = await answer;
    expect([status, body]).toEqual([
      422,
      {
        error:
          'The mail server did not accept the message. Check the settings; the server log has the details.',
      },
    ]);
    close();
  });

  it('says so in every language without a reason', () => {
    for (const locale of locales)
      expect(formatMessage({ key: 'errors.mailServer' }, locale)).not.toContain('{{');
  });
});
