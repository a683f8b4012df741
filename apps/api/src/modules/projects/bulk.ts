import { type BodyOf, type ProjectBulk, projects as contract } from '@bureau/contract';
import { type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { clients, projects, tasks } from '../../db/schema/index.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import { type BulkTarget, changeMany, columnChanges, referenceChange } from '../../records/bulk.ts';
import { findDateErrorsOfMany } from '../../records/dateOrder.ts';
import { pickableAmong, selectName } from '../../records/people.ts';
import { mayPickClient } from '../clients/service.ts';
import { columnsOf } from './write.ts';

const plainColumns = {
  status: projects.status,
  start_date: projects.startDate,
  due_date: projects.dueDate,
  estimated_minutes: projects.estimatedMinutes,
  billing_type: projects.billingType,
};

const nameOfClient = (id: SQL | Column) =>
  sql`(select ${clients.name} from ${clients} where ${clients.id} = ${id})`;

async function checkValues(
  tx: Database,
  caller: Caller,
  ids: readonly number[],
  values: ProjectBulk,
): Promise<void> {
  const among = isOneOf(projects.id, ids);
  const errors: Record<string, Message[]> = await findDateErrorsOfMany(tx, projects, among, values);
  const { client_id: clientId, manager_id: managerId } = values;
  if (clientId != null && !(await mayPickClient(tx, caller, clientId)))
    errors['values.client_id'] = [{ key: 'validation.unknownClient' }];
  if (managerId != null && !(await pickableAmong(tx, caller, [managerId])).has(managerId))
    errors['values.manager_id'] = [{ key: 'validation.unknownPerson' }];
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}

/** Refuses to delete projects that have tasks. */
async function checkRemoval(tx: Database, ids: readonly number[]): Promise<void> {
  const used = await tx
    .selectDistinct({ id: tasks.projectId })
    .from(tasks)
    .where(inArray(tasks.projectId, [...ids]));
  if (used.length > 0)
    throw new FieldError({ ids: [{ key: 'projects.someHaveTasks', values: { count: used.length } }] });
}

const bulkOf = (caller: Caller): BulkTarget<typeof projects, ProjectBulk> => ({
  name: contract.name,
  table: projects,
  removeRule: contract.remove.rule,
  visible: visibleProjects(caller),
  label: projects.name,
  check: (tx, ids, values) => checkValues(tx, caller, ids, values),
  listChanges: (values) => [
    ...columnChanges(plainColumns, values),
    ...referenceChange('client_id', projects.clientId, values.client_id, nameOfClient),
    ...referenceChange('manager_id', projects.managerId, values.manager_id, selectName),
  ],
  columnsOf,
  checkRemoval,
});

/** Changes or deletes many projects, as {@link changeMany} does. */
export const changeProjects = (
  db: Database,
  caller: Caller,
  call: BodyOf<typeof contract.bulk>,
  origin: Origin,
): Promise<{ count: number }> => changeMany(db, bulkOf(caller), call, caller, origin);
