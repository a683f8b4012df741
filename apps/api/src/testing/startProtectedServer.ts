import { notifications } from '@bureau/contract';
import { eq } from '../db/orm.ts';
import { attempts, audit, notifications as notificationTable } from '../db/schema/index.ts';
import { writeSettings } from '../db/settings/queries.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';
import type { TestClient } from './TestClient.ts';

/** A server for tests of what only a super administrator changes. */
export interface ProtectedServer extends TestServer {
  readonly superAdmin: TestClient;
  readonly admin: TestClient;
  /** Forgets what earlier tests have left: attempts, the audit trail and notifications. */
  clear(): Promise<void>;
  /** Lists the changes of what is protected in the audit trail: who made each, and what it says. */
  audited(): Promise<readonly (readonly [number | null, string | null])[]>;
}

/** Starts a server that is no demonstration, with the clients of both kinds of administrators. */
export async function startProtectedServer(): Promise<ProtectedServer> {
  const server = await startTestServer();
  await writeSettings(server.db, { is_demo: false });
  return {
    ...server,
    superAdmin: await server.as('super_admin'),
    admin: await server.as('admin'),
    async clear() {
      for (const table of [attempts, audit, notificationTable]) await server.db.delete(table);
    },
    async audited() {
      const { db } = server;
      const rows = await db
        .select()
        .from(audit)
        .where(eq(audit.event, 'protected.changed'))
        .orderBy(audit.id);
      return rows.map(({ userId, detail }) => [userId, detail] as const);
    },
  };
}

/** Lists the newest notifications of somebody. */
export const notificationsOf = (client: TestClient) =>
  client.call(notifications.list, { body: { length: 10 } });
