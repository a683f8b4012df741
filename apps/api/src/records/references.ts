import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Viewer } from '../access/Caller.ts';
import { visibleClients } from '../access/visible/clients.ts';
import { visibleProjects } from '../access/visible/projects.ts';
import { visibleSprints } from '../access/visible/sprints.ts';
import { visibleToStaff } from '../access/visible/staff.ts';
import { visibleTasks } from '../access/visible/tasks.ts';
import { clients, departments, projects, recordTables, roles, tasks } from '../db/schema/index.ts';
import type { MessageKey } from '../errors/messages.ts';

/** Describes records that fields of others refer to. */
export interface ReferenceTarget {
  readonly table: PgTable & { readonly id: PgColumn };
  /** What they are called by. */
  readonly name: PgColumn;
  /** What the records are ordered by, by their name. */
  readonly order: PgColumn;
  /** Returns which of them somebody may refer to, as a condition on the table; `undefined` is all of them. */
  readonly pickable: (viewer: Viewer) => SQL | undefined;
  /** Says that there is no such record. */
  readonly unknown: MessageKey;
  /** Says the same of a name in a file, and that several records have it. */
  readonly unknownName: MessageKey;
  readonly ambiguousName: MessageKey;
}

type Words = Pick<ReferenceTarget, 'unknown' | 'unknownName' | 'ambiguousName'>;

/** Says the same three things of records that have no words of their own. */
const plainWords = (key: MessageKey): Words => ({ unknown: key, unknownName: key, ambiguousName: key });

type Named = ReferenceTarget['table'] & { readonly name: PgColumn; readonly nameSort: PgColumn };

const named = (
  table: Named,
  pickable: ReferenceTarget['pickable'],
  words = plainWords('validation.unknownRecord'),
): ReferenceTarget => ({ table, name: table.name, order: table.nameSort, pickable, ...words });

const everybody = () => undefined;

const targets: Readonly<Record<string, ReferenceTarget>> = {
  projects: named(projects, visibleProjects, {
    unknown: 'validation.unknownProject',
    unknownName: 'import.value.project',
    ambiguousName: 'import.value.projects',
  }),
  clients: named(clients, visibleClients, {
    unknown: 'validation.unknownClient',
    unknownName: 'import.value.client',
    ambiguousName: 'import.value.clients',
  }),
  departments: named(departments, everybody, plainWords('validation.unknownDepartment')),
  roles: named(roles, everybody, plainWords('validation.unknownRole')),
  'leave-types': named(recordTables['leave-types'], visibleToStaff),
  providers: named(recordTables.providers, visibleToStaff),
  sprints: named(recordTables.sprints, visibleSprints),
  tasks: {
    table: tasks,
    name: tasks.title,
    order: tasks.titleSort,
    pickable: visibleTasks,
    ...plainWords('validation.unknownRecord'),
  },
};

/** Returns the records that a field refers to by the name of their resource. */
export function targetOf(resource: string): ReferenceTarget {
  const target = targets[resource];
  if (target === undefined)
    throw new Error(`Nothing says how ${resource} are referred to: see records/references.ts.`);
  return target;
}
