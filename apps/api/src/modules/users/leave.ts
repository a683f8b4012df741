import { type BodyOf, users as contract, type User } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import { protectDemonstration } from '../../access/protectDemonstration.ts';
import { endSessions } from '../../access/sessions.ts';
import type { Database } from '../../db/database.ts';
import {
  projectMembers,
  taskTemplateAssignees,
  teamMembers,
  userRoles,
  users,
} from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { Writer } from '../../engine/write.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { deleteAttachedData } from '../../records/activities/write.ts';
import { prepareAnnouncement } from '../../records/events/announce.ts';
import { readRecord } from '../../records/findRecord.ts';
import { changeRecord, nextVersion } from '../../records/writeRecord.ts';
import { stopTimerOfPerson } from '../timerLogs/service.ts';
import { checkSuccessor, handOverDuties, handOverWork } from './handOver.ts';
import { userModule } from './module.ts';
import { lockAdministrators, requireAdministrator } from './positions.ts';
import { defaultPreferences, derivedColumns, describeUser, requireAuthority } from './rules.ts';

/** Requires that a caller may close or open an account. Nobody does so with their own. */
function requireOther(caller: Caller, user: User): void {
  requireAuthority(caller, user);
  if (user.id === caller.id) throw new ApiError(422, 'errors.ownAccount');
}

/**
 * Activates or deactivates somebody. Who is deactivated is signed out at once, and their timer stops; their open work stays with them unless somebody is
 * named who gets it.
 */
export function changeStatus(
  db: Database,
  caller: Caller,
  id: number,
  { is_active: isActive, reassign_to: toId = null }: BodyOf<typeof contract.statusChange>,
  origin: Origin,
): Promise<User> {
  const { now } = origin;
  const change = { caller, id, version: undefined, now };
  return db.transaction(async (outer) => {
    await lockAdministrators(outer);
    return changeRecord(outer, userModule.recordsFor(caller), change, async (tx, before) => {
      requireOther(caller, before);
      if (before.is_active === isActive) return false;
      if (!isActive) {
        protectDemonstration(await readSettings(tx), [before]);
        await stopTimerOfPerson(tx, id, { caller, origin });
      }
      await tx
        .update(users)
        .set({ isActive, ...nextVersion(before, now) })
        .where(eq(users.id, id));
      if (!isActive) {
        await checkSuccessor(tx, caller, id, toId);
        await endSessions(tx, id);
        if (toId !== null) await handOverWork(tx, { caller, origin }, id, toId);
        await requireAdministrator(tx);
      }
      const event = isActive ? 'user.activated' : 'user.deactivated';
      await writeAudit(tx, { event, userId: caller.id, detail: describeUser(before) }, origin);
      return true;
    });
  });
}

/** Removes somebody from what they belong to, and from what they were in charge of. */
async function releaseDuties(tx: Database, writer: Writer, id: number, toId: number | null): Promise<void> {
  await handOverDuties(tx, writer, id, toId);
  await tx.delete(projectMembers).where(eq(projectMembers.userId, id));
  await tx.delete(teamMembers).where(eq(teamMembers.userId, id));
  await tx.delete(taskTemplateAssignees).where(eq(taskTemplateAssignees.userId, id));
  await tx.delete(userRoles).where(eq(userRoles.userId, id));
}

/**
 * Deletes somebody: account, positions and personal data go, and the name alone stays with what they have done. Open work and duties go
 * to the person who is named, or to nobody.
 */
export function removeUser(
  db: Database,
  caller: Caller,
  id: number,
  { reassign_to: toId = null }: BodyOf<typeof contract.remove>,
  origin: Origin,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { now } = origin;
    await lockAdministrators(tx);
    const user = await readRecord(tx, userModule.recordsFor(null), caller, id, 'update');
    requireOther(caller, user);
    protectDemonstration(await readSettings(tx), [user]);
    const announce = await prepareAnnouncement(tx, userModule.recordsFor(null), [id], now);
    await checkSuccessor(tx, caller, id, toId);
    await stopTimerOfPerson(tx, id, { caller, origin });
    await handOverWork(tx, { caller, origin }, id, toId);
    await releaseDuties(tx, { caller, origin }, id, toId);
    await endSessions(tx, id);
    // Address and username are free for somebody else from now on. Nobody can have chosen a name with a space, nor such an address.
    const identity = { ...user, username: `deleted ${id}`, email: `deleted-${id}@invalid` };
    await tx
      .update(users)
      .set({
        email: identity.email,
        ...derivedColumns(identity),
        passwordHash: null,
        phone: null,
        avatar: null,
        timeZone: null,
        joiningDate: null,
        customFields: {},
        preferences: defaultPreferences,
        clientId: null,
        lastSeenAt: null,
        lastLoginAt: null,
        isActive: false,
        deletedAt: now,
      })
      .where(eq(users.id, id));
    await requireAdministrator(tx);
    await deleteAttachedData(tx, contract.name, [id]);
    await writeAudit(tx, { event: 'record.removed', userId: caller.id, detail: describeUser(user) }, origin);
    await announce();
  });
}
