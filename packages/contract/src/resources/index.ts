import type { InferType } from 'yup';
import type { Activity, ActivityAction } from './activity.ts';
import type { Attachment, Attachments } from './attachments.ts';
import {
  auth,
  type credentials,
  type passwordRequest,
  type passwordReset,
  type registration,
} from './auth.ts';
import { clients } from './clients.ts';
import { type Comment, commentLimits, type Comments } from './comments.ts';
import {
  type CustomField,
  type CustomFieldCreate,
  customFields,
  customFieldsOfForm,
  type CustomFieldUpdate,
} from './customFields.ts';
import { customFieldLimits, type CustomValue, type CustomValues } from '../fields/customValues.ts';
import {
  dashboard,
  dashboardGrid,
  type DashboardPeriod,
  dashboardPeriods,
  type DashboardWidget,
  type StatId,
  type WidgetKind,
  widgetKinds,
  widgetLimit,
  widgetRules,
} from './dashboard.ts';
import { type DatedRecord, isDueBeforeStart } from './dateOrder.ts';
import { departmentFields, departments } from './departments.ts';
import { avatars, fileNamePattern } from '../fields/formats.ts';
import { helper } from './helper.ts';
import { imports } from './imports.ts';
import { currencies } from '../fields/currencies.ts';
import {
  type companyAppearance,
  defaultAppearance,
  themeLayouts,
  type themePreferences,
} from './appearance.ts';
import { menu, type menuItem, menuLimit, type menuRecord, menuRules } from './menu.ts';
import { menuPermissions, type permissionGroup } from './menuPermissions.ts';
import {
  type invitation,
  type position,
  type user,
  type userCard,
  type userCreate,
  userFields,
  type userUpdate,
} from './people.ts';
import { type notification, notificationLimit, notifications } from './notifications.ts';
import { numbering } from './numbering.ts';
import { pickers } from './pickers.ts';
import { gateways, paymentGateways } from './paymentGateways.ts';
import { type ownProfile, profile, type profileUpdate } from './profile.ts';
import { billingTypes, projectFields, projectLimits, projectLogos, projects } from './projects.ts';
import type { RecordCalls } from './recordCalls.ts';
import { roleFields, roles } from './roles.ts';
import { type savedView, savedViews } from './savedViews.ts';
import { search, type searchHit, searchLimits } from './search.ts';
import { type publicSettings, settings, type settingsChange, type settingsRecord } from './settings.ts';
import { readFileNames, sidebarPictures } from './settingsFields.ts';
import { slack, type SlackEvent, slackEvents } from './slack.ts';
import { system } from './system.ts';
import { taskFields, taskLimits, tasks } from './tasks.ts';
import { teamFields, teamLimits, teams } from './teams.ts';
import { type timer, timerLogs } from './timerLogs.ts';
import {
  type activeLanguage,
  translationLimits,
  type translationRecord,
  translations,
} from './translations.ts';
import type { loginUser } from './user.ts';
import type { named } from '../fields/people.ts';
import type { BulkOf, CreateOf, ListItemOf, RecordOf, UpdateOf } from './recordTypes.ts';
import { hasNoSpace, isUnmistakable, normaliseUsername } from '../fields/username.ts';
import { type FileKind, fileKinds, fileRules, pictureLimits, pictureTypes, uploads } from './uploads.ts';
import { users } from './users.ts';
import { workingDays } from './workingDays.ts';

/** What is registered, and the resources that are named there alone. */
export * from './registry.ts';

export {
  auth,
  avatars,
  billingTypes,
  clients,
  commentLimits,
  type DatedRecord,
  isDueBeforeStart,
  customFieldLimits,
  customFields,
  customFieldsOfForm,
  currencies,
  dashboard,
  dashboardGrid,
  dashboardPeriods,
  defaultAppearance,
  departmentFields,
  departments,
  fileKinds,
  fileNamePattern,
  fileRules,
  gateways,
  helper,
  imports,
  menu,
  menuLimit,
  menuPermissions,
  menuRules,
  notificationLimit,
  notifications,
  numbering,
  paymentGateways,
  pickers,
  pictureLimits,
  pictureTypes,
  profile,
  projectFields,
  projectLimits,
  projectLogos,
  projects,
  readFileNames,
  roleFields,
  roles,
  savedViews,
  search,
  searchLimits,
  settings,
  sidebarPictures,
  slack,
  slackEvents,
  system,
  taskFields,
  taskLimits,
  tasks,
  teamFields,
  teamLimits,
  teams,
  themeLayouts,
  timerLogs,
  translationLimits,
  translations,
  hasNoSpace,
  isUnmistakable,
  normaliseUsername,
  uploads,
  userFields,
  users,
  workingDays,
  widgetKinds,
  widgetLimit,
  widgetRules,
};

export type { BulkOf, CreateOf, ListItemOf, RecordOf, UpdateOf };
export type { Activity, ActivityAction, Comment, Comments, FileKind, RecordCalls, SlackEvent };
export type {
  Attachment,
  Attachments,
  CustomField,
  CustomFieldCreate,
  CustomFieldUpdate,
  CustomValue,
  CustomValues,
};
export type { DashboardPeriod, DashboardWidget, StatId, WidgetKind };
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
export type Department = RecordOf<typeof departments>;
export type DepartmentCreate = CreateOf<typeof departments>;
export type DepartmentUpdate = UpdateOf<typeof departments>;
export type Role = RecordOf<typeof roles>;
export type RoleCreate = CreateOf<typeof roles>;
export type RoleUpdate = UpdateOf<typeof roles>;
export type PermissionGroup = InferType<typeof permissionGroup>;
export type SettingsRecord = InferType<typeof settingsRecord>;
export type SettingsChange = InferType<typeof settingsChange>;
export type PublicSettings = InferType<typeof publicSettings>;
export type CompanyAppearance = InferType<typeof companyAppearance>;
export type ThemePreferences = InferType<typeof themePreferences>;
export type LoginUser = InferType<typeof loginUser>;
export type Named = InferType<typeof named>;
export type Notification = InferType<typeof notification>;
export type Timer = NonNullable<InferType<typeof timer>>;
export type ActiveLanguage = InferType<typeof activeLanguage>;
export type Translation = InferType<typeof translationRecord>;
export type MenuRecord = InferType<typeof menuRecord>;
export type MenuItem = InferType<typeof menuItem>;
export type Project = RecordOf<typeof projects>;
export type ProjectCreate = CreateOf<typeof projects>;
export type ProjectUpdate = UpdateOf<typeof projects>;
export type ProjectBulk = BulkOf<typeof projects>;
export type Team = RecordOf<typeof teams>;
export type TeamCreate = CreateOf<typeof teams>;
export type TeamUpdate = UpdateOf<typeof teams>;
export type TeamBulk = BulkOf<typeof teams>;
export type Task = RecordOf<typeof tasks>;
export type TaskListItem = ListItemOf<typeof tasks>;
export type TaskCreate = CreateOf<typeof tasks>;
export type TaskUpdate = UpdateOf<typeof tasks>;
export type TaskBulk = BulkOf<typeof tasks>;
export type SavedView = InferType<typeof savedView>;
export type SearchHit = InferType<typeof searchHit>;
