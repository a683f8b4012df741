import { type Project, projects as contract, type ProjectUpdate } from '@bureau/contract';
import { sql } from '../../db/orm.ts';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import type { Database } from '../../db/database.ts';
import { isOneOfWords } from '../../db/list/conditions.ts';
import { projectMembers, projects } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { findHiddenAmounts, findProjectErrors } from './check.ts';
import { projectFiles } from './files.ts';
import { health, healthReason } from './health.ts';
import { hiddenFields, seesAmounts } from './rules.ts';
import { noTotals, readTotals } from './totals.ts';

/** Adds to projects what their tasks add up to, and leaves out what the viewer may not see. */
async function present(
  db: Database,
  rows: readonly Project[],
  viewer: Viewer | null,
): Promise<readonly Project[]> {
  const totals = await readTotals(
    db,
    rows.map(({ id }) => id),
  );
  const hidden = viewer === null || seesAmounts(viewer) ? {} : { budget: null, hourly_rate: null };
  return rows.map((row) => {
    const { progress, taskCount, openTaskCount, loggedMinutes } = totals.get(row.id) ?? noTotals;
    return {
      ...row,
      ...hidden,
      progress: row.is_progress_derived ? progress : row.progress,
      task_count: taskCount,
      open_task_count: openTaskCount,
      logged_minutes: loggedMinutes,
    };
  });
}

/** Completes a new project: who creates it manages it unless somebody else is named; of a client's own people it is that client's, and they manage none. */
function begin(caller: Caller, body: ProjectUpdate): ProjectUpdate {
  if (!caller.isExternal) return { manager_id: caller.id, ...body };
  const { client_id: clientId, manager_id: managerId } = body;
  return {
    ...body,
    client_id: clientId ?? caller.clientId,
    ...(managerId === caller.id && { manager_id: null }),
  };
}

/** Completes members by the roles that they keep. */
function withRoles(members: NonNullable<ProjectUpdate['members']>, before: Project | null) {
  const roles = new Map(before?.members.map(({ user_id: id, project_role: role }) => [id, role]));
  return members.map(({ user_id: id, project_role: role }) => ({
    user_id: id,
    project_role: role ?? roles.get(id) ?? '',
  }));
}

export const projectModule = defineModule({
  resource: contract,
  table: projects,
  links: { members: projectMembers },
  visible: visibleProjects,
  title: 'name',
  derived: { is_progress_derived: sql`${projects.progress} is null`, health, health_reason: healthReason },
  list: {
    filter: {
      health: (wanted) => isOneOfWords(health, wanted),
      health_reason: (wanted) => isOneOfWords(healthReason, wanted),
    },
  },
  files: projectFiles,
  hooks: {
    hiddenFields,
    present,
    asWritten: ({ is_progress_derived: isDerived, progress }) => ({ progress: isDerived ? null : progress }),
    activityValues: ({ is_progress_derived: isDerived, progress }) => ({
      progress: isDerived ? null : progress,
    }),
    begin,
    complete: async (_tx, { members, ...body }, { before }) => ({
      ...body,
      ...(members !== undefined && { members: withRoles(members, before) }),
    }),
    check: async (_tx, body, { caller }) => findProjectErrors(caller, body),
    checkImport: async (_tx, bodies, caller) => bodies.map((body) => findHiddenAmounts(caller, body)),
    completeImport: async (_tx, bodies) =>
      bodies.map((body) => ({ body: { billing_type: 'none' as const, ...body }, columns: {} })),
  },
});
