import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Database, RootDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../db/openDatabase.ts';
import { readSettings } from '../db/settings/queries.ts';
import { StartupError } from '../errors/StartupError.ts';
import { openStorage } from '../files/openStorage.ts';
import { createAdmission } from '../http/admission.ts';
import { createBackground } from '../http/background.ts';
import type { Services } from '../http/context.ts';
import { createLogger, type Logger } from '../http/logger.ts';
import { readWebFiles } from '../http/static/serveWeb.ts';
import { type EventHub, startEventHub } from '../modules/events/service.ts';
import { postJson } from '../outgoing/postJson.ts';
import { abortStaleImports } from '../transfer/import/abortImports.ts';
import { type Control, openControl } from './backup/control.ts';
import { writeBackup } from './backup/writeBackup.ts';
import type { Config } from './config.ts';
import { createApp } from './createApp.ts';
import { discardRest } from './discardRest.ts';
import { startHousekeeping } from './housekeeping.ts';

/** How long requests may take to end after the server was told to stop, in milliseconds. */
const drainTime = 10_000;

/** How often connections are closed meanwhile that nothing is asked on any more, in milliseconds. */
const idleInterval = 50;

/**
 * How long a connection that nothing is asked on stays open, in milliseconds: longer than the 60 seconds of the usual proxies, which would otherwise
 * send a request into a connection that is just being closed.
 */
const keepAliveTime = 75_000;

/** Describes the account that is created where there is none. The password is random and stored as a hash only. */
export interface FirstAccount {
  readonly email: string;
  readonly password: string;
}

/** Fills a database that holds no users, and returns the account that it has created, if any. */
export type Seed = (db: Database, now: Date) => Promise<FirstAccount | null>;

export interface RunningServer {
  readonly port: number;
  readonly db: RootDatabase;
  readonly isDemo: boolean;
  /** The account that was made because there was none, with its password, which is told this once. */
  readonly firstAccount: FirstAccount | null;
  /** Waits until nothing is done in the background. */
  idle(): Promise<void>;
  /** Stops taking requests, lets those under way end, and closes the database. */
  stop(): Promise<void>;
}

interface Options {
  /** Is called when the embedded database stops by itself. */
  readonly onFailure: (reason: string) => void;
  /** Fills the database before the server listens, if it is empty. */
  readonly seed: Seed;
  readonly now?: () => Date;
  /** Posts to addresses outside; a test has them kept instead. */
  readonly post?: Services['postJson'];
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`);
    if (code === 'EACCES') throw new StartupError(`Port ${port} may not be used. Choose another with PORT.`);
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  // Connections become idle when their answer was given, and would stay open for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), idleInterval);
  const timer = setTimeout(() => server.closeAllConnections(), drainTime);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}

/** Lets `npm run backup` have a backup of the embedded database while it is used. */
const offerBackups = (database: OpenDatabase, config: Config, log: Logger): Promise<Control> =>
  openControl(config.dataDir, (to) => writeBackup(database, config, to), log);

/**
 * Opens the database, brings it up to date, fills it when it is empty, and listens.
 *
 * @throws StartupError when it cannot; nothing is left running then.
 */
export async function startServer(
  config: Config,
  { onFailure, seed, now = () => new Date(), post = postJson }: Options,
): Promise<RunningServer> {
  const log = createLogger(config.logLevel);
  const onTrouble = (words: string) => log.warn('The embedded database reports.', { words });
  const database = await openDatabase({ ...config, onFailure, onTrouble });
  let streams: EventHub | undefined;
  try {
    let firstAccount: FirstAccount | null = null;
    await migrateDatabase(database.db, async (db) => {
      firstAccount = await seed(db, now());
    });
    await abortStaleImports(database.db, { isAlone: database.isEmbedded });
    const { is_demo: isDemo } = await readSettings(database.db);
    const background = createBackground(database.db, log);
    const storage = openStorage(config);
    const hub = await startEventHub(database.db, log, now);
    streams = hub;
    const address = { publicUrl: config.publicUrl };
    const services: Services = {
      db: database.db,
      log,
      background,
      storage,
      admission: createAdmission(),
      streams: hub,
      postJson: post,
      trustedProxies: config.trustedProxies,
      now,
      mailDir: config.mailDir,
      publicUrl: () => address.publicUrl ?? '',
    };
    const app = createApp(services, readWebFiles(config.webDir));
    const server = createAdaptorServer({
      fetch: app.fetch,
      autoCleanupIncoming: false,
      // stands in for that of a request by HTTP/1.0, which names none: balancers ask so whether the server is well
      hostname: 'localhost',
    }) as Server;
    server.keepAliveTimeout = keepAliveTime;
    discardRest(server);
    const port = await listen(server, config.port);
    address.publicUrl ??= `http://localhost:${port}`;
    const { user, system } = process.cpuUsage();
    log.info('started', { port, cpuMilliseconds: Math.round((user + system) / 1000) });
    const housekeeping = startHousekeeping(database.db, storage, log, now);
    const control = database.isEmbedded ? await offerBackups(database, config, log) : null;
    const stop = async () => {
      housekeeping.stop();
      // Streams go on until somebody ends them, and would be waited for.
      await Promise.all([drain(server), hub.stop(), control?.close()]);
      await background.idle();
      await database.close();
    };
    const idle = () => background.idle();
    return { port, db: database.db, isDemo, firstAccount, idle, stop };
  } catch (error) {
    // It holds a connection, which the database would wait for.
    await streams?.stop();
    await database.close();
    throw error;
  }
}
