import type { InferType } from 'yup';
import type { credentials, passwordRequest, registration } from './auth.ts';
import type { departments } from './departments.ts';
import type { companyAppearance, themePreferences } from './appearance.ts';
import type { menuItem, menuRecord } from './menu.ts';
import type { permissionGroup } from './menuPermissions.ts';
import type { invitation, position, user, userCard, userCreate } from './people.ts';
import type { notification } from './notifications.ts';
import type { ownProfile, profileUpdate } from './profile.ts';
import type { planner } from './planner.ts';
import type { projects } from './projects.ts';
import type { roles } from './roles.ts';
import type { changeEvent } from './events.ts';
import type { favourite } from './favourites.ts';
import type { savedView } from './savedViews.ts';
import type { searchHit } from './search.ts';
import type { publicSettings, settingsChange, settingsRecord } from './settings.ts';
import type { tasks } from './tasks.ts';
import type { teams } from './teams.ts';
import type { timer } from './timerLogs.ts';
import type { activeLanguage, translationRecord } from './translations.ts';
import type { loginUser } from './user.ts';
import type { named, pickable } from '../fields/people.ts';
import type { ResponseOf } from '../http/endpoint.ts';
import type { BulkOf, CreateOf, ListItemOf, RecordOf, UpdateOf } from './recordTypes.ts';

export { joinNames, keepPositions, writeKeptPositions, writePositions, writeRoles } from './positions.ts';
/** What is registered, and the resources that are named there alone. */
export { announcementFields, announcements } from './announcements.ts';
export { appointmentFields, appointments } from './appointments.ts';
export { articleCategoryFields, articleCategories } from './article-categories.ts';
export { articleLinkLimit, articleLinks } from './articleLinks.ts';
export { articleFields, articleMoves, articleSearchLimits, knowledgebase } from './knowledgebase.ts';
export { defectFields, defects } from './defects.ts';
export { described, type DescribedName } from './described.ts';
export * from './registry.ts';

