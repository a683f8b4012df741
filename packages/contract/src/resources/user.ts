import { locales } from '@bureau/values';
import { string } from 'yup';
import { permissions } from '../access/index.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { flag, id, listOf, shape, text } from '../http/schema.ts';

/** Lists the looks that a company can choose (docs/product.md §3). */
export const themeLayouts = ['light', 'dark', 'transparent', 'custom-colors'] as const;

/**
 * Describes a user's own choice of look. `layout` null takes the company's; `scheme` auto follows the system.
 * The specification leaves it open.
 */
const themePreferences = shape({
  layout: string().strict().oneOf(themeLayouts).defined().nullable(),
  scheme: string()
    .strict()
    .oneOf(['auto', 'layout'] as const)
    .required(),
}).meta({ isAssumed: true });

/** Describes the signed-in user (docs/product.md §3). */
export const loginUser = shape({
  id: id().required(),
  firstname: text(100).required(),
  lastname: text(100).required(),
  email: text(254).required(),
  avatar: text(200).defined().nullable(),
  online_status: flag().required(),
  language: string().strict().oneOf(locales).required(),
  settings: shape({
    date_format: text(40).required(),
    date_time_format: text(40).required(),
    time_zone: text(60).required(),
  }),
  preferences: shape({ theme: themePreferences }),
  roles: listOf(text(100).required()),
  permissions: listOf(string().strict().oneOf(permissions).required()),
});

/** Describes a person in a list (docs/product.md §3). */
export const person = shape({
  user_id: id().required(),
  firstname: text(100).required(),
  lastname: text(100).required(),
});

/** Describes an entry of a short list for pickers. */
export const named = shape({ id: id().required(), name: text(300).required() });

export const users = {
  picker: defineEndpoint({
    id: 'users.picker',
    method: 'GET',
    path: '/api/get-users',
    summary: 'Lists the id and name of the active users that the caller may see.',
    rule: 'signedIn',
    response: listOf(named),
  }),
  permissions: defineEndpoint({
    id: 'users.permissions',
    method: 'GET',
    path: '/api/users/permissions',
    summary: "Lists the names of the caller's permissions.",
    rule: 'signedIn',
    response: listOf(string().strict().oneOf(permissions).required()),
  }),
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

export const profile = {
  one: defineEndpoint({
    id: 'profile.one',
    method: 'GET',
    path: '/api/profile',
    summary: "Gives the caller's own record.",
    rule: 'signedIn',
    response: loginUser,
  }),
  update: defineEndpoint({
    id: 'profile.update',
    method: 'PUT',
    path: '/api/profile',
    summary: "Changes the caller's own preferences.",
    rule: 'signedIn',
    body: shape({ preferences: shape({ theme: themePreferences }) }),
    response: loginUser,
  }),
};
