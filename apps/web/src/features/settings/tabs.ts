/** Names the pages of the settings in their order; the first is the one that they open with. */
export const settingsTabs = [
  'company',
  'registration',
  'localisation',
  'mail',
  'theme',
  'working_days',
  'slack',
  'menus',
  'translations',
  'custom_fields',
  'numbering',
  'history',
] as const;

export type SettingsTabId = (typeof settingsTabs)[number];

/** Returns the path of a page below that of the settings. */
export const pathOfTab = (id: SettingsTabId) => (id === settingsTabs[0] ? '' : id.replace('_', '-'));
