import type { Database } from '../db/database.ts';
import { formatCode } from '../db/nextNumber.ts';
import { counters, projectMembers, projects } from '../db/schema/index.ts';
import { continueNumbering, insertMany } from '../db/insertMany.ts';
import { searchColumns } from '../modules/projects/rules.ts';
import { clientNames, colleagues } from './data/people.ts';
import { ownProjects, undertakings } from './data/projects.ts';
import { demoAccounts } from './demoAccounts.ts';
import type { SeedProject } from './makeTasks.ts';
import type { Random } from './Random.ts';

/** How tasks of projects without a client call the client. */
const company = 'our company';

const statuses = [
  [1, 2],
  [2, 12],
  [3, 2],
  [4, 1],
  [5, 3],
] as const satisfies readonly (readonly [status: number, weight: number])[];

/** Gives the id that the account of a role has: accounts come first, in their order. */
const idOf = (role: (typeof demoAccounts)[number]['role']) =>
  demoAccounts.findIndex((account) => account.role === role) + 1;

function planProjects(
  random: Random,
): (SeedProject & { clientId: number | null; status: (typeof statuses)[number][0] })[] {
  const [manager, staff] = [idOf('project manager'), idOf('user')];
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
      managerId: random.chance(0.55) ? manager : random.pick(managers),
      memberIds: [manager, staff, ...random.sample(workers, random.between(4, 8))],
      status: random.weighted(statuses),
    };
  });
}

const day = 24 * 60 * 60 * 1000;

const tags = ['Finance', 'Design', 'Office', 'Yearly', 'Compliance', 'IT'];
const projectRoles = ['Lead', 'Reviewer'];

const tagsOf = (id: number) =>
  [tags[id % 6], tags[(id * 5 + 2) % 6]].filter((tag) => tag !== undefined).slice(id % 2);

/** Makes up what else there is to say of a project: it is the same for the same day. */
function describeProject(id: number, isForClient: boolean, now: Date) {
  const start = now.getTime() - (20 + ((id * 37) % 300)) * day;
  const due = Math.max(start + 14 * day, now.getTime() + (((id * 53) % 240) - 30) * day);
  const billing = isForClient ? (['fixed', 'hourly'] as const)[id % 2] : 'none';
  return {
    description:
      id % 3 === 0
        ? '<p>What was agreed is in the <strong>contract</strong>; changes go to the manager.</p>'
        : '',
    startDate: new Date(start).toISOString().slice(0, 10),
    dueDate: id % 9 === 0 ? null : new Date(due).toISOString().slice(0, 10),
    progress: id % 11 === 0 ? (id * 7) % 100 : null,
    estimatedMinutes: id % 4 === 0 ? null : (20 + ((id * 13) % 180)) * 60,
    billingType: billing ?? ('none' as const),
    budget: billing === 'fixed' ? (5_000 + ((id * 731) % 60_000)) * 100 : null,
    hourlyRate: billing === 'hourly' ? (65 + ((id * 5) % 60)) * 100 : null,
    logo: `${(id % 12) + 1}.svg` as const,
    tags: tagsOf(id),
  };
}

/** Writes the projects of the demonstration and their members. */
export async function seedProjects(db: Database, now: Date, random: Random): Promise<readonly SeedProject[]> {
  const planned = planProjects(random);
  const rows = planned.map(({ id, name, clientId, managerId, status }) => ({
    id,
    number: id,
    ...describeProject(id, clientId !== null, now),
    ...searchColumns(formatCode('PRJ', id), name, tagsOf(id)),
    name,
    clientId,
    managerId,
    status,
    createdBy: managerId,
    createdAt: now,
    updatedAt: now,
  }));
  // Not as arrays of columns, since a column of lists would be one list.
  await db.insert(projects).overridingSystemValue().values(rows);
  await insertMany(
    db,
    projectMembers,
    planned.flatMap(({ id, memberIds }) =>
      memberIds.map((userId, index) => ({ projectId: id, userId, role: projectRoles[index] ?? '' })),
    ),
  );
  await db.insert(counters).values({ name: 'projects', value: planned.length });
  await continueNumbering(db, projects);
  return planned;
}
