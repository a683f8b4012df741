import type { Database } from '../db/database.ts';
import { sql } from 'drizzle-orm';
import { writeSettings } from '../modules/settings/queries.ts';
import { demoSettings } from './data/settings.ts';
import { makeTask } from './makeTasks.ts';
import { Random } from './Random.ts';
import { seedNotifications } from './seedNotifications.ts';
import { seedPeople } from './seedPeople.ts';
import { seedProjects } from './seedProjects.ts';
import { seedComments, seedFields } from './seedRecords.ts';
import { seedTasks } from './seedTasks.ts';
import { seedTeams } from './seedTeams.ts';

/** Describes how much demonstration data is made, and around which day. The same options give the same data. */
export interface DemoOptions {
  readonly tasks: number;
  readonly now: Date;
}

const seedNumber = 20_240_229;

/** Fills an empty database with the demonstration data. Everything is written, or nothing. */
export async function seedDemo(db: Database, { tasks: total, now }: DemoOptions): Promise<void> {
  const random = new Random(seedNumber);
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  await db.transaction(async (tx) => {
    const names = await seedPeople(tx, now);
    const planned = await seedProjects(tx, now, random);
    await seedTeams(tx, now);
    const made = Array.from({ length: total }, () => makeTask(planned, names, today, random));
    made.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    await seedFields(tx, now);
    await seedTasks(tx, made);
    await seedComments(tx, made);
    await seedNotifications(tx, now);
    await writeSettings(tx, demoSettings);
  });
  // Queries choose their indexes by what is known of the tables.
  await db.execute(sql`vacuum (analyze)`);
}
