import type { PublicSettings } from '@bureau/contract';

/** Describes what the company can set (docs/product.md §3), as far as anything reads it. */
export interface Settings extends PublicSettings {
  readonly date_format: string;
  readonly date_time_format: string;
  /** An IANA name, for users who have not chosen their own. */
  readonly time_zone: string;
  /** How long a session lives, in seconds. */
  readonly session_seconds: number;
  /** Asks for passwords that are hard to guess: see `weaknessOf`. */
  readonly strict_passwords: boolean;
  /** The address that people reach the application at, for links in mails; null takes that of the server. */
  readonly public_url: string | null;
  /** The server that mails are sent by; null writes them to files. */
  readonly smtp_host: string | null;
  readonly smtp_port: number;
  /** `tls` from the first byte, `starttls` once connected, `none` for a server on the same machine. */
  readonly smtp_security: 'none' | 'starttls' | 'tls';
  readonly smtp_user: string | null;
  readonly smtp_password: string | null;
  /** The address that mails come from. */
  readonly mail_from: string;
}

/** Gives what holds where nothing is set. */
export const defaultSettings: Settings = {
  login_background: null,
  default_language: 'en',
  allowed_for_registration: false,
  company_short_name: 'Bureau',
  company_name: 'Bureau',
  company_logo: null,
  footer_text: '',
  theme_layout: 'light',
  is_demo: false,
  date_format: 'dd.MM.yyyy',
  date_time_format: 'dd.MM.yyyy HH:mm',
  time_zone: 'UTC',
  session_seconds: 8 * 60 * 60,
  strict_passwords: false,
  public_url: null,
  smtp_host: null,
  smtp_port: 587,
  smtp_security: 'starttls',
  smtp_user: null,
  smtp_password: null,
  mail_from: 'bureau@localhost',
};

/** Picks what anybody may know. Each field is named: what is added to the settings later stays private until it is named here. */
export function publicPart(settings: Settings): PublicSettings {
  return {
    login_background: settings.login_background,
    default_language: settings.default_language,
    allowed_for_registration: settings.allowed_for_registration,
    company_short_name: settings.company_short_name,
    company_name: settings.company_name,
    company_logo: settings.company_logo,
    footer_text: settings.footer_text,
    theme_layout: settings.theme_layout,
    is_demo: settings.is_demo,
  };
}
