import type { Settings } from '../../db/settings/Settings.ts';

/** The settings of the company of the demonstration. */
export const demoSettings = {
  is_demo: true,
  company_website: 'https://bureau.example',
  footer_text: 'Demonstration data, made up from start to end.',
  mail_from: 'office@bureau.example',
} as const satisfies Partial<Settings>;