export { currencies } from '../fields/currencies.ts';
export { customFieldLimits, type CustomValue, type CustomValues } from '../fields/customValues.ts';
export { avatars, fileNamePattern } from '../fields/formats.ts';
export { hasNoSpace, isUnmistakable, normaliseUsername } from '../fields/username.ts';
export { holidayFields, holidays } from './holidays.ts';
export { incidentFields, incidents, incidentTargets, slaStatuses } from './incidents.ts';
export { itemFields, items } from './items.ts';
export { leaveDecisions, leaveFields, leaveLimits, leaves } from './leaves.ts';
export { leaveTypeFields, leaveTypes, leaveUnits } from './leave-types.ts';
export { providerFields, providers } from './providers.ts';
export { burndownLimits, sprintFields, sprints } from './sprints.ts';
export { taskTemplateFields, taskTemplates } from './task-templates.ts';
export { timesheet, timesheetFields } from './timesheet.ts';
export { todoFields, todos } from './todos.ts';
export { meetingFields, meetings } from './meetings.ts';
export { taxFields, taxes } from './taxes.ts';
export { type Activity, type ActivityAction } from './activity.ts';
export { defaultAppearance, themeLayouts } from './appearance.ts';
export { type Attachment, type Attachments } from './attachments.ts';
export { auth } from './auth.ts';
export { clientFields, clients } from './clients.ts';
export { type Comment, commentLimits, type Comments } from './comments.ts';
export {
  type CustomField,
  type CustomFieldCreate,
  customFields,
  customFieldsOfForm,
  type CustomFieldUpdate,
} from './customFields.ts';
export {
  awayDays,
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
export { dashboardSources } from './dashboardSources.ts';
export { departmentFields, departments } from './departments.ts';
export { events, type RecordPart, ticketLifetime } from './events.ts';
export { presence, presenceTimes } from './presence.ts';
export { favouriteLimit, favouriteList, favourites } from './favourites.ts';
export { helper } from './helper.ts';
export { imports } from './imports.ts';
export { menu, menuItemLimits, menuLimit, menuRules, sidebarMenu } from './menu.ts';
export { maxColumnLimit } from './columnLimit.ts';
export { menuPermissions } from './menuPermissions.ts';
export { notifications } from './notifications.ts';
export { numbering } from './numbering.ts';
export { gateways, paymentGateways } from './paymentGateways.ts';
export { userFields } from './people.ts';
export { pickers } from './pickers.ts';
export { type NotificationTopic, notificationTopics } from './preferences.ts';
export { type PlannedKind, planner, plannerLimits } from './planner.ts';
export { profile } from './profile.ts';
export {
  projectFields,
  projectHealthLimits,
  type ProjectHealthReason,
  projectHealthReasons,
  projectHealths,
  projectLimits,
  projectLogos,
  projects,
} from './projects.ts';
export { type RecordCalls } from './recordCalls.ts';
export { type BulkOf, type CreateOf, type ListItemOf, type RecordOf, type UpdateOf } from './recordTypes.ts';
export { roleFields, roles } from './roles.ts';
export { savedViews } from './savedViews.ts';
export { viewHref } from './viewHref.ts';
export { search } from './search.ts';
export { searchLimits } from './searchLimits.ts';
export { settings } from './settings.ts';
export { readFileNames, sidebarPictures } from './settingsFields.ts';
export { slack, type SlackEvent, slackEvents } from './slack.ts';
export { system } from './system.ts';
export {
  taskFields,
  taskLimits,
  tasks,
  workspaceLimit,
  type WorkspaceSection,
  workspaceSections,
} from './tasks.ts';
export { capacityDays, teamFields, teams } from './teams.ts';
export { timerLogs } from './timerLogs.ts';
export { activeLanguages, translationLimits, translations } from './translations.ts';
export { type FileKind, fileKinds, fileRules, pictureLimits, pictureTypes, uploads } from './uploads.ts';
export { changeLocale, users } from './users.ts';
export { workingDays } from './workingDays.ts';

export type Credentials = InferType<typeof credentials>;
export type Registration = InferType<typeof registration>;
export type PasswordRequest = InferType<typeof passwordRequest>;
export type User = InferType<typeof user>;
export type UserCard = InferType<typeof userCard>;
export type UserCreate = InferType<typeof userCreate>;
export type UserPosition = InferType<typeof position>;
export type Invitation = InferType<typeof invitation>;
export type OwnProfile = InferType<typeof ownProfile>;
export type ProfileUpdate = InferType<typeof profileUpdate>;
export type Department = RecordOf<typeof departments>;
export type Role = RecordOf<typeof roles>;
export type PermissionGroup = InferType<typeof permissionGroup>;
export type SettingsRecord = InferType<typeof settingsRecord>;
export type SettingsChange = InferType<typeof settingsChange>;
export type PublicSettings = InferType<typeof publicSettings>;
export type CompanyAppearance = InferType<typeof companyAppearance>;
export type ThemePreferences = InferType<typeof themePreferences>;
export type LoginUser = InferType<typeof loginUser>;
export type Named = InferType<typeof named>;
export type Pickable = InferType<typeof pickable>;
export type Notification = InferType<typeof notification>;
export type Timer = NonNullable<InferType<typeof timer>>;
export type ActiveLanguage = InferType<typeof activeLanguage>;
export type Translation = InferType<typeof translationRecord>;
export type MenuRecord = InferType<typeof menuRecord>;
export type MenuItem = InferType<typeof menuItem>;
export type PlannedRow = ResponseOf<typeof planner.rows>['rows'][number];
export type Project = RecordOf<typeof projects>;
export type ProjectUpdate = UpdateOf<typeof projects>;
export type Team = RecordOf<typeof teams>;
export type Task = RecordOf<typeof tasks>;
export type TaskListItem = ListItemOf<typeof tasks>;
export type TaskCreate = CreateOf<typeof tasks>;
export type TaskUpdate = UpdateOf<typeof tasks>;
export type TaskBulk = BulkOf<typeof tasks>;
export type ChangeEvent = InferType<typeof changeEvent>;
export type Favourite = InferType<typeof favourite>;
export type SavedView = InferType<typeof savedView>;
export type SearchHit = InferType<typeof searchHit>;
