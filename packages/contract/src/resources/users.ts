import { locales } from '@bureau/values';
import { permissions } from '../access/permissions.ts';
import { defineBulk } from '../http/defineBulk.ts';
import { defineImport } from '../http/defineImport.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { exportFormats, exportTypes } from '../http/limits.ts';
import { done, flag, id, listOf, oneOf, pageOf, shape, text } from '../http/schema.ts';
import { activitiesOf } from './activity.ts';
import { currentPassword, email, newPassword } from '../fields/formats.ts';
import {
  code,
  grant,
  invitation,
  reassignTo,
  session,
  seenUser,
  user,
  userBulk,
  userCards,
  userCreate,
  userFields,
  userUpdate,
} from './people.ts';
import { exportFieldsOf, importFieldsOf, listSpecOf } from '../fields/lists.ts';
import { named } from '../fields/people.ts';
import { loginUser } from './user.ts';

const system = { hasCode: false, hasCustomFields: true } as const;
const { sort, filter } = listSpecOf<typeof userFields, false, true>(userFields, system);

const listSpec = {
  hasCustomFields: true,
  sort: ['code', 'name', ...sort.filter((name) => name !== 'updated_at')],
  filter: { department_id: 'idsOrNone', role_id: 'ids', ...filter },
} as const;

/** Lists the fields that an import can fill. */
const importFields = [...importFieldsOf(userFields), 'role', 'department', 'head_of'] as const;

const path = '/api/users';
const recordPath = '/api/users/{id}';

