import type { Texts } from './languages.ts';

const catalogues = import.meta.glob<Texts>(
  ['../../**/locales/en.json', '../../../../../packages/contract/labels/*/locales/en.json'],
  { eager: true, import: 'default' },
);

/** All English texts of the application, as they are shipped. */
export const englishTexts: Texts = Object.fromEntries(
  Object.values(catalogues).flatMap(Object.entries<string>),
);
