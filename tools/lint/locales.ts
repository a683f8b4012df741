/** Checks that every catalogue exists in every locale, with exactly the keys of the English one. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { defaultLocale, locales } from '../../packages/values/src/locales/locales.ts';
import { root } from '../install.mjs';
import { checkCatalogue, type Catalogue } from './catalogue.ts';
import { checkTextKeys, readCatalogues, readModules } from './textKeys.ts';

/** Lists the catalogues of the application: each beside the code that shows its texts, and the labels that it has in common with the API in the contract. */
const code = globSync('apps/web/src/**/locales', { cwd: root }).sort();
const web = [...code, ...globSync('packages/contract/labels/*/locales', { cwd: root }).sort()];

const folders = [
  'packages/ui/locales',
  'packages/forms/locales',
  'packages/forms/locales/rich-text',
  ...web,
  'apps/api/locales',
];

const faults = [
  ...folders.flatMap((folder) => locales.flatMap((locale) => checkFile(folder, locale))),
  ...checkShared(),
  ...checkOwners(),
  ...checkTextKeys(
    readModules(join(root, 'apps/web/src')),
    readCatalogues(web.map((folder) => join(root, folder))),
  ),
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
  if (locale === defaultLocale) return [];
  return checkCatalogue(readEnglish(folder), locale, read(file)).map((fault) => `${file}: ${fault}`);
}

/** Reads the English texts of a catalogue, which may be several files: they are part of the code, and loaded with the part that shows them. */
function readEnglish(folder: string): Catalogue {
  const files = globSync(`${defaultLocale}{,.*}.json`, { cwd: join(root, folder) });
  return Object.assign({}, ...files.map((file) => read(join(folder, file)))) as Catalogue;
}

/** What both the screens and the API name, such as fields and statuses, stands in the contract alone. Errors speak of different things. */
function checkShared(): string[] {
  const shown = new Set(web.flatMap(keysOf));
  return keysOf('apps/api/locales')
    .filter((key) => !key.startsWith('errors.') && shown.has(key))
    .map(
      (key) =>
        `"${key}" is a label that the API and the web application share: it belongs to packages/contract/labels`,
    );
}

/** Checks that a key stands in one catalogue of the application alone, since they are merged, and that no two have one name. */
function checkOwners(): string[] {
  const names = code.map((folder) => basename(dirname(folder)));
  const keys = web.flatMap(keysOf);
  const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) < index);
  return [
    ...twice(names).map((name) => `Two catalogues of the web application are named ${name}`),
    ...twice(keys).map((key) => `"${key}" stands in two catalogues of the web application`),
  ];
}

function keysOf(folder: string): string[] {
  return Object.keys(read(join(folder, `${defaultLocale}.json`)));
}

function read(file: string): Catalogue {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue;
}
