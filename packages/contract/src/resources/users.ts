import { locales } from '@bureau/values';
import { number, object, type ObjectSchema, string } from 'yup';
import { permissions } from '../access/index.ts';
import { defineImport } from '../http/defineImport.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { done, flag, id, instant, listOf, pageOf, plainDate, shape, text } from '../http/schema.ts';
import { activitiesOf } from './activity.ts';
import {
  avatar,
  email,
  firstname,
  language,
  lastname,
  newPassword,
  phone,
  timeZone,
  username,
} from './fields.ts';
import { loginUser, named } from './user.ts';

const version = () => number().strict().integer().min(1);
const code = () => text(20);

/** Describes a role that somebody has: in one department, or in the whole company where that is null. */
export const position = shape({
  role_id: id().required(),
  role_name: text(100).required(),
  department_id: id().defined().nullable(),
  department_name: text(100).defined().nullable(),
});

/** Describes a person as everybody sees them who may see them (docs/product.md §3; the fields are assumed). */
export const user = shape({
  id: id().required(),
  code: code().required(),
  username: username().required(),
  firstname: firstname().required(),
  lastname: lastname().required(),
  email: email().required(),
  phone: phone().defined().nullable(),
  avatar: text(200).defined().nullable(),
  language: language().required(),
  time_zone: timeZone().defined().nullable(),
  joining_date: plainDate().defined().nullable(),
  positions: listOf(position),
  client_id: id().defined().nullable(),
  client_name: text(300).defined().nullable(),
  is_active: flag().required(),
  /** Tells that no password was chosen yet. */
  is_invited: flag().required(),
  online_status: flag().required(),
  last_login_at: instant().defined().nullable(),
  created_at: instant().required(),
  updated_at: instant().required(),
  created_by: id().defined().nullable(),
  created_firstname: text(100).defined().nullable(),
  created_lastname: text(100).defined().nullable(),
  version: version().required(),
}).meta({ isAssumed: true });

/** Describes what somebody else may change of a person. The address changes by a call of its own. */
const changeable = {
  phone: phone().nullable().optional(),
  avatar: avatar().nullable().optional(),
  language: language().optional(),
  time_zone: timeZone().nullable().optional(),
  joining_date: plainDate().nullable().optional(),
  client_id: id().nullable().optional(),
  positions: listOf(shape({ role_id: id().required(), department_id: id().nullable().optional() }))
    .max(50)
    .optional(),
};

export const userCreate = shape({
  ...changeable,
  username: username().required(),
  firstname: firstname().required(),
  lastname: lastname().required(),
  email: email().required(),
  /** Without one, the person has to be invited. */
  password: newPassword().password.optional(),
});

export const userUpdate = shape({
  ...changeable,
  username: username().optional(),
  firstname: firstname().min(1).optional(),
  lastname: lastname().min(1).optional(),
  version: version().optional(),
});

/** Names who gets the open tasks of somebody who leaves. */
const reassignTo = id().nullable().optional();

/** Describes an invitation that was not accepted yet. */
export const invitation = shape({
  user_id: id().required(),
  code: code().required(),
  firstname: firstname().required(),
  lastname: lastname().required(),
  email: email().required(),
  invited_at: instant().defined().nullable(),
  expires_at: instant().defined().nullable(),
  invited_firstname: text(100).defined().nullable(),
  invited_lastname: text(100).defined().nullable(),
}).meta({ isAssumed: true });

/** Describes as much of a person as stands beside a name. */
export const userCard = shape({
  id: id().required(),
  firstname: firstname().required(),
  lastname: lastname().required(),
  avatar: text(200).defined().nullable(),
  is_active: flag().required(),
  online_status: flag().required(),
}).meta({ isAssumed: true });

type UserCards = Readonly<Record<string, ReturnType<typeof userCard.validateSync>>>;

/** Describes people by their ids. */
const userCards = object()
  .strict()
  .required()
  .test({
    name: 'cards',
    test: (cards) =>
      Object.values(cards).every((card: unknown) => userCard.isValidSync(card, { strict: true })),
  })
  .meta({ isAssumed: true, description: 'People by their ids.' }) as unknown as ObjectSchema<UserCards>;

/** Describes a permission that somebody has, and what grants it; administrators have all by their role. */
const grant = shape({
  permission: string().strict().oneOf(permissions).required(),
  roles: listOf(named),
  departments: listOf(named),
}).meta({ isAssumed: true });

/** Names who has an address that is changed, or a password: oneself with the present password, or an administrator without. */
const currentPassword = text(30).optional();

/** Lists the fields that an import can fill. */
const importFields = [
  'username',
  'firstname',
  'lastname',
  'email',
  'phone',
  'joining_date',
  'language',
  'role',
  'department',
] as const;

const path = '/api/users';
const recordPath = '/api/users/{id}';

