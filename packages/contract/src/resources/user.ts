import { permissions } from '../access/permissions.ts';
import { flag, id, listOf, oneOf, shape, text, whole } from '../http/schema.ts';
import { language } from '../fields/formats.ts';
import { preferences } from './preferences.ts';

/** Describes the signed-in user (docs/product.md §3). */
export const loginUser = shape({
  id: id().required(),
  firstname: text(100).required(),
  lastname: text(100).required(),
  email: text(254).required(),
  avatar: text(200).defined().nullable(),
  online_status: flag().required(),
  language: language().required(),
  settings: shape({
    date_format: text(40).required(),
    date_time_format: text(40).required(),
    time_zone: text(60).required(),
    /** 0 is Sunday, 6 is Saturday. */
    first_day_of_week: whole(0, 6).required(),
  }),
  preferences: preferences(),
  /** Is there, and true, of somebody of a client, by whichever of their roles (docs/product.md §6). */
  is_external: flag().optional(),
  roles: listOf(text(100).required()),
  permissions: listOf(oneOf(permissions).required()),
});
