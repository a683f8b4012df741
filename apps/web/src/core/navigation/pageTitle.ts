import type { TFunction } from 'i18next';
import type { RouteHandle, TextKey } from './feature.ts';

/** Returns the title of the form for new records: what is created, where the labels of the resource say it (`clients.new`). */
export const newTitleOf = (t: TFunction, resource: string, general: TextKey): string =>
  t([`${resource}.new` as TextKey, general]);

/** Returns the title of a page. */
export const pageTitleOf = (t: TFunction, { feature, page }: RouteHandle): string =>
  page.path === 'create' ? newTitleOf(t, feature.path, page.titleKey) : t(page.titleKey);
