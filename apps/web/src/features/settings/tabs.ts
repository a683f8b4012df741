/** Lists the pages of the settings in their order, each with its path below theirs; the first is the one that they open with. */
export const settingsTabs = [
  { id: 'company', path: '' },
  { id: 'registration', path: 'registration' },
  { id: 'localisation', path: 'localisation' },
  { id: 'mail', path: 'mail' },
  { id: 'theme', path: 'theme' },
  { id: 'working_days', path: 'working-days' },
  { id: 'slack', path: 'slack' },
  { id: 'menus', path: 'menus' },
  { id: 'translations', path: 'translations' },
  { id: 'custom_fields', path: 'custom-fields' },
  { id: 'numbering', path: 'numbering' },
  { id: 'history', path: 'history' },
] as const;

export type SettingsTabId = (typeof settingsTabs)[number]['id'];

/** Returns the address of a page of the settings. */
export const addressOfTab = (path: string) => (path === '' ? '/settings' : `/settings/${path}`);
