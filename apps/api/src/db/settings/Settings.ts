import { defaultAppearance, type SettingsRecord, sidebarPictures } from '@bureau/contract';

/** Names the read-only settings. */
type ReadOnlyField = 'id' | 'created_at' | 'updated_at' | 'created_by' | 'has_smtp_password' | 'version';

/** Describes what can be read and set by the endpoints of the settings (docs/product.md §3). */
export type OpenSettings = {
  readonly [Name in Exclude<keyof SettingsRecord, ReadOnlyField>]: Exclude<SettingsRecord[Name], undefined>;
};

/** Describes all that the company can set. */
export interface Settings extends OpenSettings {
  readonly smtp_password: string | null;
}

/** What holds where nothing is set. */
export const defaultSettings: Settings = {
  company_name: 'Bureau',
  company_short_name: 'Bureau',
  company_website: null,
  company_logo: null,
  company_sidebar_logo: null,
  footer_text: '',
  allowed_for_registration: false,
  strict_passwords: false,
  session_seconds: 8 * 60 * 60,
  is_demo: false,
  default_language: 'en',
  date_format: 'dd.MM.yyyy',
  date_time_format: 'dd.MM.yyyy HH:mm',
  time_zone: 'UTC',
  first_day_of_week: 1,
  currency: 'EUR',
  mail_from: 'bureau@localhost',
  public_url: null,
  ...defaultAppearance,
  sidebar_background_images: JSON.stringify(sidebarPictures),
  brand_color: null,
  login_background: null,
  smtp_host: null,
  smtp_port: 587,
  smtp_security: 'starttls',
  smtp_user: null,
  smtp_password: null,
};

/** Whether a name is one of a setting. */
export const isSetting = (name: string): name is keyof Settings => Object.hasOwn(defaultSettings, name);
