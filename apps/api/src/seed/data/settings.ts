import type { Settings } from '../../db/settings/Settings.ts';

/** Says what the company of the demonstration has set. */
export const demoSettings = {
  is_demo: true,
  company_website: 'https://bureau.example',
  footer_text: 'Demonstration data, made up from start to end.',
  mail_from: 'office@bureau.example',
} as const satisfies Partial<Settings>;