export const users = {
  name: 'users' as const,
  fields: userFields,
  codePrefix: 'USR',
  hasCustomFields: true as const,
  searchType: 'user' as const,
  isInMenu: true,
  defaultSort: ['name'],
  importFields,
  listSpec,
  list: defineEndpoint('users.list', 'GET', path, {
    summary:
      'Lists the people that the caller may see: all of them, and to somebody of a client those there and those who work for it.',
    rule: 'signedIn',
    list: listSpec,
    response: pageOf(seenUser),
  }),
  one: defineEndpoint('users.one', 'GET', recordPath, {
    summary:
      'Returns one person, and to somebody of a client no more of those who work for it than name and picture.',
    rule: 'signedIn',
    response: seenUser,
  }),
  create: defineEndpoint('users.create', 'POST', path, {
    summary:
      'Opens an account for somebody. Without a password, the person has to be invited. Only a super_admin gives the roles super_admin and admin.',
    rule: 'adminOnly',
    protects: ['positions'],
    body: userCreate,
    status: 201,
    response: user,
  }),
  update: defineEndpoint('users.update', 'PUT', recordPath, {
    summary:
      'Changes a person. Only a super_admin changes one, or gives or takes the roles super_admin and admin.',
    rule: 'adminOnly',
    protects: ['positions'],
    body: userUpdate,
    response: user,
  }),
  remove: defineEndpoint('users.remove', 'POST', '/api/users/delete/{id}', {
    summary:
      'Deletes a person. The name stays with what the person has done; open tasks, defects and incidents go to somebody else or to nobody, and so do projects, articles and teams.',
    rule: 'adminOnly',
    body: shape({ reassign_to: reassignTo }),
    response: done,
  }),
  statusChange: defineEndpoint('users.statusChange', 'PUT', '/api/users/status-change/{id}', {
    summary: 'Activates or deactivates a person. Open tasks, defects and incidents can go to somebody else.',
    rule: 'adminOnly',
    body: shape({ is_active: flag().required(), reassign_to: reassignTo }),
    response: user,
  }),
  bulk: defineBulk(
    'users',
    'adminOnly',
    'Changes or deletes many people, all of them or none, as each by itself: nobody the own account, and no administrators. Open work goes to `reassign_to`, if anybody.',
    userBulk.optional().default(undefined),
  ),
  changePassword: defineEndpoint('users.changePassword', 'POST', '/api/users/change-password/{id}', {
    summary:
      "Changes the caller's own password, given the present one, or as an administrator that of somebody else; of another super_admin as one, given the own password.",
    rule: 'signedIn',
    body: shape({ current_password: currentPassword(), ...newPassword() }),
    response: done,
    errors: [403, 429],
  }),
  changeEmail: defineEndpoint('users.changeEmail', 'POST', '/api/users/change-email/{id}', {
    summary:
      'Mails a link to a new address, which counts once the link was followed. Of another super_admin it takes one, who gives the own password.',
    rule: 'signedIn',
    body: shape({ current_password: currentPassword(), email: email().required() }),
    response: done,
    errors: [403, 429],
  }),
  invite: defineEndpoint('users.invite', 'GET', '/api/users/invite/{id}', {
    hasEffect: true,
    summary: 'Mails an invitation to somebody who has no password yet. An earlier one ends once it was sent.',
    rule: 'adminOnly',
    response: invitation,
    errors: [429],
  }),
  invitations: defineEndpoint('users.invitations', 'GET', '/api/users/invitations', {
    summary: 'Lists who has not accepted an invitation yet.',
    rule: 'adminOnly',
    response: listOf(invitation),
  }),
  import: defineImport('users', 'adminOnly', importFields, true),
  exportFields: [...exportFieldsOf(userFields), 'role', 'department', 'head_of'] as const,
  export: defineEndpoint('users.export', 'GET', '/api/users/export', {
    kind: 'export',
    summary: 'Returns all people that a list shows, in its order, as a file.',
    rule: 'adminOnly',
    list: { ...listSpec, isWhole: true },
    query: {
      format: oneOf(exportFormats).required(),
      /** Names the columns, separated by commas. */
      columns: text(5000).optional(),
    },
    file: Object.values(exportTypes),
  }),
  generatedId: defineEndpoint('users.generatedId', 'GET', '/api/users/get-generated-id', {
    summary: 'Returns the code that the next person is likely to get.',
    rule: 'adminOnly',
    response: shape({ code: code().required() }).meta({ isAssumed: true }),
  }),
  picker: defineEndpoint('users.picker', 'GET', '/api/get-users', {
    summary: 'Lists the id and name of the active users that the caller may see.',
    rule: 'signedIn',
    response: listOf(named),
  }),
  keyBy: defineEndpoint('users.keyBy', 'GET', '/api/get-users-keyby', {
    summary: 'Returns the people that the caller may see by their ids.',
    rule: 'signedIn',
    response: userCards,
  }),
  mailUsers: defineEndpoint('users.mailUsers', 'GET', '/api/mail-users', {
    summary: 'Lists the people that the caller may write to.',
    rule: 'signedIn',
    response: listOf(
      shape({
        id: id().required(),
        name: text(300).required(),
        /** Somebody of a client sees it only of others there. */
        email: email().optional(),
        avatar: text(200).defined().nullable(),
      }).meta({ isAssumed: true }),
    ),
  }),
  permissions: defineEndpoint('users.permissions', 'GET', '/api/users/permissions', {
    summary: "Lists the names of the caller's permissions.",
    rule: 'signedIn',
    response: listOf(oneOf(permissions).required()),
  }),
  grants: defineEndpoint('users.grants', 'GET', '/api/users/{id}/permissions', {
    summary:
      'Lists what somebody may do, each with the roles and departments that grant it: for oneself and for administrators.',
    rule: 'signedIn',
    response: listOf(grant),
    errors: [403],
  }),
  sessions: defineEndpoint('users.sessions', 'GET', '/api/users/{id}/sessions', {
    summary:
      'Lists where somebody is signed in, the one used last first: for oneself and for administrators.',
    rule: 'signedIn',
    response: listOf(session),
    errors: [403],
  }),
  endSessions: defineEndpoint('users.endSessions', 'POST', '/api/users/{id}/sessions/end', {
    summary:
      "Signs somebody out of one session, or without `session_id` of all but the caller's: for oneself and for administrators; a super_admin only by one.",
    rule: 'signedIn',
    body: shape({ session_id: id().optional() }),
    response: done,
    errors: [403],
  }),
  activities: activitiesOf('users', 'adminOnly'),
  changeLocale: defineEndpoint('users.changeLocale', 'GET', '/api/user/change-locale/{locale}', {
    hasEffect: true,
    params: { locale: oneOf(locales).required() },
    summary: "Changes the caller's language.",
    rule: 'signedIn',
    response: loginUser,
  }),
};

/** The call by itself, for what surrounds all pages: it is sent nothing else of users. */
export const { changeLocale } = users;
