import { users } from '@bureau/contract';
import { visibleUsers as visible } from '../../access/visible/people.ts';
import { users as table } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { done } from '../../http/done.ts';
import { implement } from '../../http/implement.ts';
import { readRecord, requireRecord } from '../../records/findRecord.ts';
import { readNextCode } from '../../records/numbering/codes.ts';
import { changePeople } from './bulk.ts';
import { changeEmail, changePassword, isOwnOrAdmin } from './credentials.ts';
import { readGrants } from './grants.ts';
import { invite, listInvitations } from './invitations.ts';
import { changeStatus, removeUser } from './leave.ts';
import { userModule } from './module.ts';
import { lockAdministrators } from './positions.ts';
import { readUsersById, readUserNames, pickUsers } from './read.ts';
import { requireAuthority } from './rules.ts';
import { endSessionsOf, listSessions } from './sessions.ts';

export const userRoutes = userModule.routes([
  implement(users.update, (call) =>
    call.db.transaction(async (tx) => {
      await lockAdministrators(tx);
      return userModule.update(tx, call.params.id, call.body, call);
    }),
  ),

  implement(users.statusChange, ({ db, caller, params, body, origin }) =>
    changeStatus(db, caller, params.id, body, origin),
  ),

  implement(users.bulk, ({ db, caller, body, origin }) => changePeople(db, body, { caller, origin })),

  implement(users.remove, async ({ db, caller, params, body, origin }) => {
    await removeUser(db, caller, params.id, body, origin);
    return done;
  }),

  implement(users.changePassword, changePassword),
  implement(users.changeEmail, changeEmail),
  implement(users.invite, invite),
  implement(users.invitations, ({ db }) => listInvitations(db)),

  implement(users.generatedId, async ({ db }) => ({
    code: await readNextCode(db, 'users'),
  })),

  implement(users.picker, ({ db, caller }) => readUserNames(db, caller)),
  implement(users.keyBy, ({ db, caller }) => readUsersById(db, caller)),
  implement(users.mailUsers, ({ db, caller }) => pickUsers(db, caller)),
  implement(users.permissions, async ({ caller }) => [...caller.permissions]),

  implement(users.grants, async ({ db, caller, params }) => {
    await requireRecord(db, { table, visible }, caller, params.id);
    if (!isOwnOrAdmin(caller, params.id)) throw new ApiError(403, 'errors.forbidden');
    return readGrants(db, params.id);
  }),

  implement(users.sessions, async ({ db, caller, params, origin }) => {
    await requireRecord(db, { table, visible }, caller, params.id);
    if (!isOwnOrAdmin(caller, params.id)) throw new ApiError(403, 'errors.forbidden');
    return listSessions(db, params.id, caller, origin.now);
  }),

  implement(users.endSessions, async ({ db, body, caller, params, origin }) => {
    const owner = await readRecord(db, userModule.recordsFor(null), caller, params.id);
    if (owner.id !== caller.id) requireAuthority(caller, owner);
    await endSessionsOf(db, owner.id, body, caller, origin);
    return done;
  }),
]);
