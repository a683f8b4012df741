/** Checks that every catalogue exists in every locale, with exactly the keys of the English one. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { defaultLocale, locales } from '../../packages/values/src/locales/locales.ts';
import { root } from '../install.mjs';
import { checkCatalogue, type Catalogue } from './catalogue.ts';
import { checkTextKeys, readCatalogues, readModules } from './textKeys.ts';

/** Lists the catalogues of the application: each beside the code that shows its texts. */
const web = globSync('apps/web/src/**/locales', { cwd: root }).sort();

const folders = ['packages/ui/locales', 'packages/forms/locales', ...web, 'apps/api/locales'];

const faults = [
  ...folders.flatMap((folder) => locales.flatMap((locale) => checkFile(folder, locale))),
  ...locales.flatMap(checkShared),
  ...checkOwners(),
  ...checkTextKeys(readModules(join(root, 'apps/web/src')), readCatalogues(join(root, 'apps/web/src'))),
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

/** What both the screens and the API name, such as fields and statuses, is called the same in both. Errors speak of different things. */
function checkShared(locale: string): string[] {
  const api = `apps/api/locales/${locale}.json`;
  const files = web
    .map((folder) => join(folder, `${locale}.json`))
    .filter((file) => existsSync(join(root, file)));
  if (!existsSync(join(root, api))) return [];
  const shown: Catalogue = Object.fromEntries(files.flatMap((file) => Object.entries(read(file))));
  return Object.entries(read(api))
    .filter(([key, text]) => !key.startsWith('errors.') && Object.hasOwn(shown, key) && shown[key] !== text)
    .map(([key]) => `${api}: "${key}" is not the same text as in the web application`);
}

/** Checks that a key stands in one catalogue of the application alone, since they are merged, and that no two have one name. */
function checkOwners(): string[] {
  const names = web.map((folder) => basename(dirname(folder)));
  const keys = web.flatMap((folder) => Object.keys(read(join(folder, `${defaultLocale}.json`))));
  const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) < index);
  return [
    ...twice(names).map((name) => `Two catalogues of the web application are named ${name}`),
    ...twice(keys).map((key) => `"${key}" stands in two catalogues of the web application`),
  ];
}

function read(file: string): Catalogue {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue;
}
