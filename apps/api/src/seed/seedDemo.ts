import { projects, tasks } from '@bureau/contract';
import { sql } from '../db/orm.ts';
import { findViewers } from '../access/findCaller.ts';
import type { Database } from '../db/database.ts';
import { writeSettings } from '../db/settings/queries.ts';
import { demoSettings } from './data/settings.ts';
import { makeTasks } from './makeTasks.ts';
import { Random } from './Random.ts';
import { seedActivities } from './seedActivities.ts';
import { seedCompany } from './seedCompany.ts';
import { seedNotifications } from './seedNotifications.ts';
import { seedPeople } from './seedPeople.ts';
import { planProjects, seedProjects } from './seedProjects.ts';
import { seedComments, seedFields } from './seedRecords.ts';
import { seedTasks } from './seedTasks.ts';
import { seedTeams } from './seedTeams.ts';
import { planTasks } from './planTasks.ts';
import { seedWork } from './seedWork.ts';
import { WorkCalendar } from './WorkCalendar.ts';

/** Describes how much demonstration data is made, and around which day. The same options give the same data. */
export interface DemoOptions {
  readonly tasks: number;
  readonly now: Date;
}

const seedNumber = 20_240_229;

/** How many tasks the company makes a day, so that more tasks go back further, and how many days they go back at least and at most. */
const tasksPerDay = 30;
const minDays = 90;
const maxDays = 320;

/** How many days before the first task the company begins to enter its projects. */
const daysOfPreparation = 28;

/** Fills an empty database with the demonstration data. Everything is written, or nothing. */
export async function seedDemo(db: Database, { tasks: total, now }: DemoOptions): Promise<void> {
  const random = new Random(seedNumber);
  const days = Math.min(Math.max(Math.ceil(total / tasksPerDay), minDays), maxDays);
  const calendar = new WorkCalendar(now, days + daysOfPreparation, random);
  const begin = calendar.since(days);
  const founded = calendar.at(calendar.since(days + daysOfPreparation));
  await db.transaction(async (tx) => {
    const names = await seedPeople(tx, now, founded);
    const viewers = await findViewers(tx, [...names.keys()]);
    const planned = planProjects(viewers, { begin, calendar, random });
    await seedProjects(tx, now, planned);
    await seedTeams(tx, founded);
    await seedCompany(tx, now, founded);
    const staff = viewers.filter((viewer) => !viewer.isExternal).map(({ id }) => id);
    const begun = planned.filter(({ status }) => status !== 4);
    // numbers of its own, so that tasks stay the same whatever there is beside them
    const plan = { now, calendar, random: new Random(seedNumber + 1), projects: begun, staff };
    await seedWork(tx, plan, founded);
    const made = makeTasks(total, begin, planned, names, calendar, random);
    await seedFields(tx, founded);
    await seedTasks(tx, made);
    await planTasks(tx, now);
    await seedComments(tx, made);
    await seedActivities(tx, {
      [projects.name]: planned,
      [tasks.name]: made.map((task, index) => ({ ...task, id: index + 1 })),
    });
    await seedNotifications(tx, now);
    await writeSettings(tx, demoSettings);
  });
  // Queries choose their indexes by what is known of the tables.
  await db.execute(sql`vacuum (analyze)`);
}
