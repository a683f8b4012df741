import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { StartupError } from '../errors/StartupError.ts';
import { reasonOf } from '../errors/reasonOf.ts';
import { readConfig } from '../server/config.ts';
import { demoTasks } from './demoTasks.ts';

const usage = 'Usage: npm run seed -- [--tasks 10000] [--reset]';

const maxTasks = 1_000_000;

interface SeedOptions {
  readonly tasks: number;
  readonly reset: boolean;
}

function readOptions(): SeedOptions {
  try {
    const { values } = parseArgs({
      options: {
        tasks: { type: 'string', default: String(demoTasks) },
        reset: { type: 'boolean', default: false },
      },
    });
    const tasks = Number(values.tasks);
    if (!/^\d+$/.test(values.tasks) || tasks > maxTasks)
      throw new Error(`--tasks takes a number up to ${maxTasks}.`);
    return { tasks, reset: values.reset };
  } catch (error) {
    throw new StartupError(`${reasonOf(error)}\n${usage}`);
  }
}

/** Fills the database that the environment names with demonstration data. */
async function seed(): Promise<void> {
  const { tasks, reset } = readOptions();
  const config = readConfig(process.env);
  // Loaded late, so that a mistake in what is asked for is told at once.
  enableCompileCache();
  const { migrateDatabase } = await import('../db/migrate.ts');
  const { openDatabase } = await import('../db/openDatabase.ts');
  const { resetData } = await import('./resetData.ts');
  const { seedDemo } = await import('./seedDemo.ts');
  const { isEmpty } = await import('./seedIfEmpty.ts');
  const database = await openDatabase({
    ...config,
    onFailure: (reason) => process.stderr.write(`${reason}\n`),
  });
  try {
    await migrateDatabase(database.db, async (db) => {
      if (reset) await resetData(db);
      else if (!(await isEmpty(db)))
        throw new StartupError(
          'The database holds data already. To delete all of it and begin anew, add --reset.',
        );
      await seedDemo(db, { tasks, now: new Date() });
    });
    process.stdout.write(`${tasks} tasks are in the database.\n`);
  } finally {
    await database.close();
  }
}

try {
  await seed();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
