import type { CustomValues, Project, ProjectCreate, ProjectUpdate } from '@bureau/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import type { Database } from '../../db/database.ts';
import { projectMembers, projects, tasks } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { sanitiseHtml } from '../../html/sanitiseHtml.ts';
import { changedValues, newValues } from '../../records/customFields/values.ts';
import { requireRecord } from '../../records/findRecord.ts';
import { nextCode } from '../../records/numbering/codes.ts';
import {
  changeRecord,
  finishCreation,
  nextVersion,
  removeRecord,
  hasChanges,
} from '../../records/writeRecord.ts';
import { checkProject } from './check.ts';
import { projectRecordsFor } from './records.ts';
import { searchColumns } from './rules.ts';

type Members = NonNullable<ProjectUpdate['members']>;

/** Returns an amount to be stored; its currency is that of the project. */
const amountOf = (money: ProjectUpdate['budget']) => (money == null ? money : money.amount);

/** Returns the columns of the fields that a body has. */
export const columnsOf = (body: ProjectUpdate) => ({
  name: body.name,
  description: body.description,
  clientId: body.client_id,
  managerId: body.manager_id,
  status: body.status,
  startDate: body.start_date,
  dueDate: body.due_date,
  progress: body.progress,
  estimatedMinutes: body.estimated_minutes,
  billingType: body.billing_type,
  currency: body.currency,
  budget: amountOf(body.budget),
  hourlyRate: amountOf(body.hourly_rate),
  logo: body.logo,
  tags: body.tags,
});

async function replaceMembers(tx: Database, projectId: number, members: Members | undefined): Promise<void> {
  if (members === undefined) return;
  await tx.delete(projectMembers).where(eq(projectMembers.projectId, projectId));
  const rows = members.map(({ user_id: userId, project_role: role }) => ({ projectId, userId, role }));
  if (rows.length > 0) await tx.insert(projectMembers).values(rows);
}

/** Keeps of a description what is harmless. */
const cleaned = <Body extends ProjectUpdate>(body: Body): Body =>
  body.description === undefined ? body : { ...body, description: sanitiseHtml(body.description) };

/** Describes by whom and when a project is made. */
export interface Creator {
  readonly caller: Caller;
  readonly now: Date;
  /** The currency of the company, for a project that names none. */
  readonly currency: string;
}

/**
 * Creates a project, in the transaction of the request. Who creates it manages it unless somebody else is named; of a client's own people it is
 * that client's.
 *
 * @param copied are the values of custom fields of the project that it is made after: they stay what they are.
 */
export async function createProject(
  tx: Database,
  { caller, now, currency: companyCurrency }: Creator,
  body: ProjectCreate,
  copied?: CustomValues,
): Promise<Project> {
  const currency = body.currency ?? body.budget?.currency ?? body.hourly_rate?.currency ?? companyCurrency;
  await checkProject(tx, caller, body, { currency, budget: null, hourly_rate: null });
  const customFields = copied ?? (await newValues(tx, 'projects', body.custom_fields));
  const { number, code } = await nextCode(tx, 'projects');
  const [created] = await tx
    .insert(projects)
    .values({
      ...columnsOf(cleaned(body)),
      ...searchColumns(code, body.name, body.tags ?? []),
      number,
      customFields,
      name: body.name,
      currency,
      clientId: body.client_id === undefined && caller.isExternal ? caller.clientId : body.client_id,
      managerId: body.manager_id === undefined && !caller.isExternal ? caller.id : body.manager_id,
      createdBy: caller.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: projects.id });
  if (created === undefined) throw new Error('The project was not stored.');
  await replaceMembers(tx, created.id, body.members);
  return finishCreation(tx, projectRecordsFor(caller), { id: created.id, caller, now });
}

/** Returns a project as an update would set it, so that the two can be compared. */
const asUpdate = (project: Project) => ({
  ...project,
  progress: project.is_progress_derived ? null : project.progress,
  members: project.members.map(({ user_id, project_role }) => ({ user_id, project_role })),
});

/** Completes an update by what it leaves open: members keep their roles. */
function complete(update: ProjectUpdate, before: Project): ProjectUpdate {
  const body = cleaned(update);
  if (body.members === undefined) return body;
  const roles = new Map(before.members.map(({ user_id: id, project_role: role }) => [id, role]));
  const members = body.members.map(({ user_id: id, project_role: role }) => ({
    user_id: id,
    project_role: role ?? roles.get(id) ?? '',
  }));
  return { ...body, members };
}

/** Changes fields of a project, as {@link changeRecord} does. */
export const updateProject = (db: Database, caller: Caller, id: number, body: ProjectUpdate, now: Date) =>
  changeRecord(
    db,
    projectRecordsFor(caller),
    { caller, id, version: body.version, now },
    async (tx, before) => {
      const { custom_fields: given, ...fields } = body;
      const update = complete(fields, before);
      const customFields = await changedValues(
        tx,
        projects.customFields,
        'projects',
        given,
        before.custom_fields,
      );
      if (customFields === undefined && !hasChanges(update, asUpdate(before))) return false;
      await checkProject(tx, caller, update, before);
      const { name = before.name, tags = before.tags, members } = update;
      await tx
        .update(projects)
        .set({
          ...columnsOf(update),
          ...searchColumns(before.code, name, tags),
          customFields,
          ...nextVersion(before, now),
        })
        .where(eq(projects.id, id));
      await replaceMembers(tx, id, members);
      return true;
    },
  );

/** Counts the tasks of some projects. */
async function countTasksOf(tx: Database, ids: readonly number[]): Promise<number> {
  return tx.$count(tasks, inArray(tasks.projectId, [...ids]));
}

/**
 * Deletes a project that has no tasks.
 *
 * @throws ApiError 422 for one that has some: nobody shall lose them by deleting what they belong to.
 */
export function removeProject(db: Database, caller: Caller, id: number, origin: Origin): Promise<undefined> {
  return db.transaction(async (tx) => {
    const records = projectRecordsFor(caller);
    await requireRecord(tx, records, caller, id, 'update');
    const count = await countTasksOf(tx, [id]);
    if (count > 0) throw new ApiError(422, 'projects.hasTasks', { values: { count } });
    return removeRecord(tx, records, caller, id, origin);
  });
}
