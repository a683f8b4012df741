import { and, eq, isNull, notInArray, or, type SQL } from '../../db/orm.ts';
import type { Viewer } from '../../access/Caller.ts';
import { isKnown } from '../../access/visible/people.ts';
import { activities, users } from '../../db/schema/index.ts';

/** What is selected of every entry of the activity log, with who did it: see {@link isAuthor}. */
export const entryColumns = {
  id: activities.id,
  action: activities.action,
  field: activities.field,
  old_value: activities.oldValue,
  new_value: activities.newValue,
  created_at: activities.createdAt,
  user_id: activities.userId,
  firstname: users.firstname,
  lastname: users.lastname,
  avatar: users.avatar,
};

/** Joins an entry with who did it, as far as the viewer knows them. */
export const isAuthor = (viewer: Viewer): SQL | undefined =>
  and(eq(users.id, activities.userId), isKnown(viewer, activities.userId));

/** Requires that an entry is about none of the fields that are hidden. */
export const isShown = (hidden: readonly string[]): SQL | undefined =>
  hidden.length === 0 ? undefined : or(isNull(activities.field), notInArray(activities.field, [...hidden]));
