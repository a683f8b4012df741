import { type PublicSettings, settings as contract } from '@bureau/contract';
import type { Settings } from '../../db/settings/Settings.ts';

/** Names the fields of the mail server, which only those see who may see the settings. */
export const mailFields = [
  'smtp_host',
  'smtp_port',
  'smtp_security',
  'smtp_user',
] as const satisfies readonly (keyof Settings)[];

const themeFields: readonly string[] = contract.themeFields;

/** Names what a change says that is no setting. */
const unchanging: readonly string[] = ['version', 'current_password'];

/** Whether a change names nothing but fields of the theme. */
export const isThemeOnly = (change: object) =>
  Object.keys(change).every((name) => unchanging.includes(name) || themeFields.includes(name));

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
    brand_color: settings.brand_color,
    is_demo: settings.is_demo,
  };
}
