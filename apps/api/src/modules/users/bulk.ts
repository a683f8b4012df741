import { type BodyOf, isAdminRole, type users as contract } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { visibleUsers } from '../../access/visible/people.ts';
import type { Database } from '../../db/database.ts';
import { lockRecords } from '../../db/lockRecords.ts';
import { departments, roles, users } from '../../db/schema/index.ts';
import type { Writer } from '../../engine/write.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { MessageKey } from '../../errors/messages.ts';
import { requireValues, withValueErrors } from '../../records/bulk.ts';
import { changeStatus, removeUser } from './leave.ts';
import { userModule } from './module.ts';
import { lockAdministrators, positionsOf, readPositions } from './positions.ts';
import { defaultRole } from './rules.ts';

type Call = BodyOf<typeof contract.bulk>;
type Values = NonNullable<Call['values']>;

const refuse = (field: string, key: MessageKey) => new FieldError({ [field]: [{ key }] });

/**
 * Returns the role that people get as well, in a department or in the whole company; who is in a department has a role there.
 *
 * @throws FieldError for a role or a department that does not exist, and for a role that passes every gate: each takes the own password.
 */
async function readPosition(tx: Database, { role_id: roleId, department_id: departmentId }: Values) {
  if (roleId === undefined && departmentId === undefined) return undefined;
  const wanted = roleId === undefined ? eq(roles.name, defaultRole) : eq(roles.id, roleId);
  const [role] = await tx.select({ id: roles.id, name: roles.name }).from(roles).where(wanted);
  if (role === undefined) throw refuse('role_id', 'validation.unknownRole');
  if (isAdminRole(role.name)) throw refuse('role_id', 'validation.roleOneByOne');
  const isKnown =
    departmentId === undefined || (await tx.$count(departments, eq(departments.id, departmentId))) > 0;
  if (!isKnown) throw refuse('department_id', 'validation.unknownDepartment');
  return { role_id: role.id, department_id: departmentId ?? null };
}

/** Returns the function that changes one of many people. */
async function changeOf(
  tx: Database,
  values: Values,
  writer: Writer,
): Promise<(id: number) => Promise<void>> {
  const { role_id: _role, department_id: _department, is_active, reassign_to, ...fields } = values;
  const position = await readPosition(tx, values);
  const hasFields = position !== undefined || Object.keys(fields).length > 0;
  return async (id) => {
    if (hasFields) {
      const present = position && (await readPositions(tx, [id])).get(id);
      const positions = position && { positions: positionsOf([...(present ?? []), position]) };
      await userModule.update(tx, id, { ...fields, ...positions }, writer);
    }
    if (is_active !== undefined)
      await changeStatus(tx, writer.caller, id, { is_active, reassign_to }, writer.origin);
  };
}

/**
 * Changes or deletes many people in one transaction, as each is by itself: all rules that hold for one hold for each of them.
 *
 * @throws FieldError that names the ids of people who do not exist, or what is wrong with the values.
 */
export function changePeople(
  db: Database,
  { action, ids, values = {} }: Call,
  writer: Writer,
): Promise<{ count: number }> {
  const { caller, origin } = writer;
  const { reassign_to: toId, ...rest } = values;
  requireValues(action, rest);
  return db.transaction(async (tx) => {
    await lockAdministrators(tx);
    // whoever is deleted keeps their row
    const locked = await lockRecords(tx, users, visibleUsers(caller), ids, 'no key update');
    const changeAll = async () => {
      if (toId != null && locked.includes(toId)) throw refuse('reassign_to', 'validation.unknownPerson');
      const change =
        action === 'update'
          ? await changeOf(tx, values, writer)
          : (id: number) => removeUser(tx, caller, id, { reassign_to: toId }, origin);
      for (const id of locked) await change(id);
    };
    await withValueErrors(changeAll(), (field) => (field.startsWith('positions') ? 'role_id' : field));
    return { count: locked.length };
  });
}
