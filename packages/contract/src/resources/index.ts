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
  customFieldLimits,
  customFields,
  type CustomFieldType,
  customFieldTypes,
  type CustomFieldUpdate,
  type CustomForm,
  customForms,
  type CustomValue,
  type CustomValues,
} from './customFields.ts';
import {
  dashboard,
  dashboardGrid,
  type DashboardPeriod,
  dashboardPeriods,
  type DashboardWidget,
  type FigureId,
  type WidgetKind,
  widgetKinds,
  widgetLimit,
  widgetRules,
} from './dashboard.ts';
import { type DatedRecord, isDueBeforeStart } from './dateOrder.ts';
import {
  type departmentCreate,
  type departmentRecord,
  departments,
  type departmentUpdate,
} from './departments.ts';
import { avatars, fileNamePattern } from './fields.ts';
import { helper } from './helper.ts';
import { imports } from './imports.ts';
import { currencies } from './currencies.ts';
import { type companyLook, defaultLook, themeLayouts, type themePreferences } from './look.ts';
import { menu, type menuItem, menuLimit, type menuRecord, menuRules } from './menu.ts';
import { menuPermissions, type permissionGroup } from './menuPermissions.ts';
import type { invitation, position, user, userCard, userCreate, userUpdate } from './people.ts';
import { type notification, notificationLimit, notifications } from './notifications.ts';
import { type CodedForm, codePrefixes, numbering } from './numbering.ts';
import { gateways, paymentGateways } from './paymentGateways.ts';
import { type ownProfile, profile, type profileUpdate } from './profile.ts';
import {
  billingTypes,
  type project,
  type projectBulk,
  type projectCreate,
  projectLimits,
  projectLogos,
  projects,
  type projectUpdate,
} from './projects.ts';
import type { RecordCalls } from './recordCalls.ts';
import { type roleCreate, type roleRecord, roles, type roleUpdate } from './roles.ts';
import { type savedView, savedViews } from './savedViews.ts';
import { search, type searchHit, searchLimits, type SearchType, searchTypes } from './search.ts';
import { type publicSettings, settings, type settingsChange, type settingsRecord } from './settings.ts';
import { readFileNames, sidebarPictures } from './settingsFields.ts';
import { slack, type SlackEvent, slackEvents } from './slack.ts';
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
import { type team, type teamBulk, type teamCreate, teamLimits, teams, type teamUpdate } from './teams.ts';
import { type timer, timerLogs } from './timerLogs.ts';
import {
  type activeLanguage,
  translationLimits,
  type translationRecord,
  translations,
} from './translations.ts';
import type { loginUser, named, person } from './user.ts';
import { hasNoSpace, isUnmistakable, normaliseUsername } from './username.ts';
import { type FileKind, fileKinds, fileRules, pictureLimits, pictureTypes, uploads } from './uploads.ts';
import { users } from './users.ts';
import { workingDays } from './workingDays.ts';

export {
  auth,
  avatars,
  billingTypes,
  clients,
  codePrefixes,
  commentLimits,
  type DatedRecord,
  isDueBeforeStart,
  customFieldLimits,
  customFields,
  customFieldTypes,
  currencies,
  customForms,
  dashboard,
  dashboardGrid,
  dashboardPeriods,
  defaultLook,
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
  pictureLimits,
  pictureTypes,
  profile,
  projectLimits,
  projectLogos,
  projects,
  readFileNames,
  roles,
  savedViews,
  search,
  searchLimits,
  searchTypes,
  settings,
  sidebarPictures,
  slack,
  slackEvents,
  system,
  taskLimits,
  tasks,
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
  users,
  workingDays,
  widgetKinds,
  widgetLimit,
  widgetRules,
};

export type { Activity, ActivityAction, Comment, Comments, FileKind, RecordCalls, SearchType, SlackEvent };
export type {
  Attachment,
  Attachments,
  CodedForm,
  CustomField,
  CustomFieldCreate,
  CustomFieldType,
  CustomFieldUpdate,
  CustomForm,
  CustomValue,
  CustomValues,
};
export type { DashboardPeriod, DashboardWidget, FigureId, WidgetKind };
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
export type SettingsRecord = InferType<typeof settingsRecord>;
export type SettingsChange = InferType<typeof settingsChange>;
export type PublicSettings = InferType<typeof publicSettings>;
export type CompanyLook = InferType<typeof companyLook>;
export type ThemePreferences = InferType<typeof themePreferences>;
export type LoginUser = InferType<typeof loginUser>;
export type Person = InferType<typeof person>;
export type Named = InferType<typeof named>;
export type Notification = InferType<typeof notification>;
export type Timer = NonNullable<InferType<typeof timer>>;
export type ActiveLanguage = InferType<typeof activeLanguage>;
export type Translation = InferType<typeof translationRecord>;
export type MenuRecord = InferType<typeof menuRecord>;
export type MenuItem = InferType<typeof menuItem>;
export type Project = InferType<typeof project>;
export type ProjectCreate = InferType<typeof projectCreate>;
export type ProjectUpdate = InferType<typeof projectUpdate>;
export type ProjectBulk = InferType<typeof projectBulk>;
export type Team = InferType<typeof team>;
export type TeamCreate = InferType<typeof teamCreate>;
export type TeamUpdate = InferType<typeof teamUpdate>;
export type TeamBulk = InferType<typeof teamBulk>;
export type Task = InferType<typeof task>;
export type TaskListItem = InferType<typeof taskListItem>;
export type TaskCreate = InferType<typeof taskCreate>;
export type TaskUpdate = InferType<typeof taskUpdate>;
export type TaskBulk = InferType<typeof taskBulk>;
export type SavedView = InferType<typeof savedView>;
export type SearchHit = InferType<typeof searchHit>;
