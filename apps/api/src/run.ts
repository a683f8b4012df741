import { StartupError } from './errors/StartupError.ts';
import { demoAccounts, demoPassword } from './seed/demoAccounts.ts';
import { readConfig } from './server/config.ts';
import type { RunningServer, Seed } from './server/startServer.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function announce({ port, isDemo, firstAccount }: RunningServer): void {
  print(`\nBureau runs on http://localhost:${port}`);
  if (isDemo) {
    const width = Math.max(...demoAccounts.map(({ email }) => email.length));
    print(`\nIt holds demonstration data. Sign in with the password ${demoPassword} as`);
    for (const { email, role } of demoAccounts) print(`  ${email.padEnd(width)}  ${role}`);
  }
  if (firstAccount !== null)
    print(`\nSign in as ${firstAccount.email} with the password ${firstAccount.password} (shown only now).`);
  print('\nCtrl+C stops it.');
}

function stopOnSignals(server: RunningServer): void {
  let stoppingSince: number | null = null;
  const stop = () => {
    if (stoppingSince !== null) {
      // Ctrl+C can arrive twice, by the terminal and by npm. Somebody who presses it again does not want to wait.
      if (performance.now() - stoppingSince > 1000) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`Bureau did not stop cleanly: ${String(error)}`),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** Runs the server until it is told to stop. What keeps it from running is said in one line, with exit code 1. */
export async function run(): Promise<void> {
  try {
    const onFailure = (reason: string) => fail(`The embedded database has stopped: ${reason}.`);
    const config = readConfig(process.env);
    // Loaded late, so that a mistake in the environment is reported at once.
    const { startServer } = await import('./server/startServer.ts');
    const { seedIfEmpty } = await import('./seed/seedIfEmpty.ts');
    const onSeed = () => print('Filling the new database …');
    const seed: Seed = (db, now) => seedIfEmpty(db, config.seed, now, onSeed);
    const server = await startServer(config, { onFailure, seed });
    stopOnSignals(server);
    announce(server);
  } catch (error) {
    if (error instanceof StartupError) fail(error.message);
    throw error;
  }
}
