import {
  type ActiveLanguage,
  defaultAppearance,
  type Notification,
  type PublicSettings,
  type SettingsRecord,
  sidebarPictures,
  type Task,
  type Timer,
} from '@bureau/contract';
import { type Locale, locales } from '@bureau/values';
import { type FakeApi, json } from './fakeApi.ts';

/** Returns the settings as somebody who is signed in reads them. */
export const createSettings = (changes: Partial<SettingsRecord>, open: PublicSettings): SettingsRecord => ({
  id: 1,
  created_at: '2026-01-05T08:00:00.000Z',
  updated_at: '2026-01-05T08:00:00.000Z',
  created_by: null,
  version: 1,
  company_website: null,
  company_sidebar_logo: null,
  strict_passwords: false,
  session_seconds: 28_800,
  date_format: 'dd.MM.yyyy',
  date_time_format: 'dd.MM.yyyy HH:mm',
  time_zone: 'UTC',
  first_day_of_week: 1,
  currency: 'EUR',
  mail_from: 'bureau@localhost',
  public_url: null,
  ...defaultAppearance,
  sidebar_background_images: JSON.stringify(sidebarPictures),
  ...open,
  ...changes,
});

/** Creates a notification of a number; the same number gives the same one. */
export function createNotification(id: number, changes: Partial<Notification> = {}): Notification {
  return {
    id,
    title: 'Task assigned to you',
    message: `<strong>Amara Okafor</strong> assigned task ${id} to you.`,
    created_at: `2026-03-0${1 + (id % 9)}T08:15:00.000Z`,
    route: 'tasks',
    route_related_id: id,
    ...changes,
  };
}

const nameOf = (locale: Locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;

const languages = (): ActiveLanguage[] =>
  locales.map((language, index) => ({ id: index + 1, language, name: nameOf(language), icon: null }));

export interface FakeShellOptions {
  readonly settings: SettingsRecord;
  readonly notifications: readonly Notification[];
}

/** Answers what the frame around the screens asks for. */
export function serveShell(api: FakeApi, tasks: ReadonlyMap<number, Task>, options: FakeShellOptions): void {
  let { settings, notifications } = options;
  let timer: Timer | null = null;

  api.on('GET /api/settings', () => json(settings));
  api.on('POST /api/settings', ({ body }) => {
    settings = { ...settings, ...(body as Partial<SettingsRecord>), version: settings.version + 1 };
    return json(settings);
  });
  api.on('GET /api/translations/active', () => json(languages()));
  api.on('POST /api/get-notifications', ({ body }) =>
    json(notifications.slice(0, (body as { length: number }).length)),
  );
  api.on('POST /api/notifications/delete', ({ body }) => {
    notifications = notifications.filter(({ id }) => id !== (body as { id: number }).id);
    return json({ status: 'ok' });
  });
  api.on('GET /api/timer-logs', () => json(timer));
  api.on('POST /api/timer-logs', ({ body }) => {
    const { action, task_id: id } = body as { action: 'start' | 'pause' | 'stop'; task_id: number };
    const task = tasks.get(id);
    if (action === 'stop' || !task) timer = null;
    else
      timer = {
        task_id: id,
        task_code: task.code,
        task_title: task.title,
        state: action === 'start' ? 'running' : 'paused',
        started_at: '2026-03-17T09:30:00.000Z',
        elapsed_seconds: timer?.elapsed_seconds ?? 0,
      };
    return json(timer);
  });
}
