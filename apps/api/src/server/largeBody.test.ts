import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../seed/demoAccounts.ts';
import { endProcess, type ServerProcess, startProcess } from '../testing/startProcess.ts';
import { deleteDir } from '../testing/folders.ts';
import { createDataDir } from '../testing/template.ts';
import { TestClient } from '../testing/TestClient.ts';

let folder: string;
let server: ServerProcess;
let address: string;
let admin: TestClient;

// In a process of its own: a client that is slower than the server is the one that is told of a broken connection.
beforeAll(async () => {
  folder = await createDataDir();
  server = startProcess({ DATA_DIR: folder });
  const found = await server.address;
  if (found === null) throw new Error(server.output());
  address = found;
  admin = await new TestClient(address, null).signIn('super@bureau.example', demoPassword);
});
afterAll(async () => {
  await endProcess(server);
  deleteDir(folder);
});

const megabyte = 1024 * 1024;
const json = { 'Content-Type': 'application/json' };
const tooLarge = [413, { error: 'The request is larger than 1024 kB.' }];

const post = async (path: string, init: RequestInit, client = admin) => {
  const response = await client.fetch(path, { method: 'POST', ...init });
  return [response.status, await response.json()];
};

/** Does something five times, since it would go well now and then: twelve such tests make sixty. */
async function often(work: () => Promise<void>): Promise<void> {
  for (let count = 0; count < 5; count += 1) await work();
}

describe.each([5, 12, 30])('somebody who sends %s MB with the client of Node', (size) => {
  const text = Buffer.from(JSON.stringify({ title: 'x'.repeat(size * megabyte) }));
  const blob = new Blob([text]);
  const file = new File([new Uint8Array(size * megabyte)], 'a.png');

  it('of JSON is told each time that this is too much', () =>
    often(async () => {
      expect(await post('/api/tasks', { body: text, headers: json })).toEqual(tooLarge);
    }));

  it('of JSON, without saying how much it is, is told so too', () =>
    often(async () => {
      const init = { body: blob.stream(), duplex: 'half', headers: json };
      expect(await post('/api/tasks', init as RequestInit)).toEqual(tooLarge);
    }));

  it('as a file is told each time that this is too much', () =>
    often(async () => {
      const form = new FormData();
      form.set('file', file);
      expect(await post('/api/uploads/company_logo', { body: form })).toEqual([
        413,
        { error: `The file is larger than ${size > 25 ? 25 : 2} MB.` },
      ]);
    }));

  it('where it may not, or of another type, is told that', () =>
    often(async () => {
      const guest = new TestClient(address, null);
      const statuses = [
        await post('/api/tasks', { body: text, headers: json }, guest),
        await post('/api/nothing', { body: text, headers: json }),
        await post('/api/tasks', { body: text, headers: { 'Content-Type': 'text/plain' } }),
      ].map(([status]) => status);
      expect(statuses).toEqual([401, 404, 415]);
    }));
});

describe('a server that is sent too much', () => {
  it.runIf(process.platform === 'linux')('does not keep it in memory', async () => {
    const peak = () =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;
    const body = new Uint8Array(200 * megabyte);
    await post('/api/tasks', { body: body.slice(0, 30 * megabyte), headers: json });
    const before = peak();
    expect(await post('/api/tasks', { body, headers: json })).toEqual(tooLarge);
    expect(peak() - before).toBeLessThan(100);
  });

  it('without an end closes the connection', async () => {
    const { port } = new URL(address);
    const socket = connect(Number(port), 'localhost');
    socket.on('error', () => undefined);
    socket.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 99999999999\r\n\r\n');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const chunk = Buffer.alloc(megabyte, 'x');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const send = () => {
      while (socket.writable && socket.write(chunk));
    };
    socket.on('drain', send);
    send();
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(socket.bytesWritten / megabyte).toBeLessThan(1024);
  });
});
