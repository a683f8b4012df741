import type { Database } from '../db/database.ts';
import { foldForSort } from '../db/fold.ts';
import { projectMembers, projects } from '../db/schema/index.ts';
import { continueNumbering, insertMany } from '../db/insertMany.ts';
import { clientNames, colleagues } from './data/people.ts';
import { ownProjects, undertakings } from './data/projects.ts';
import { demoAccounts } from './demoAccounts.ts';
import type { SeedProject } from './makeTasks.ts';
import type { Random } from './Random.ts';

/** How tasks of projects without a client call the client. */
const company = 'our company';

/** Gives the id that the account of a role has: accounts come first, in their order. */
const idOf = (role: (typeof demoAccounts)[number]['role']) =>
  demoAccounts.findIndex((account) => account.role === role) + 1;

function planProjects(random: Random): (SeedProject & { clientId: number | null; status: number })[] {
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

/** Writes the projects of the demonstration and their members. */
export async function seedProjects(db: Database, now: Date, random: Random): Promise<readonly SeedProject[]> {
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
