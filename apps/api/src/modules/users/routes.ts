import { users } from '@bureau/contract';
import { visibleUsers as visible } from '../../access/visible/people.ts';
import { users as table } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { done } from '../../http/done.ts';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../../records/activities/read.ts';
import { readRecord, requireRecord } from '../../records/findRecord.ts';
import { readNextCode } from '../../records/numbering/codes.ts';
import { runImport } from '../../transfer/import/runImport.ts';
import { changeEmail, changePassword, isOwnOrAdmin } from './credentials.ts';
import { readGrants } from './grants.ts';
import { userImport } from './import.ts';
import { invite, listInvitations } from './invitations.ts';
import { changeStatus, removeUser } from './leave.ts';
import { userModule } from './module.ts';
import { lockAdministrators } from './positions.ts';
import { keyUsers, nameUsers, pickUsers } from './read.ts';

export const userRoutes = [
  implement(users.list, ({ db, caller, query, origin }) =>
    userModule(origin.now).list(db, caller, query, 'UTC'),
  ),

  implement(users.one, ({ db, caller, params, origin }) =>
    readRecord(db, userModule(origin.now).recordsFor(caller), caller, params.id),
  ),

  implement(users.create, (call) => userModule(call.origin.now).create(call.db, call.body, call)),

  implement(users.update, (call) =>
    call.db.transaction(async (tx) => {
      await lockAdministrators(tx);
      return userModule(call.origin.now).update(tx, call.params.id, call.body, call);
    }),
  ),

  implement(users.statusChange, ({ db, caller, params, body, origin }) =>
    changeStatus(db, caller, params.id, body, origin),
  ),

  implement(users.remove, async ({ db, caller, params, body, origin }) => {
    await removeUser(db, caller, params.id, body, origin);
    return done;
  }),

  implement(users.changePassword, changePassword),
  implement(users.changeEmail, changeEmail),
  implement(users.invite, invite),
  implement(users.invitations, ({ db }) => listInvitations(db)),

  implement(users.import, (call) => runImport(userImport, call)),

  implement(users.generatedId, async ({ db }) => ({
    code: await readNextCode(db, 'users'),
  })),

  implement(users.picker, ({ db, caller }) => nameUsers(db, caller)),
  implement(users.keyBy, ({ db, caller, origin }) => keyUsers(db, caller, origin.now)),
  implement(users.mailUsers, ({ db, caller }) => pickUsers(db, caller)),
  implement(users.permissions, async ({ caller }) => [...caller.permissions]),

  implement(users.grants, async ({ db, caller, params }) => {
    await requireRecord(db, { table, visible }, caller, params.id);
    if (!isOwnOrAdmin(caller, params.id)) throw new ApiError(403, 'errors.forbidden');
    return readGrants(db, params.id);
  }),

  implement(users.activities, async ({ db, caller, params, query }) => {
    await requireRecord(db, { table, visible }, caller, params.id);
    return listActivities(db, caller, users.name, params.id, query);
  }),
];
