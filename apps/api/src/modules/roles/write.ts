import type { BodyOf, Role, roles as contract } from '@bureau/contract';
import type { Database } from '../../db/database.ts';
import type { Writer } from '../../engine/write.ts';
import { readRecord } from '../../records/findRecord.ts';
import { roleModule } from './module.ts';

/** Creates a role that allows what another does, and is external where that is. A role that passes every gate gives its copy all permissions, but not that. */
export async function cloneRole(
  tx: Database,
  writer: Writer,
  id: number,
  { name }: BodyOf<typeof contract.clone>,
): Promise<Role> {
  const { caller } = writer;
  const source = await readRecord(tx, roleModule.recordsFor(caller), caller, id);
  const { description, department_id, is_external, permissions } = source;
  return roleModule.create(tx, { name, description, department_id, is_external, permissions }, writer);
}
