import { type Field, referredResource } from '@bureau/contract';
import { type PgColumn, type PgTable, sql, type SQL } from '../db/orm.ts';
import type { Viewer } from '../access/Caller.ts';
import { visibleReported } from '../access/visible/reported.ts';
import { visibleClients } from '../access/visible/clients.ts';
import { visibleMeetings } from '../access/visible/meetings.ts';
import { visibleProjects } from '../access/visible/projects.ts';
import { visibleSprints } from '../access/visible/sprints.ts';
import { visibleToStaff } from '../access/visible/staff.ts';
import { visibleTasks } from '../access/visible/tasks.ts';
import { clients, departments, meetings, projects, recordTables, roles, tasks } from '../db/schema/index.ts';
import type { MessageKey } from '../errors/messages.ts';

/** Describes records that fields of others refer to. */
export interface ReferenceTarget {
  readonly table: PgTable & { readonly id: PgColumn };
  /** What they are called by. */
  readonly name: PgColumn;
  /** What they are called by where several are named; their name, unless it is said. */
  readonly label?: SQL;
  /** What the records are ordered by, by their name. */
  readonly order: PgColumn;
  /** Returns which of them somebody may refer to, as a condition on the table; `undefined` is all of them. */
  readonly pickable: (viewer: Viewer) => SQL | undefined;
  /** Whether what they are called is told to those alone who may refer to them. */
  readonly isPrivate?: true;
  /** The message that there is no such record. */
  readonly unknown: MessageKey;
}

type Named = ReferenceTarget['table'] & { readonly name: PgColumn; readonly nameSort: PgColumn };

const named = (
  table: Named,
  pickable: ReferenceTarget['pickable'],
  unknown: MessageKey = 'validation.unknownRecord',
): ReferenceTarget => ({ table, name: table.name, order: table.nameSort, pickable, unknown });

/** How many characters of code and title a task is called by where several are named. */
export const labelLength = 500;

const everybody = () => undefined;

/** Lets calls refer to records that are reported, by their codes: whoever may see what refers to one may not see its title. */
const reported = (
  table: (typeof recordTables)['incidents'] | (typeof recordTables)['defects'],
): ReferenceTarget => ({
  table,
  name: table.code,
  order: table.code,
  pickable: (viewer) => visibleReported(table, viewer),
  unknown: 'validation.unknownRecord',
});

const targets: Readonly<Record<string, ReferenceTarget>> = {
  projects: named(projects, visibleProjects),
  clients: named(clients, visibleClients),
  'article-categories': named(recordTables['article-categories'], visibleToStaff),
  departments: named(departments, everybody, 'validation.unknownDepartment'),
  roles: named(roles, everybody, 'validation.unknownRole'),
  'leave-types': named(recordTables['leave-types'], visibleToStaff),
  // whoever may see a task of a meeting may not see what it was called
  meetings: {
    table: meetings,
    name: meetings.code,
    label: sql`${meetings.code} || ' ' || ${meetings.title}`,
    order: meetings.code,
    pickable: visibleMeetings,
    unknown: 'validation.unknownRecord',
  },
  providers: named(recordTables.providers, visibleToStaff),
  sprints: {
    ...named(recordTables.sprints, visibleSprints),
    // each project has its first one
    label: sql`${recordTables.sprints.name} || ' · ' || (
      select ${projects.name} from ${projects} where ${projects.id} = ${recordTables.sprints.projectId}
    )`,
  },
  incidents: reported(recordTables.incidents),
  defects: reported(recordTables.defects),
  taxes: {
    table: recordTables.taxes,
    name: recordTables.taxes.taxName,
    // docs/product.md §7: taxes are shown with their rate
    label: sql`${recordTables.taxes.taxName} || ' (' || trim_scale(${recordTables.taxes.taxRate}) || ')'`,
    order: recordTables.taxes.taxNameSort,
    pickable: visibleToStaff,
    unknown: 'validation.unknownRecord',
  },
  tasks: {
    table: tasks,
    name: tasks.title,
    label: sql`left(${tasks.code} || ' ' || ${tasks.title}, ${sql.raw(String(labelLength))})`,
    order: tasks.titleSort,
    pickable: visibleTasks,
    isPrivate: true,
    unknown: 'validation.unknownRecord',
  },
};

/** Returns how records are called where several are named, if that is not their name. */
export const labelOfTarget = (resource: string): SQL | undefined => targets[resource]?.label;

/** Returns records that fields refer to by the name of their resource. */
export function targetOf(resource: string): ReferenceTarget {
  const target = targets[resource];
  if (target === undefined)
    throw new Error(`Nothing says how ${resource} are referred to: see records/references.ts.`);
  return target;
}

/** Returns the records that a field refers to. */
export const targetOfField = (field: Field): ReferenceTarget => targetOf(referredResource(field) ?? '');
