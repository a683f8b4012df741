import { locales } from '@bureau/values';
import { object, type ObjectSchema } from 'yup';
import { permissions } from '../access/permissions.ts';
import {
  avatar,
  boolean,
  choice,
  date,
  email as emailField,
  instant as instantField,
  line,
  phone,
  reference,
  timeZone,
  username as userNameField,
} from '../fields/describe.ts';
import { currentPassword, email, firstname, lastname, newPassword } from '../fields/formats.ts';
import { named } from '../fields/people.ts';
import { shapesOf } from '../fields/shapes.ts';
import { flag, id, instant, listOf, oneOf, shape, text } from '../http/schema.ts';

export const code = () => text(20);

/** Describes a role that somebody has: in one department, or in the whole company where that is null. */
export const position = shape({
  role_id: id().required(),
  role_name: text(100).required(),
  department_id: id().defined().nullable(),
  department_name: text(100).defined().nullable(),
});

/** Describes a person. The address changes by a call of its own, and whether the account is active as well. */
export const userFields = {
  username: userNameField({ isRequired: true, isUnique: true, isSearched: true }),
  firstname: line({ max: 100, isRequired: true, isSearched: true, sort: false }),
  lastname: line({ max: 100, isRequired: true, isSearched: true, sort: false }),
  email: emailField({ isRequired: true, isFixed: true, isUnique: true, isSearched: true }),
  phone: phone({ isNullable: true }),
  joining_date: date({ isNullable: true }),
  language: choice(locales, { filter: false }),
  time_zone: timeZone({ isNullable: true, export: true, bulk: true }),
  avatar: avatar({ isNullable: true, list: 'hidden' }),
  client_id: reference('clients', { isNullable: true, sort: false }),
  is_active: boolean({ isReadOnly: true, export: false }),
  /** Whether no password was chosen yet. */
  is_invited: boolean({ isReadOnly: true, filter: false, sort: false, export: false }),
  online_status: boolean({ isReadOnly: true, filter: false, sort: false, export: false }),
  last_login_at: instantField({ isReadOnly: true, isNullable: true, sort: true }),
};

/** Describes what somebody else may change of a person beside the fields. */
const changeable = {
  positions: listOf(shape({ role_id: id().required(), department_id: id().nullable().optional() }))
    .max(50)
    .optional(),
  current_password: currentPassword(),
};

const shapes = shapesOf(
  userFields,
  { hasCode: true, hasCustomFields: true },
  {
    // the departments whose head the person is follow from these
    record: { positions: listOf(position), head_of: listOf(named) },
    // Without a password, the person has to be invited.
    create: { ...changeable, password: newPassword().password.optional() },
    update: changeable,
  },
);

/** Describes a person as everybody sees them who may see them (docs/product.md §3; the fields are assumed). */
export const user = shapes.record;
export const userCreate = shapes.create;
export const userUpdate = shapes.update;

/** Names who gets the open work of somebody who leaves. */
export const reassignTo = id().nullable().optional();

/** Describes what is changed in many people at once: each gets the role as well, in the department, which by itself brings the role `user`. */
export const userBulk = shapes.bulk.shape({
  role_id: id().optional(),
  department_id: id().optional(),
  is_active: flag().optional(),
  reassign_to: reassignTo,
});

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

/** Describes an invitation that was not accepted yet. */
export const invitation = shape({
  user_id: id().required(),
  code: code().required(),
  firstname: firstname().required(),
  lastname: lastname().required(),
  email: email().required(),
  invited_at: instant().defined().nullable(),
  /** When the mail of a later one could not be sent; the one before holds until it expires. */
  failed_at: instant().defined().nullable(),
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
  /** The last two are hidden from somebody of a client. */
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

/** Describes where somebody is signed in. */
export const session = shape({
  id: id().required(),
  /** The browser's name, such as Firefox; null where it does not say. */
  browser: text(100).defined().nullable(),
  /** The system that it runs on, such as Windows. */
  system: text(100).defined().nullable(),
  started_at: instant().required(),
  last_used_at: instant().required(),
  /** Whether it is the one that asks. */
  is_current: flag().required(),
}).meta({ isAssumed: true });

/** Describes a permission that somebody has, and what grants it; administrators have all by their role. */
export const grant = shape({
  permission: oneOf(permissions).required(),
  roles: listOf(named),
  departments: listOf(named),
}).meta({ isAssumed: true });
