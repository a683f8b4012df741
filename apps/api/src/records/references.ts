import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Viewer } from '../access/Caller.ts';
import { pickableClients } from '../access/visible/clients.ts';
import { visibleProjects } from '../access/visible/projects.ts';
import { clients, departments, projects, roles } from '../db/schema/index.ts';
import type { MessageKey } from '../errors/messages.ts';

/** Describes records that fields of others refer to. */
export interface ReferenceTarget {
  readonly table: PgTable & { readonly id: PgColumn; readonly name: PgColumn };
  /** What the records are ordered by, by their name. */
  readonly order: Column | SQL;
  /** Returns which of them somebody may refer to, as a condition on the table; `undefined` is all of them. */
  readonly pickable: (viewer: Viewer) => SQL | undefined;
  /** Says that there is no such record. */
  readonly unknown: MessageKey;
  /** Says the same of a name in a file, and that several records have it. */
  readonly unknownName: MessageKey;
  readonly ambiguousName: MessageKey;
}

const targets: Readonly<Record<string, ReferenceTarget>> = {
  projects: {
    table: projects,
    order: projects.nameSort,
    pickable: visibleProjects,
    unknown: 'validation.unknownProject',
    unknownName: 'import.value.project',
    ambiguousName: 'import.value.projects',
  },
  clients: {
    table: clients,
    order: sql`lower(${clients.name}) collate "C"`,
    pickable: pickableClients,
    unknown: 'validation.unknownClient',
    unknownName: 'import.value.client',
    ambiguousName: 'import.value.clients',
  },
  departments: {
    table: departments,
    order: departments.nameSort,
    pickable: () => undefined,
    unknown: 'validation.unknownDepartment',
    unknownName: 'validation.unknownDepartment',
    ambiguousName: 'validation.unknownDepartment',
  },
  roles: {
    table: roles,
    order: roles.nameSort,
    pickable: () => undefined,
    unknown: 'validation.unknownRole',
    unknownName: 'validation.unknownRole',
    ambiguousName: 'validation.unknownRole',
  },
};

/** Returns the records that a field refers to by the name of their resource. */
export function targetOf(resource: string): ReferenceTarget {
  const target = targets[resource];
  if (target === undefined)
    throw new Error(`Nothing says how ${resource} are referred to: see records/references.ts.`);
  return target;
}
