import { createServer } from 'node:http';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { tasks } from '@bureau/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../seed/demoAccounts.ts';
import { endProcess, type ServerProcess, startProcess } from '../testing/startProcess.ts';
import { createEmptyDir, deleteDir } from '../testing/folders.ts';
import { createDataDir } from '../testing/template.ts';
import { TestClient } from '../testing/TestClient.ts';

const started: ServerProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map(endProcess));
  folders.splice(0).forEach(deleteDir);
});

function start(environment: Record<string, string>): ServerProcess {
  const server = startProcess(environment);
  started.push(server);
  return server;
}

async function dataDir(): Promise<string> {
  const folder = await createDataDir();
  folders.push(folder);
  return folder;
}

function emptyDir(): string {
  const folder = createEmptyDir();
  folders.push(folder);
  return folder;
}

async function signIn(server: ServerProcess): Promise<TestClient> {
  const address = await server.address;
  if (address === null) throw new Error(server.output());
  return new TestClient(address, null).signIn('manager@bureau.example', demoPassword);
}

/** Starts a server that must refuse, and gives the one line that it says. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const server = start(environment);
  expect(await server.ended).toBe(1);
  const lines = server.output().trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('somebody who starts the server', () => {
  it('is told the address and the accounts, stops it cleanly, and finds everything again', async () => {
    const DATA_DIR = await dataDir();
    const first = start({ DATA_DIR });
    const client = await signIn(first);
    expect(first.output()).toContain(`Sign in with the password ${demoPassword}`);
    for (const account of ['super', 'admin', 'manager', 'staff', 'client'])
      expect(first.output()).toContain(`${account}@bureau.example`);
    const task = await client.call(tasks.create, { body: { title: 'Survives a restart' } });
    first.child.kill('SIGINT');
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);

    const second = start({ DATA_DIR, LOG_LEVEL: 'info' });
    const again = new TestClient((await second.address) ?? '', client.token);
    expect(await again.call(tasks.one, { params: { id: task.id } })).toEqual(task);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('gets an answer to each request that was under way when the server was told to stop', async () => {
    const server = start({ DATA_DIR: await dataDir() });
    const client = await signIn(server);
    const answers = Array.from({ length: 20 }, (_, n) =>
      client.try(tasks.create, { body: { title: `Late ${n}` } }),
    );
    await answers[0];
    server.child.kill('SIGTERM');
    const settled = await Promise.allSettled(answers);
    const answered = settled
      .filter((answer) => answer.status === 'fulfilled')
      .map(({ value }) => value.status);
    expect(new Set(answered)).toEqual(new Set([201]));
    expect(await server.ended).toBe(0);
  });

  it('gets an account with a password of its own when no demonstration is wanted', async () => {
    const server = start({ DATA_DIR: emptyDir(), SEED: 'empty' });
    const address = await server.address;
    const [, email = '', password = ''] =
      /Sign in as (\S+) with the password (\S+)/.exec(server.output()) ?? [];
    const client = await new TestClient(address ?? '', null).signIn(email, password);
    expect((await client.call(tasks.list)).meta.total).toBe(0);
    expect(server.output()).not.toContain(demoPassword);
  });
});

describe('somebody who starts the server where it cannot run', () => {
  it('is told that the port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ DATA_DIR: await dataDir(), PORT: String(port) })).toBe(
      `Port ${port} is taken. Stop what uses it, or choose another with PORT.`,
    );
    other.close();
  });

  it('is told what is wrong with the environment', async () => {
    expect(await refusal({ PORT: 'x' })).toBe('PORT must be a number from 0 to 65535, but is "x".');
  });

  it('is told that the database cannot be reached, without its password', async () => {
    const line = await refusal({ DATABASE_URL: 'postgres://somebody:sesame@localhost:1/bureau' });
    expect(line).toContain('The database at localhost:1/bureau cannot be reached');
    expect(line).not.toContain('sesame');
  });

  it('is told that the database is damaged', async () => {
    const DATA_DIR = await dataDir();
    writeFileSync(join(DATA_DIR, 'postgres', 'global', 'pg_control'), 'garbage');
    expect(await refusal({ DATA_DIR })).toContain(
      `The database in ${join(DATA_DIR, 'postgres')} cannot be opened: `,
    );
  });

  it('is told that another process uses the folder, and no longer when that one was killed', async () => {
    const DATA_DIR = await dataDir();
    const first = start({ DATA_DIR });
    await first.address;
    expect(await refusal({ DATA_DIR })).toBe(
      `The folder ${DATA_DIR} is in use by another Bureau process. Stop it, or choose another folder with DATA_DIR.`,
    );
    await endProcess(first);
    expect(await start({ DATA_DIR }).address).not.toBeNull();
  });
});

describe('somebody whose server is killed', () => {
  it('can start again when it happens while the database is made', async () => {
    let DATA_DIR = '';
    // On a busy machine the kill may come too late: then another folder is begun.
    do {
      DATA_DIR = emptyDir();
      const server = start({ DATA_DIR, SEED: 'empty' });
      while (!readdirSync(DATA_DIR).some((name) => name.startsWith('postgres')))
        await new Promise((resolve) => setTimeout(resolve, 20));
      await endProcess(server);
    } while (existsSync(join(DATA_DIR, 'postgres')));
    expect(existsSync(join(DATA_DIR, 'postgres.unfinished'))).toBe(true);
    const again = start({ DATA_DIR, SEED: 'empty' });
    expect(await again.address).not.toBeNull();
    expect(again.output()).toContain('Sign in as super@bureau.example');
  });
});
