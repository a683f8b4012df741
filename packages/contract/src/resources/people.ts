import { number, object, type ObjectSchema, string } from 'yup';
import { permissions } from '../access/index.ts';
import { flag, id, instant, listOf, plainDate, shape, text } from '../http/schema.ts';
import {
  avatar,
  currentPassword,
  email,
  firstname,
  language,
  lastname,
  newPassword,
  phone,
  timeZone,
  username,
} from '../fields/formats.ts';
import { named } from '../fields/people.ts';

const version = () => number().strict().integer().min(1);
export const code = () => text(20);

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

/**
 * Describes a person as a caller sees them: everybody of the company as a whole. To somebody of a client, the own record, the addresses of others
 * of that client, and of those who work for it the name and the picture.
 */
export const seenUser = user
  .partial()
  .shape({
    id: id().required(),
    code: code().required(),
    firstname: firstname().required(),
    lastname: lastname().required(),
    avatar: text(200).defined().nullable(),
  })
  .meta({ isAssumed: true });

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
  current_password: currentPassword(),
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
  firstname: firstname().optional(),
  lastname: lastname().optional(),
  version: version().optional(),
});

/** Names who gets the open tasks of somebody who leaves. */
export const reassignTo = id().nullable().optional();

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
  /** The last two are not told to somebody of a client. */
  is_active: flag().optional(),
  online_status: flag().optional(),
}).meta({ isAssumed: true });

type UserCards = Readonly<Record<string, ReturnType<typeof userCard.validateSync>>>;

/** Describes people by their ids. */
export const userCards = object()
  .strict()
  .required()
  .test({
    name: 'cards',
    test: (cards) =>
      Object.values(cards).every((card: unknown) => userCard.isValidSync(card, { strict: true })),
  })
  .meta({ isAssumed: true, description: 'People by their ids.' }) as unknown as ObjectSchema<UserCards>;

/** Describes a permission that somebody has, and what grants it; administrators have all by their role. */
export const grant = shape({
  permission: string().strict().oneOf(permissions).required(),
  roles: listOf(named),
  departments: listOf(named),
}).meta({ isAssumed: true });
