import { canAccess, isAdmin, projectLogos, projects as contract, tasks } from '@bureau/contract';
import type { Person } from '../access/Caller.ts';
import type { Database } from '../db/database.ts';
import { formatCode } from '../db/nextNumber.ts';
import { counters, projectMembers, projects } from '../db/schema/index.ts';
import { continueNumbering, insertMany } from '../db/insertMany.ts';
import { foldForSort } from '../db/fold.ts';
import { searchTextOf } from '../records/fields/search.ts';
import { clientNames, colleagues } from './data/people.ts';
import projectNames from './data/projects.json' with { type: 'json' };
import { demoAccounts } from './demoAccounts.ts';
import type { Random } from './Random.ts';
import type { SeedChange } from './seedActivities.ts';
import type { WorkCalendar } from './WorkCalendar.ts';

/** Describes a project of the demonstration data, with what has happened to it. */
export interface SeedProject {
  readonly id: number;
  readonly name: string;
  readonly client: string;
  readonly clientId: number | null;
  readonly managerId: number;
  readonly memberIds: readonly number[];
  /** Who makes and changes its tasks, with how much of it they do. */
  readonly editors: readonly (readonly [id: number, weight: number])[];
  readonly status: (typeof statuses)[number][0];
  /** How many working days ago it was completed or cancelled; null while it goes on. */
  readonly closed: number | null;
  readonly createdBy: number;
  readonly createdAt: Date;
  readonly history: readonly SeedChange[];
}

/** How tasks of projects without a client call the client. */
const company = 'our company';

const statuses = [
  [1, 2],
  [2, 12],
  [3, 2],
  [4, 1],
  [5, 3],
] as const satisfies readonly (readonly [status: number, weight: number])[];

/** Returns the id that the account of a role has: accounts come first, in their order. */
const idOf = (role: (typeof demoAccounts)[number]['role']) =>
  demoAccounts.findIndex((account) => account.role === role) + 1;

/** How many working days lie between two projects that were completed, or cancelled. The last was completed today. */
const distance = 4;

interface Plan {
  /** How many working days ago the first task was made. All projects were entered before. */
  readonly begin: number;
  readonly calendar: WorkCalendar;
  readonly random: Random;
}

/** Plans the projects of the demonstration: who takes part in them, and what has become of them. */
export function planProjects(
  viewers: readonly Person[],
  { begin, calendar, random }: Plan,
): readonly SeedProject[] {
  const mayEdit = viewers.filter((viewer) =>
    [tasks.create, tasks.update].every(({ rule }) => canAccess(viewer, rule)),
  );
  const [manager, staff] = [idOf('project manager'), idOf('user')];
  const [firstColleague, ...others] = colleagues.map((_, index) => demoAccounts.length + index + 1);
  const managers = [firstColleague ?? 0, ...others.slice(0, 2)];
  const workers = others.slice(2);
  const forClients = clientNames.flatMap((client, index) =>
    random
      .sample(projectNames.undertakings, 5)
      .map((name) => ({ name: `${client}: ${name}`, client, clientId: index + 1 })),
  );
  const own = projectNames.ownProjects.map((name) => ({ name, client: company, clientId: null }));
  const all = [...forClients, ...own];
  const closings = { 4: 0, 5: 0 };
  return all.map((project, index) => {
    const managerId = random.chance(0.55) ? manager : random.pick(managers);
    // The manager and the member of staff whose accounts are told take part in all projects, so that their lists are full.
    const memberIds = [
      manager,
      staff,
      ...random.sample(workers, random.between(4, 8)),
      random.pick(managers),
    ];
    const seeing = mayEdit.filter(
      (viewer) => isAdmin(viewer) || viewer.id === managerId || memberIds.includes(viewer.id),
    );
    const status = random.weighted(statuses);
    const closed =
      status === 4 || status === 5
        ? Math.min(distance * closings[status]++ + (status === 5 ? 0.2 : 2), begin / 2)
        : null;
    const created = begin + ((calendar.length - begin) * (all.length - index)) / (all.length + 1);
    const taken = begin * (1 - random.next() / 4);
    const steps = status === 1 ? [] : status === 2 ? [taken] : [taken, closed ?? taken * random.next()];
    return {
      ...project,
      id: index + 1,
      managerId,
      memberIds,
      // Administrators see to other things.
      editors: seeing.map((viewer) => [viewer.id, isAdmin(viewer) ? 1 : 5]),
      status,
      closed,
      createdBy: managerId,
      createdAt: calendar.at(created),
      history: steps.map((ago, step) => ({
        oldStatus: step + 1,
        newStatus: step === steps.length - 1 ? status : 2,
        userId: managerId,
        at: calendar.at(ago),
      })),
    };
  });
}

const day = 24 * 60 * 60 * 1000;

const tags = ['Finance', 'Design', 'Office', 'Yearly', 'Compliance', 'IT'];
const projectRoles = ['Lead', 'Reviewer'];

const tagsOf = (id: number) =>
  [...new Set([tags[id % 6], tags[(id * 5 + 2) % 6]])].filter((tag) => tag !== undefined).slice(id % 2);

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
    logo: projectLogos[id % projectLogos.length] ?? null,
    tags: tagsOf(id),
  };
}

/** Writes the projects of the demonstration and their members. */
export async function seedProjects(db: Database, now: Date, planned: readonly SeedProject[]): Promise<void> {
  const rows = planned.map(
    ({ client: _client, memberIds: _members, editors: _editors, closed: _closed, history, ...project }) => ({
      ...describeProject(project.id, project.clientId !== null, now),
      ...(project.status === 5 && { progress: 100 }),
      code: formatCode(contract.codePrefix, project.id),
      nameSort: foldForSort(project.name),
      searchText: searchTextOf(contract.fields, formatCode(contract.codePrefix, project.id), {
        name: project.name,
        tags: tagsOf(project.id),
      }),
      ...project,
      number: project.id,
      updatedAt: history.at(-1)?.at ?? project.createdAt,
      version: history.length + 1,
    }),
  );
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
}
