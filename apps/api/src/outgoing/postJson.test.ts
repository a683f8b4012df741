import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayPostTo, postJson } from './postJson.ts';
import { isPublicAddress } from './publicAddress.ts';

describe('an address inside', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    '0x7f000001',
    '',
  ])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    'is not %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

const inside = { address: '10.0.0.1', family: 4 };
const outside = { address: '8.8.8.8', family: 4 };
const resolving = (...found: readonly { address: string; family: number }[]) => ({
  isAllowed: isPublicAddress,
  resolve: () => Promise.resolve(found),
});

describe('somebody who gives an address to post to', () => {
  it.each([
    'http://hooks.slack.com/services/1',
    'https://user:password@hooks.slack.com/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://2130706433/1',
    'https://0x7f.1/1',
    'https://localhost/1',
    'https://printer.local/1',
    'https://localhost.localdomain/1',
    'https://intranet/1',
    'file:///etc/passwd',
    'https://',
  ])('cannot give %s', async (address) => {
    expect(await mayPostTo(address, resolving(outside))).toBe(false);
  });

  it('cannot give a name of which one address is inside', async () => {
    expect(await mayPostTo('https://a.example.com/', resolving(outside, inside))).toBe(false);
    expect(await mayPostTo('https://a.example.com/', resolving(outside))).toBe(true);
    await expect(postJson('https://a.example.com/', {}, resolving(outside, inside))).rejects.toThrow(
      'a.example.com does not lead to the public internet.',
    );
  });

  it('may give a name that cannot be resolved just now', async () => {
    const failing = { isAllowed: isPublicAddress, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect(await mayPostTo('https://hooks.slack.com/services/1', failing)).toBe(true);
  });
});

describe('what is posted', () => {
  let server: Server;
  let address: string;
  let received: string[];

  beforeAll(async () => {
    server = createServer((request, response) => {
      request.on('data', (chunk: Buffer) =>
        received.push(`${request.url} ${request.headers.host} ${chunk.toString()}`),
      );
      request.on('end', () => {
        const status = request.url === '/moved' ? 302 : 200;
        response.writeHead(status, { Location: '/elsewhere' }).end('ok');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://hooks.example.com:${(server.address() as AddressInfo).port}`;
    received = [];
  });
  afterAll(() => server.close());

  it('goes to the address that was checked, whatever the name says afterwards, and follows no redirect', async () => {
    const answers = [{ address: '127.0.0.1', family: 4 }, inside];
    const reach = {
      isAllowed: (given: string) => given === '127.0.0.1',
      resolve: () => Promise.resolve(answers.splice(0, 1)),
    };
    await postJson(`${address}/hook`, { text: 'Done' }, reach);
    const host = address.replace('http://', '');
    expect(received).toEqual([`/hook ${host} {"text":"Done"}`]);
    const again = { ...reach, resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]) };
    await expect(postJson(`${address}/moved`, {}, again)).rejects.toThrow('The server answered with 302.');
    expect(received.filter((line) => line.startsWith('/elsewhere'))).toEqual([]);
  });
});
