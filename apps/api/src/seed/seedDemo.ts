import { tasks as contract } from '@bureau/contract';
import { hashPassword } from '../access/password.ts';
import type { Database } from '../db/database.ts';
import { foldForSort } from '../db/fold.ts';
import { formatCode } from '../db/nextNumber.ts';
import {
  activities,
  clients,
  counters,
  projectMembers,
  projects,
  roles,
  taskAssignees,
  tasks,
  userRoles,
  users,
} from '../db/schema/index.ts';
import { tidyDatabase } from '../db/tidy.ts';
import { defaultPreferences } from '../modules/profile/rules.ts';
import { writeSettings } from '../modules/settings/queries.ts';
import { searchColumns } from '../modules/tasks/rules.ts';
import { continueNumbering, insertMany } from './bulk.ts';
import { clientNames, colleagues } from './data/people.ts';
import { ownProjects, undertakings } from './data/projects.ts';
import { demoAccounts, demoPassword } from './demoAccounts.ts';
import { makeTask, type SeedProject, type SeedTask } from './makeTasks.ts';
import { Random } from './Random.ts';

/** Describes how much demonstration data is made, and around which day. The same options give the same data. */
export interface DemoOptions {
  readonly tasks: number;
  readonly now: Date;
}

const seedNumber = 20_240_229;

const company = 'our company';

const staffIds = { manager: 3, staff: 4, client: 5 } as const;

async function seedPeople(db: Database, now: Date): Promise<ReadonlyMap<number, string>> {
  const roleIds = new Map((await db.select().from(roles)).map(({ name, id }) => [name, id]));
  const passwordHash = await hashPassword(demoPassword);
  const people = [
    ...demoAccounts.map((account) => ({ ...account, language: 'en' as const })),
    ...colleagues.map(({ account, ...rest }) => ({ ...rest, email: `${account}@bureau.example` })),
  ].map((person, index) => ({ ...person, id: index + 1 }));
  await insertMany(
    db,
    clients,
    clientNames.map((name, index) => ({ id: index + 1, name, createdAt: now, updatedAt: now })),
  );
  await insertMany(
    db,
    users,
    people.map(({ role, ...person }) => ({
      ...person,
      passwordHash,
      preferences: defaultPreferences,
      clientId: role === 'client' ? 1 : null,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await insertMany(
    db,
    userRoles,
    people.map(({ id, role }) => ({ userId: id, roleId: roleIds.get(role) ?? 0 })),
  );
  await continueNumbering(db, clients);
  await continueNumbering(db, users);
  return new Map(people.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
}

function planProjects(random: Random): (SeedProject & { clientId: number | null; status: number })[] {
  const [firstColleague, ...others] = colleagues.map((_, index) => demoAccounts.length + index + 1);
  const managers = [firstColleague ?? 0, ...others.slice(0, 2)];
  const workers = others.slice(2);
  const forClients = clientNames.flatMap((client, index) =>
    random
      .sample(undertakings, 5)
      .map((name) => ({ name: `${client}: ${name}`, client, clientId: index + 1 })),
  );
  const own = ownProjects.map((name) => ({ name, client: company, clientId: null }));
  return [...forClients, ...own].map((project, index) => {
    // The manager and the member of staff whose accounts are told take part in all projects, so that their lists are full.
    return {
      ...project,
      id: index + 1,
      managerId: random.chance(0.55) ? staffIds.manager : random.pick(managers),
      memberIds: [staffIds.manager, staffIds.staff, ...random.sample(workers, random.between(4, 8))],
      status: random.weighted([
        [1, 2],
        [2, 12],
        [3, 2],
        [4, 1],
        [5, 3],
      ]),
    };
  });
}

async function seedProjects(db: Database, now: Date, random: Random): Promise<readonly SeedProject[]> {
  const planned = planProjects(random);
  await insertMany(
    db,
    projects,
    planned.map(({ id, name, clientId, managerId, status }) => ({
      id,
      name,
      nameSort: foldForSort(name),
      clientId,
      managerId,
      status,
      createdBy: managerId,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await insertMany(
    db,
    projectMembers,
    planned.flatMap(({ id, memberIds }) => memberIds.map((userId) => ({ projectId: id, userId }))),
  );
  await continueNumbering(db, projects);
  return planned;
}

function toRow({ number, project, history, ...task }: SeedTask & { readonly number: number }) {
  const code = formatCode(contract.codePrefix, number);
  return {
    id: number,
    number,
    code,
    ...searchColumns(code, task.title),
    title: task.title,
    description: task.description,
    projectId: project?.id ?? null,
    projectSort: project === null ? null : foldForSort(project.name),
    status: task.status,
    priority: task.priority,
    startDate: task.startDate,
    dueDate: task.dueDate,
    estimatedMinutes: task.estimatedMinutes,
    progress: task.progress,
    createdBy: task.createdBy,
    createdAt: task.createdAt,
    updatedAt: history.at(-1)?.at ?? task.createdAt,
    version: history.length + 1,
  };
}

async function writeTasks(db: Database, made: readonly SeedTask[]): Promise<void> {
  const numbered = made.map((task, index) => ({ ...task, number: index + 1 }));
  await insertMany(db, tasks, numbered.map(toRow));
  await insertMany(
    db,
    taskAssignees,
    numbered.flatMap(({ number, assigneeIds }) => assigneeIds.map((userId) => ({ taskId: number, userId }))),
  );
  await insertMany(
    db,
    activities,
    numbered.flatMap(({ number, createdBy, createdAt, history }) => [
      {
        resource: contract.name,
        recordId: number,
        userId: createdBy,
        action: 'created' as const,
        field: null,
        oldValue: null,
        newValue: null,
        createdAt,
      },
      ...history.map(({ at, ...change }) => ({
        resource: contract.name,
        recordId: number,
        action: 'updated' as const,
        ...change,
        createdAt: at,
      })),
    ]),
  );
}

/** Fills an empty database with the demonstration data. Everything is written, or nothing. */
export async function seedDemo(db: Database, { tasks: total, now }: DemoOptions): Promise<void> {
  const random = new Random(seedNumber);
  const today = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  await db.transaction(async (tx) => {
    const names = await seedPeople(tx, now);
    const planned = await seedProjects(tx, now, random);
    const made = Array.from({ length: total }, () => makeTask(planned, names, today, random));
    made.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    await writeTasks(tx, made);
    await continueNumbering(tx, tasks);
    await tx.insert(counters).values({ name: contract.name, value: total });
    await writeSettings(tx, { is_demo: true });
  });
  await tidyDatabase(db);
}
