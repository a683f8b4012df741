import { defineEndpoint } from '../http/endpoint.ts';
import { instant, listOf, plainDate, shape, text, version } from '../http/schema.ts';
import {
  avatar,
  email,
  firstname,
  language,
  lastname,
  phone,
  timeZone,
  username,
} from '../fields/formats.ts';
import { themePreferences } from './appearance.ts';
import { position } from './people.ts';
import { preferences } from './preferences.ts';
import { loginUser } from './user.ts';

/** Describes the caller's own record: the signed-in user, and what else is known of them. */
export const ownProfile = loginUser
  .shape({
    code: text(20).required(),
    username: username().required(),
    phone: phone().defined().nullable(),
    /** The own time zone; null takes the company's. */
    time_zone: timeZone().defined().nullable(),
    joining_date: plainDate().defined().nullable(),
    positions: listOf(position),
    /** The new address that was not confirmed yet. */
    pending_email: email().defined().nullable(),
    last_login_at: instant().defined().nullable(),
    version: version().required(),
  })
  .meta({ isAssumed: true });

/** Describes what people may change of themselves. */
export const profileUpdate = shape({
  username: username().optional(),
  firstname: firstname().optional(),
  lastname: lastname().optional(),
  phone: phone().nullable().optional(),
  avatar: avatar().nullable().optional(),
  language: language().optional(),
  time_zone: timeZone().nullable().optional(),
  /** What was chosen before stays where nothing is said of it: a part of the preferences changes that part. */
  preferences: preferences()
    .shape({ theme: themePreferences.optional().default(undefined) })
    .optional()
    .default(undefined),
  version: version().optional(),
});

export const profile = {
  one: defineEndpoint('profile.one', 'GET', '/api/profile', {
    summary: "Returns the caller's own record.",
    rule: 'signedIn',
    response: ownProfile,
  }),
  update: defineEndpoint('profile.update', 'PUT', '/api/profile', {
    summary: 'Changes what people may change of themselves.',
    rule: 'signedIn',
    body: profileUpdate,
    response: ownProfile,
  }),
};
