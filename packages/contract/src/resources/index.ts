import type { InferType } from 'yup';
import type { Endpoint } from '../http/index.ts';
import type { Activity, ActivityAction } from './activity.ts';
import {
  auth,
  type credentials,
  type passwordRequest,
  type passwordReset,
  type registration,
} from './auth.ts';
import { dashboard } from './dashboard.ts';
import {
  type departmentCreate,
  type departmentRecord,
  departments,
  type departmentUpdate,
} from './departments.ts';
import { avatars } from './fields.ts';
import { imports } from './imports.ts';
import { menu, type menuItem } from './menu.ts';
import { menuPermissions, type permissionGroup } from './menuPermissions.ts';
import type { invitation, position, user, userCard, userCreate, userUpdate } from './people.ts';
import { type ownProfile, profile, type profileUpdate } from './profile.ts';
import { projects } from './projects.ts';
import { type roleCreate, type roleRecord, roles, type roleUpdate } from './roles.ts';
import { type savedView, savedViews } from './savedViews.ts';
import { type publicSettings, settings } from './settings.ts';
import { system } from './system.ts';
import {
  type task,
  type taskBulk,
  type taskCreate,
  taskLimits,
  type taskListItem,
  tasks,
  type taskUpdate,
} from './tasks.ts';
import { type loginUser, type named, type person, themeLayouts } from './user.ts';
import { users } from './users.ts';

export {
  auth,
  avatars,
  dashboard,
  departments,
  imports,
  menu,
  menuPermissions,
  profile,
  projects,
  roles,
  savedViews,
  settings,
  system,
  taskLimits,
  tasks,
  themeLayouts,
  users,
};

export type { Activity, ActivityAction };
export type Credentials = InferType<typeof credentials>;
export type Registration = InferType<typeof registration>;
export type PasswordRequest = InferType<typeof passwordRequest>;
export type PasswordReset = InferType<typeof passwordReset>;
export type User = InferType<typeof user>;
export type UserCard = InferType<typeof userCard>;
export type UserCreate = InferType<typeof userCreate>;
export type UserUpdate = InferType<typeof userUpdate>;
export type UserPosition = InferType<typeof position>;
export type Invitation = InferType<typeof invitation>;
export type OwnProfile = InferType<typeof ownProfile>;
export type ProfileUpdate = InferType<typeof profileUpdate>;
export type Department = InferType<typeof departmentRecord>;
export type DepartmentCreate = InferType<typeof departmentCreate>;
export type DepartmentUpdate = InferType<typeof departmentUpdate>;
export type Role = InferType<typeof roleRecord>;
export type RoleCreate = InferType<typeof roleCreate>;
export type RoleUpdate = InferType<typeof roleUpdate>;
export type PermissionGroup = InferType<typeof permissionGroup>;
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

/** Lists every call of the API. The server refuses to start when one has no handler, and has no route beside these. */
export const endpoints: readonly Endpoint[] = [
  auth.register,
  auth.login,
  auth.forgotPassword,
  auth.verifyToken,
  auth.verifyUser,
  auth.resetPassword,
  auth.logout,
  settings.public,
  menu.sidebar,
  profile.one,
  profile.update,
  users.list,
  users.one,
  users.create,
  users.update,
  users.remove,
  users.statusChange,
  users.changePassword,
  users.changeEmail,
  users.invite,
  users.invitations,
  users.import,
  users.generatedId,
  users.picker,
  users.keyBy,
  users.mailUsers,
  users.permissions,
  users.grants,
  users.activities,
  users.changeLocale,
  departments.list,
  departments.one,
  departments.create,
  departments.update,
  departments.remove,
  departments.setPermissions,
  departments.picker,
  departments.activities,
  roles.list,
  roles.one,
  roles.create,
  roles.update,
  roles.remove,
  roles.setPermissions,
  roles.clone,
  roles.picker,
  roles.activities,
  menuPermissions.tree,
  projects.picker,
  tasks.list,
  tasks.one,
  tasks.create,
  tasks.update,
  tasks.remove,
  tasks.bulk,
  tasks.export,
  tasks.import,
  tasks.activities,
  imports.one,
  savedViews.list,
  savedViews.create,
  savedViews.update,
  savedViews.remove,
  dashboard.one,
  system.health,
  system.ready,
  system.openapi,
];
