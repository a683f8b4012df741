import { users } from '@bureau/contract';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import { done } from '../../http/done.ts';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../../records/activities/read.ts';
import { readNextCode } from '../../records/numbering/codes.ts';
import { runImport } from '../../transfer/import/runImport.ts';
import { changeEmail, changePassword, isOwnOrAdmin } from './credentials.ts';
import { readGrants } from './grants.ts';
import { userImport } from './import.ts';
import { invite, listInvitations } from './invitations.ts';
import { changeStatus, removeUser } from './leave.ts';
import { keyUsers, listUsers, nameUsers, pickUsers, readSeenUser, readUser } from './read.ts';
import { createUser, updateUser } from './write.ts';

export const userRoutes = [
  implement(users.list, ({ db, caller, query, origin }) => listUsers(db, caller, query, origin.now)),

  implement(users.one, async ({ db, caller, params, origin }) => {
    const user = await readSeenUser(db, caller, params.id, origin.now);
    if (user === null) throw notFound();
    return user;
  }),

  implement(users.create, async ({ db, caller, body, origin, readSettings }) =>
    createUser(db, caller, body, await readSettings(), origin),
  ),

  implement(users.update, ({ db, caller, params, body, origin }) =>
    updateUser(db, caller, params.id, body, origin),
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

  implement(users.grants, async ({ db, caller, params, origin }) => {
    if ((await readUser(db, caller, params.id, origin.now)) === null) throw notFound();
    if (!isOwnOrAdmin(caller, params.id)) throw new ApiError(403, 'errors.forbidden');
    return readGrants(db, params.id);
  }),

  implement(users.activities, async ({ db, caller, params, query, origin }) => {
    if ((await readUser(db, caller, params.id, origin.now)) === null) throw notFound();
    return listActivities(db, caller, users.name, params.id, query);
  }),
];