export const users = {
  name: 'users',
  codePrefix: 'USR',
  importFields,
  list: defineEndpoint({
    id: 'users.list',
    method: 'GET',
    path,
    summary: 'Lists the people that the caller may see: all of them, and a client those who work for it.',
    rule: 'signedIn',
    list: {
      sort: ['code', 'name', 'username', 'email', 'joining_date', 'is_active', 'last_login_at', 'created_at'],
      filter: {
        department_id: 'idsOrNone',
        role_id: 'ids',
        is_active: 'words',
        joining_date: 'dateRangeOrNone',
      },
    },
    response: pageOf(user),
  }),
  one: defineEndpoint({
    id: 'users.one',
    method: 'GET',
    path: recordPath,
    summary: 'Gives one person.',
    rule: 'signedIn',
    response: user,
  }),
  create: defineEndpoint({
    id: 'users.create',
    method: 'POST',
    path,
    summary: 'Opens an account for somebody. Without a password, the person has to be invited.',
    rule: 'adminOnly',
    body: userCreate,
    status: 201,
    response: user,
  }),
  update: defineEndpoint({
    id: 'users.update',
    method: 'PUT',
    path: recordPath,
    summary: 'Changes a person. Only a super_admin changes one, or makes somebody one.',
    rule: 'adminOnly',
    body: userUpdate,
    response: user,
  }),
  remove: defineEndpoint({
    id: 'users.remove',
    method: 'POST',
    path: '/api/users/delete/{id}',
    summary:
      'Deletes a person. The name stays with what the person has done; open tasks go to somebody else or to nobody.',
    rule: 'adminOnly',
    body: shape({ reassign_to: reassignTo }),
    response: done,
  }),
  statusChange: defineEndpoint({
    id: 'users.statusChange',
    method: 'PUT',
    path: '/api/users/status-change/{id}',
    summary: 'Activates or deactivates a person. Open tasks can go to somebody else.',
    rule: 'adminOnly',
    body: shape({ is_active: flag().required(), reassign_to: reassignTo }),
    response: user,
  }),
  changePassword: defineEndpoint({
    id: 'users.changePassword',
    method: 'POST',
    path: '/api/users/change-password/{id}',
    summary:
      "Changes the caller's own password, given the present one, or as an administrator that of somebody else.",
    rule: 'signedIn',
    body: shape({ current_password: currentPassword, ...newPassword() }),
    response: done,
    errors: [403, 429],
  }),
  changeEmail: defineEndpoint({
    id: 'users.changeEmail',
    method: 'POST',
    path: '/api/users/change-email/{id}',
    summary: 'Mails a link to a new address, which counts once the link was followed.',
    rule: 'signedIn',
    body: shape({ current_password: currentPassword, email: email().required() }),
    response: done,
    errors: [403, 429],
  }),
  invite: defineEndpoint({
    id: 'users.invite',
    method: 'GET',
    path: '/api/users/invite/{id}',
    summary: 'Mails an invitation to somebody who has no password yet. An earlier one ends.',
    rule: 'adminOnly',
    response: invitation,
    errors: [429],
  }),
  invitations: defineEndpoint({
    id: 'users.invitations',
    method: 'GET',
    path: '/api/users/invitations',
    summary: 'Lists who has not accepted an invitation yet.',
    rule: 'adminOnly',
    response: listOf(invitation),
  }),
  import: defineImport('users', 'adminOnly', importFields),
  generatedId: defineEndpoint({
    id: 'users.generatedId',
    method: 'GET',
    path: '/api/users/get-generated-id',
    summary: 'Gives the code that the next person is likely to get.',
    rule: 'adminOnly',
    response: shape({ code: code().required() }).meta({ isAssumed: true }),
  }),
  picker: defineEndpoint({
    id: 'users.picker',
    method: 'GET',
    path: '/api/get-users',
    summary: 'Lists the id and name of the active users that the caller may see.',
    rule: 'signedIn',
    response: listOf(named),
  }),
  keyBy: defineEndpoint({
    id: 'users.keyBy',
    method: 'GET',
    path: '/api/get-users-keyby',
    summary: 'Gives the people that the caller may see by their ids.',
    rule: 'signedIn',
    response: userCards,
  }),
  mailUsers: defineEndpoint({
    id: 'users.mailUsers',
    method: 'GET',
    path: '/api/mail-users',
    summary: 'Lists the people that the caller may write to.',
    rule: 'signedIn',
    response: listOf(
      shape({
        id: id().required(),
        name: text(300).required(),
        email: email().required(),
        avatar: text(200).defined().nullable(),
      }).meta({ isAssumed: true }),
    ),
  }),
  permissions: defineEndpoint({
    id: 'users.permissions',
    method: 'GET',
    path: '/api/users/permissions',
    summary: "Lists the names of the caller's permissions.",
    rule: 'signedIn',
    response: listOf(string().strict().oneOf(permissions).required()),
  }),
  grants: defineEndpoint({
    id: 'users.grants',
    method: 'GET',
    path: '/api/users/{id}/permissions',
    summary:
      'Lists what somebody may do, each with the roles and departments that grant it: for oneself and for administrators.',
    rule: 'signedIn',
    response: listOf(grant),
    errors: [403],
  }),
  activities: activitiesOf('users', 'adminOnly'),
  changeLocale: defineEndpoint({
    id: 'users.changeLocale',
    method: 'GET',
    path: '/api/user/change-locale/{locale}',
    params: { locale: string().strict().oneOf(locales).required() },
    summary: "Changes the caller's language.",
    rule: 'signedIn',
    response: loginUser,
  }),
};
