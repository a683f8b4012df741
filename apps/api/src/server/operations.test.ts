import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { audit } from '../db/schema/index.ts';
import { demoPassword } from '../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

interface LogLine {
  readonly message: string;
  readonly requestId?: string;
  readonly path?: string;
  readonly status?: number;
}

let server: TestServer;
const written: string[] = [];

beforeAll(async () => {
  const write = process.stdout.write.bind(process.stdout);
  vi.spyOn(process.stdout, 'write').mockImplementation((...args: Parameters<typeof write>) => {
    const [line] = args;
    if (typeof line !== 'string' || !line.startsWith('{"time"')) return write(...args);
    written.push(line);
    return true;
  });
  server = await startTestServer({ logLevel: 'debug' });
});
afterAll(async () => {
  await server.stop();
  vi.restoreAllMocks();
});

const lines = () => written.map((line) => JSON.parse(line) as LogLine);

describe('an operator', () => {
  it('finds a line of the log for each request, by the id that its answer carries', async () => {
    const response = await server.guest.fetch('/api/health');
    const requestId = response.headers.get('X-Request-Id');
    expect(lines().find((line) => line.requestId === requestId)).toMatchObject({
      level: 'info',
      message: 'request',
      method: 'GET',
      path: '/api/health',
      status: 200,
      userId: null,
    });
  });

  it('finds no secret in the log: no password, token, query or body, also when the server fails', async () => {
    const admin = await server.as('super_admin');
    const secrets = ['sesame-1', 'sesame-2', 'sesame-3', 'sesame-4', demoPassword, admin.token ?? ''];
    await server.guest.signIn('staff@bureau.example', 'sesame-1').catch(() => undefined);
    await admin.fetch('/api/tasks?q=sesame-2');
    await admin.fetch('/api/tasks?token=sesame-2', { headers: { Authorization: 'bearer sesame-3' } });
    await server.db.execute('alter table activities rename to hidden_activities');
    const failed = await admin.try(tasks.create, { body: { title: 'sesame-4' } }).catch(() => null);
    await server.db.execute('alter table hidden_activities rename to activities');
    expect(failed?.status).toBe(500);
    expect(lines().some(({ message }) => message === 'A request failed.')).toBe(true);
    for (const secret of secrets) expect(written.join('')).not.toContain(secret);
  });

  it('finds by the id of a request what went wrong after it was answered', async () => {
    await server.db.execute('alter table mailed_links rename to hidden_links');
    const body = { email: 'staff@bureau.example' };
    const response = await server.guest.send('POST', '/api/forgot-password', body);
    await server.mails();
    await server.db.execute('alter table hidden_links rename to mailed_links');
    const failed = lines().find(({ message }) => message === 'Work in the background failed.');
    expect([response.status, failed?.requestId]).toEqual([200, response.headers.get('X-Request-Id')]);
  });

  it('is told that the process is alive, and that the database answers', async () => {
    for (const path of ['/api/health', '/api/ready']) {
      const response = await server.guest.fetch(path);
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  it('is told so also where the balancer asks by HTTP/1.0, which names no host', async () => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    socket.write('GET /api/ready HTTP/1.0\r\n\r\n');
    const answer = await text(socket);
    expect([answer.split('\r\n', 1), answer.endsWith('{"status":"ok"}')]).toEqual([
      ['HTTP/1.1 200 OK'],
      true,
    ]);
  });

  it('finds the address of the connection in the audit trail, whatever the request claims', async () => {
    const headers = { 'X-Forwarded-For': '6.6.6.6' };
    const body = { email: 'staff@bureau.example', password: 'wrong' };
    await server.guest.send('POST', '/api/login', body, headers);
    const addresses = (await server.db.select({ address: audit.address }).from(audit)).map(
      ({ address }) => address,
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses).not.toContain('6.6.6.6');
  });
});

describe('an operator behind a proxy that is configured', () => {
  it('finds the address that the proxy tells', async () => {
    const behind = await startTestServer({ trustedProxies: ['127.0.0.1', '::1'] });
    const headers = { 'X-Forwarded-For': '6.6.6.6' };
    await behind.guest.send('POST', '/api/login', { email: 'x@bureau.example', password: 'wrong' }, headers);
    const rows = await behind.db.select({ address: audit.address }).from(audit);
    await behind.stop();
    expect(rows.at(-1)?.address).toBe('6.6.6.6');
  });
});

describe('somebody whose request is under way when the server is told to stop', () => {
  it('gets the answer, though it takes long, while no new request is taken', async () => {
    const stopped = await startTestServer();
    const manager = await stopped.as('project manager');
    const headers = {
      Authorization: `bearer ${manager.token ?? ''}`,
      'Content-Type': 'application/json',
      Expect: '100-continue',
    };
    const upload = request(`${stopped.address}/api/tasks`, { method: 'POST', headers });
    const answer = once(upload, 'response');
    upload.flushHeaders();
    await once(upload, 'continue');
    const stopping = stopped.stop();
    await expect(stopped.guest.fetch('/api/health')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    upload.end('{"title":"Took long"}');
    const [given] = (await answer) as [IncomingMessage];
    given.resume();
    expect(given.statusCode).toBe(201);
    await stopping;
  });
});
