import {
  type BodyOf,
  canAccess,
  type Project,
  type projects as contract,
  tasks as taskContract,
} from '@bureau/contract';
import { min } from '../../db/orm.ts';
import { addDays, daysBetween } from '../../access/days.ts';
import type { Database } from '../../db/database.ts';
import { tasks } from '../../db/schema/index.ts';
import type { Writer } from '../../engine/write.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { readRecord } from '../../records/findRecord.ts';
import { pickableAmong } from '../../records/people.ts';
import { copyTasks, isCopied } from './copyTasks.ts';
import { projectModule } from './module.ts';

const shift = (date: string | null, days: number) => date && addDays(date, days);

/** Returns the day that a project begins: its own, or else the first that one of its tasks names. */
async function firstDayOf(tx: Database, { id, start_date: start, due_date: due }: Project) {
  if (start !== null) return start;
  const [row] = await tx
    .select({ start: min(tasks.startDate), due: min(tasks.dueDate) })
    .from(tasks)
    .where(isCopied(id));
  const days = [due, row?.start, row?.due].filter((date) => date != null);
  return days.sort()[0] ?? null;
}

/**
 * Creates a project after the model of another: with its people who are still there, nothing of it begun.
 *
 * @throws ApiError 404 for a model that the caller may not see, 403 for tasks without the permission to create some, 422 for too many.
 */
export async function duplicateProject(
  tx: Database,
  maker: Writer,
  id: number,
  {
    name,
    start_date: start,
    with_tasks: withTasks = false,
    with_members: withMembers = true,
  }: BodyOf<typeof contract.duplicate>,
): Promise<Project> {
  const { caller } = maker;
  if (withTasks && !canAccess(caller, taskContract.create.rule)) throw new ApiError(403, 'errors.forbidden');
  const records = projectModule.recordsFor(caller);
  const model = await readRecord(tx, records, caller, id, 'key share');
  const begin = start === undefined ? null : await firstDayOf(tx, model);
  const days = start === undefined || begin === null ? 0 : daysBetween(begin, start);
  const members = withMembers ? model.members : [];
  const people = [model.manager_id, ...members.map((member) => member.user_id)];
  const present = await pickableAmong(
    tx,
    caller,
    people.filter((person) => person !== null),
  );
  const { budget, hourly_rate: rate, manager_id: managerId } = model;
  const made = await projectModule.create(
    tx,
    {
      name,
      client_id: model.client_id,
      ...(managerId !== null && !present.has(managerId) ? {} : { manager_id: managerId }),
      members: members
        .filter((member) => present.has(member.user_id))
        .map(({ user_id, project_role }) => ({ user_id, project_role })),
      start_date: start ?? model.start_date,
      due_date: shift(model.due_date, days),
      progress: model.is_progress_derived ? null : 0,
      estimated_minutes: model.estimated_minutes,
      billing_type: model.billing_type,
      currency: model.currency,
      ...(budget !== null && { budget }),
      ...(rate !== null && { hourly_rate: rate }),
      logo: model.logo,
      tags: model.tags,
      description: model.description,
    },
    maker,
    model.custom_fields,
  );
  if (!withTasks) return made;
  await copyTasks(tx, maker, id, made.id, days);
  const withThem = await records.read(tx, made.id);
  return withThem ?? made;
}
