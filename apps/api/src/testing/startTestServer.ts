import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RootDatabase } from '../db/database.ts';
import { demoAccounts, demoPassword } from '../seed/demoAccounts.ts';
import type { Config } from '../server/config.ts';
import { startServer } from '../server/startServer.ts';
import { readMails, type ReadMail } from './readMails.ts';
import { createTestDatabase, deleteDir, testNow } from './template.ts';
import { TestClient } from './TestClient.ts';

export type Role = (typeof demoAccounts)[number]['role'];

/** Lists the roles of the demonstration accounts. */
export const roles = demoAccounts.map(({ role }) => role);

/** Describes a server with a database of its own, for one test file. */
export interface TestServer {
  readonly address: string;
  readonly db: RootDatabase;
  /** The server's clock; tests may turn it. */
  readonly clock: { now: Date };
  /** Speaks as somebody who is not signed in. */
  readonly guest: TestClient;
  /** Signs in as the account of a role, and keeps the session for the next time. */
  as(role: Role): Promise<TestClient>;
  /** Reads the mails that were sent since it was asked the last time, the oldest first. */
  mails(): Promise<ReadMail[]>;
  stop(): Promise<void>;
}

/** Starts the real server on a free port, with the demonstration data of the tests. */
export async function startTestServer(overrides: Partial<Config> = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const clock = { now: testNow };
  const mailDir = mkdtempSync(join(tmpdir(), 'bureau-mail-'));
  const config: Config = {
    port: 0,
    dataDir: database.dataDir,
    databaseUrl: database.databaseUrl,
    seed: 'demo',
    logLevel: 'silent',
    mailDir,
    publicUrl: 'https://bureau.example.com',
    trustedProxies: [],
    webDir: database.dataDir,
    ...overrides,
  };
  const onFailure = (reason: string) => {
    throw new Error(`The database of a test has stopped: ${reason}`);
  };
  const server = await startServer(config, { onFailure, now: () => clock.now });
  const address = `http://localhost:${server.port}`;
  const guest = new TestClient(address, null);
  const sessions = new Map<Role, Promise<TestClient>>();

  const signIn = (role: Role) => {
    const account = demoAccounts.find((candidate) => candidate.role === role);
    return guest.signIn(account?.email ?? '', demoPassword);
  };

  return {
    address,
    db: server.db,
    clock,
    guest,
    as(role) {
      const session = sessions.get(role) ?? signIn(role);
      sessions.set(role, session);
      return session;
    },
    async mails() {
      await server.idle();
      return readMails(mailDir);
    },
    async stop() {
      await server.stop();
      deleteDir(mailDir);
      await database.drop();
    },
  };
}
