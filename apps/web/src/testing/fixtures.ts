import {
  type Activity,
  type CustomField,
  type LoginUser,
  type MenuItem,
  type MenuRecord,
  type Named,
  type Permission,
  permissions,
  type PublicSettings,
  type Task,
} from '@bureau/contract';

export const publicSettings: PublicSettings = {
  brand_color: null,
  login_background: null,
  default_language: 'en',
  allowed_for_registration: false,
  company_short_name: 'Harbour',
  company_name: 'Harbour & Lane Engineering',
  company_logo: null,
  footer_text: 'Harbour & Lane Engineering',
  theme_layout: 'light',
  is_demo: true,
};

function createUser(id: number, name: string, role: string, permitted: readonly Permission[]): LoginUser {
  const [firstname = '', lastname = ''] = name.split(' ');
  return {
    id,
    firstname,
    lastname,
    email: `${role.replace(' ', '.')}@bureau.example`,
    avatar: null,
    online_status: true,
    language: 'en',
    settings: {
      date_format: 'dd.MM.yyyy',
      date_time_format: 'dd.MM.yyyy HH:mm',
      time_zone: 'UTC',
      first_day_of_week: 1,
    },
    preferences: { theme: { layout: null, scheme: 'layout' } },
    roles: [role],
    permissions: [...permitted],
  };
}

export const admin = createUser(2, 'Amara Okafor', 'admin', permissions);
export const manager = createUser(3, 'Marta Lindqvist', 'project manager', [
  'projects_view',
  'tasks_view',
  'tasks_create',
  'tasks_edit',
  'tasks_delete',
]);
export const staff = createUser(4, 'Jonas Weber', 'user', ['projects_view', 'tasks_view']);
/** Somebody whose role holds no permission at all. */
export const newcomer = createUser(5, 'Yuki Tanaka', 'user', []);

const menuItem = (text: string, link: string, icon: string): MenuItem => ({
  text,
  link,
  icon,
  class: null,
  badge: null,
  badgeClass: null,
  isExternalLink: false,
  submenu: [],
});

export const menus: readonly MenuItem[] = [
  menuItem('breadcrumbs.dashboard.title', '/dashboard', 'layout-dashboard'),
  menuItem('breadcrumbs.tasks.title', '/tasks', 'list-checks'),
];

export const projects: readonly Named[] = [
  { id: 1, name: 'Harbour bridge inspection' },
  { id: 2, name: 'Customer portal' },
  { id: 3, name: 'Annual audit' },
];

const titles = [
  'Check the load calculation of pier 4',
  'Send the revised drawings to the city',
  'Fix the rounding of amounts on the invoice page',
  'Renew the certificate of the mail server',
  'Write the handover notes for the night shift',
  'Collect offers for the scaffolding',
  'Prüfung der Brandschutzdokumentation für das Verwaltungsgebäude abschließen',
  '橋脚の点検報告書を確認する',
];
export const people = [
  { user_id: 3, firstname: 'Marta', lastname: 'Lindqvist' },
  { user_id: 4, firstname: 'Jonas', lastname: 'Weber' },
  { user_id: 6, firstname: 'Nguyễn', lastname: 'Thị Hoa' },
];

/** Creates the task of a number; the same number gives the same task. */
export function createTask(id: number, changes: Partial<Task> = {}): Task {
  const project = projects[id % 4];
  const day = (offset: number) => String(1 + ((id * 7 + offset) % 28)).padStart(2, '0');
  return {
    id,
    code: `TSK-${String(id).padStart(4, '0')}`,
    title: titles[id % titles.length] ?? '',
    description:
      'The figures of the last inspection differ from the drawings.\n\nAsk the survey team which ones hold.',
    project_id: project?.id ?? null,
    project_name: project?.name ?? null,
    assignees: people.slice(0, id % 4),
    status: ([1, 2, 3, 4, 5, 6] as const)[id % 6] ?? 1,
    priority: ([1, 2, 3, 4, 5] as const)[id % 5] ?? 4,
    start_date: null,
    due_date: id % 3 === 0 ? null : `2026-0${1 + (id % 9)}-${day(3)}`,
    recurrence: null,
    completed_at: id % 6 === 5 ? `2026-01-${day(5)}T14:40:00.000Z` : null,
    estimated_minutes: id % 2 === 0 ? 90 : null,
    progress: (id * 10) % 110,
    sprint_id: null,
    sprint_name: null,
    parent_id: null,
    meeting_id: null,
    meeting_name: null,
    subtask_count: 0,
    dependencies: [],
    checklist: [],
    parent_name: null,
    labels: [],
    is_billable: false,
    is_recurring: false,
    is_waiting: false,
    watchers: [],
    custom_fields: {},
    created_at: `2025-11-${day(0)}T08:15:00.000Z`,
    updated_at: `2026-01-${day(5)}T14:40:00.000Z`,
    created_by: 3,
    created_firstname: 'Marta',
    created_lastname: 'Lindqvist',
    version: 1,
    ...changes,
  };
}

/** Creates a field that was added to tasks: a text that lists show, unless it is changed. */
export function createCustomField(id: number, changes: Partial<CustomField> = {}): CustomField {
  return {
    id,
    form: 'tasks',
    field_label: 'Contract number',
    field_column: `field_${id}`,
    field_type: 'text',
    is_required: false,
    help_text: '',
    default_value: null,
    options: [],
    show_in_list: true,
    position: id,
    created_at: '2026-01-12T08:15:00.000Z',
    updated_at: '2026-01-12T08:15:00.000Z',
    created_by: 2,
    version: 1,
    ...changes,
  };
}

/** Creates an item of the menu that everybody sees, unless it is changed. */
export function createMenuItem(id: number, changes: Partial<MenuRecord> = {}): MenuRecord {
  return {
    id,
    parent_id: null,
    position: id,
    text: 'Work',
    link: '/tasks',
    icon: null,
    class: null,
    badge: null,
    badgeClass: null,
    isExternalLink: false,
    rule: 'signedIn',
    created_at: '2026-01-12T08:15:00.000Z',
    updated_at: '2026-01-12T08:15:00.000Z',
    created_by: 2,
    version: 1,
    ...changes,
  };
}

/** A field of each type that was added to tasks. */
export const customFields: readonly CustomField[] = [
  createCustomField(1, { field_column: 'contract', is_required: true, help_text: 'As on the order.' }),
  createCustomField(2, {
    field_label: 'Phase',
    field_column: 'phase',
    field_type: 'dropdown',
    options: ['Design', 'Tender', 'Construction'],
  }),
  createCustomField(3, { field_label: 'Budget', field_column: 'budget', field_type: 'numeric' }),
  createCustomField(4, { field_label: 'Inspection', field_column: 'inspection', field_type: 'date' }),
  createCustomField(5, { field_label: 'Safety plan', field_column: 'safety', field_type: 'checkbox' }),
  createCustomField(6, { field_label: 'Remarks', field_column: 'remarks', field_type: 'textarea' }),
];

export function createActivity(id: number, changes: Partial<Activity> = {}): Activity {
  return {
    id,
    action: 'updated',
    field: 'status',
    field_label: null,
    old_value: '1',
    new_value: '2',
    created_at: `2026-01-0${1 + (id % 9)}T09:30:00.000Z`,
    user_id: 3,
    firstname: 'Marta',
    lastname: 'Lindqvist',
    avatar: '1-woman.png',
    ...changes,
  };
}
