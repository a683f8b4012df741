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

const faults = folders.flatMap((folder) => locales.flatMap((locale) => checkFile(folder, locale)));
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

function read(file: string): Catalogue {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue;
}
