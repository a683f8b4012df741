import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, RootDatabase } from '../db/database.ts';
import { readSettings } from '../db/settings/queries.ts';
import type { FileStorage } from '../files/FileStorage.ts';
import { openStorage } from '../files/openStorage.ts';
import { findAccount, startSession } from '../modules/auth/queries.ts';
import { demoAccounts } from '../seed/demoAccounts.ts';
import { seedIfEmpty } from '../seed/seedIfEmpty.ts';
import type { Config } from '../server/config.ts';
import { startServer } from '../server/startServer.ts';
import { type ReadMail, readMails } from './readMails.ts';
import { deleteDir } from './folders.ts';
import { createTestDatabase, testNow } from './template.ts';
import { TestClient } from './TestClient.ts';

export type Role = (typeof demoAccounts)[number]['role'];

/** Lists the roles of the demonstration accounts. */
export const roles = demoAccounts.map(({ role }) => role);

/** Describes what was posted to an address outside. */
export interface Post {
  readonly address: string;
  readonly body: object;
}

/** Describes a server with a database of its own, for one test file. */
export interface TestServer {
  readonly address: string;
  readonly databaseUrl: string;
  readonly db: RootDatabase;
  readonly storage: FileStorage;
  /** The server's clock; tests may turn it. */
  readonly clock: { now: Date };
  /** Speaks as somebody who is not signed in. */
  readonly guest: TestClient;
  /** Returns the account of a role with a session of its own, which is kept for the next time; the password is not asked for. */
  as(role: Role): Promise<TestClient>;
  /** Reads the mails that were sent since it was asked the last time, the oldest first. */
  mails(): Promise<ReadMail[]>;
  /** Reads what was posted to addresses outside since it was asked the last time. */
  posts(): Promise<Post[]>;
  stop(): Promise<void>;
}

/**
 * Starts the real server on a free port, with the demonstration data of the tests.
 *
 * @param send posts to addresses outside, in place of keeping what is posted.
 */
export async function startTestServer(
  overrides: Partial<Config> = {},
  send?: (address: string, body: object) => Promise<void>,
): Promise<TestServer> {
  const database = await createTestDatabase();
  const clock = { now: testNow };
  const mailDir = mkdtempSync(join(tmpdir(), 'bureau-mail-'));
  const uploadsDir = mkdtempSync(join(tmpdir(), 'bureau-uploads-'));
  const config: Config = {
    port: 0,
    dataDir: uploadsDir,
    databaseUrl: database.databaseUrl,
    seed: 'demo',
    logLevel: 'silent',
    mailDir,
    uploadsDir,
    s3: null,
    publicUrl: 'https://bureau.example.com',
    trustedProxies: [],
    webDir: uploadsDir,
    ...overrides,
  };
  const onFailure = (reason: string) => {
    throw new Error(`The database of a test has stopped: ${reason}`);
  };
  const posts: Post[] = [];
  const keep = async (to: string, body: object) => void posts.push({ address: to, body });
  const seed = (db: Database, now: Date) => seedIfEmpty(db, config.seed, now);
  const server = await startServer(config, { onFailure, seed, now: () => clock.now, post: send ?? keep });
  const address = `http://localhost:${server.port}`;
  const guest = new TestClient(address, null);
  const sessions = new Map<Role, Promise<TestClient>>();

  // A password takes as long to check as ten calls, and is checked by the tests of signing in.
  const startSessionOf = async (role: Role) => {
    const account = await findAccount(server.db, demoAccounts.find((one) => one.role === role)?.email ?? '');
    if (account === null) throw new Error(`Nobody is ${role}.`);
    const { session_seconds: seconds } = await readSettings(server.db);
    const origin = { now: clock.now, userAgent: 'node' };
    return new TestClient(address, await startSession(server.db, account, seconds, origin));
  };

  return {
    address,
    databaseUrl: config.databaseUrl ?? '',
    db: server.db,
    storage: openStorage(config),
    clock,
    guest,
    as(role) {
      const session = sessions.get(role) ?? startSessionOf(role);
      sessions.set(role, session);
      return session;
    },
    async posts() {
      await server.idle();
      return posts.splice(0);
    },
    async mails() {
      await server.idle();
      return readMails(mailDir);
    },
    async stop() {
      await server.stop();
      deleteDir(mailDir);
      deleteDir(uploadsDir);
      await database.drop();
    },
  };
}
