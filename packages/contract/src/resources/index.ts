import type { InferType } from 'yup';
import type { Endpoint } from '../http/index.ts';
import { auth, type credentials } from './auth.ts';
import { dashboard } from './dashboard.ts';
import { imports } from './imports.ts';
import { menu, type menuItem } from './menu.ts';
import { projects } from './projects.ts';
import { type savedView, savedViews } from './savedViews.ts';
import { type publicSettings, settings } from './settings.ts';
import { system } from './system.ts';
import {
  type activity,
  type ActivityAction,
  type task,
  type taskBulk,
  type taskCreate,
  taskLimits,
  type taskListItem,
  tasks,
  type taskUpdate,
} from './tasks.ts';
import { type loginUser, type named, type person, profile, themeLayouts, users } from './user.ts';

export {
  auth,
  dashboard,
  imports,
  menu,
  profile,
  projects,
  savedViews,
  settings,
  system,
  taskLimits,
  tasks,
  themeLayouts,
  users,
};

export type { ActivityAction };
export type Credentials = InferType<typeof credentials>;
export type PublicSettings = InferType<typeof publicSettings>;
export type LoginUser = InferType<typeof loginUser>;
export type Person = InferType<typeof person>;
export type Named = InferType<typeof named>;
export type MenuItem = InferType<typeof menuItem>;
export type Task = InferType<typeof task>;
export type TaskListItem = InferType<typeof taskListItem>;
export type TaskCreate = InferType<typeof taskCreate>;
export type TaskUpdate = InferType<typeof taskUpdate>;
export type TaskBulk = InferType<typeof taskBulk>;
export type SavedView = InferType<typeof savedView>;
export type Activity = InferType<typeof activity>;

/** Lists every call of the API. The server refuses to start when one has no handler, and has no route beside these. */
export const endpoints: readonly Endpoint[] = [
  auth.login,
  auth.logout,
  settings.public,
  menu.sidebar,
  profile.one,
  profile.update,
  users.picker,
  users.permissions,
  users.changeLocale,
  projects.picker,
  tasks.list,
  tasks.one,
  tasks.create,
  tasks.update,
  tasks.remove,
  tasks.activities,
  dashboard.one,
  system.health,
  system.ready,
  system.openapi,
];
