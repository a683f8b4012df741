/** Checks that every catalogue exists in every locale, with exactly the keys of the English one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defaultLocale, locales } from '../../packages/values/src/locales/locales.ts';
import { root } from '../install.mjs';
import { checkCatalogue, type Catalogue } from './catalogue.ts';

const folders = [
  'packages/ui/locales',
  'packages/forms/locales',
  'apps/web/public/assets/i18n',
  'apps/api/locales',
  'tools/new/feature/texts',
];

/** What both the screens and the API name, such as fields and statuses, is called the same in both. Errors speak of different things. */
const sharing = ['apps/web/public/assets/i18n', 'apps/api/locales'] as const;

const faults = [
  ...folders.flatMap((folder) => locales.flatMap((locale) => checkFile(folder, locale))),
  ...locales.flatMap(checkShared),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error(`Faults in the catalogues of ${locales.length} locales: ${faults.length}.`);
  process.exit(1);
}
console.log(`${folders.length} catalogues are complete in ${locales.length} locales.`);

function checkFile(folder: string, locale: string): string[] {
  const file = join(folder, `${locale}.json`);
  if (!existsSync(join(root, file))) return [`${file} is missing`];
  return checkCatalogue(read(join(folder, `${defaultLocale}.json`)), locale, read(file)).map(
    (fault) => `${file}: ${fault}`,
  );
}

function checkShared(locale: string): string[] {
  const [screens, api] = sharing.map((folder) => join(folder, `${locale}.json`));
  if (![screens, api].every((file) => file !== undefined && existsSync(join(root, file)))) return [];
  const shown = read(screens ?? '');
  return Object.entries(read(api ?? ''))
    .filter(([key, text]) => !key.startsWith('errors.') && Object.hasOwn(shown, key) && shown[key] !== text)
    .map(([key]) => `${api}: "${key}" is not the same text as in ${screens}`);
}

function read(file: string): Catalogue {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue;
}
