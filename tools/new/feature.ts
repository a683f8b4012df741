import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

import type { PermissionGroupId } from '../../packages/contract/src/access/names.ts';
import { permissionGroups } from '../../packages/contract/src/access/permissionGroups.ts';
import { permissionPrefixes } from '../../packages/contract/src/access/permissions.ts';
import { gatedRoutes, isRoutePath } from '../../packages/contract/src/access/routes.ts';
import * as contract from '../../packages/contract/src/index.ts';
import { locales } from '../../packages/values/src/locales/locales.ts';
import { run } from '../install.mjs';
import { fieldCode, literal, type NewField, readFields, textsOf } from './fields.ts';
import {
  change,
  create,
  fillTemplates,
  insertSorted,
  isTaken,
  path,
  read,
  GeneratorError,
  withArticle,
  writeFiles,
} from './files.ts';

const resources = 'packages/contract/src/resources';
const templates = join(import.meta.dirname, 'feature', 'files');
const namePattern = /^[a-z]+(?:-[a-z]+)*$/;

export interface FeatureOptions {
  /** Describes what its records hold: `plate:line! seats:number`. */
  readonly fields?: string | undefined;
  /** Names one of them: `tax`. */
  readonly singular?: string | undefined;
  /** The letters of its codes: `TAX`. */
  readonly code?: string | undefined;
  /** Names the group of its permissions, where docs/product.md names no route. */
  readonly group?: string | undefined;
  /** Names its icon, where docs/product.md names no route. */
  readonly icon?: string | undefined;
}

/** Asks somebody at a terminal; refuses where nobody is there. */
export type Ask = (question: string) => Promise<string>;

/** What its names are in files, addresses, code, tables and codes. */
interface Names {
  readonly path: string;
  readonly many: string;
  readonly one: string;
  readonly code: string;
  readonly permission: string;
  readonly icon: string;
  /** Its title, in English. */
  readonly title: string;
  readonly fields: readonly NewField[];
  /** The group of a route that has to be registered. */
  readonly group: PermissionGroupId | undefined;
}

/** Makes a resource from top to bottom: contract, table and migration, API, screens, texts, menu. Returns the paths of what was written. */
export async function newFeature(name: string, options: FeatureOptions, ask: Ask): Promise<string[]> {
  const names = await readNames(name, options, ask);
  fillTemplates(templates, '', (text) => fill(text, names));
  register(names);
  addTexts(names);
  const files = writeFiles();
  await addMigration();
  return files;
}

/** Reads what a resource and its parts are called; refuses what cannot be made. Writes nothing. */
export async function readNames(name: string, options: FeatureOptions, ask: Ask): Promise<Names> {
  if (!namePattern.test(name))
    throw new GeneratorError(`A feature is named like leave-types, not “${name}”.`);
  if (existsSync(path('apps/web/src/features', name)) || existsSync(path('apps/api/src/modules', name)))
    throw new GeneratorError(`“${name}” is there already, in the application or in the API.`);
  if (existsSync(path(resources, `${name}.ts`)))
    throw new GeneratorError(`“${name}” is there already, in the contract.`);
  const one = options.singular ?? singularOf(name);
  if (!namePattern.test(one) || one === name)
    throw new GeneratorError(`Say what one of “${name}” is called: --singular tax.`);
  const words = [name, one].map(camel);
  const taken = [...words, ...words.map(capital)].find((word) => isTaken(word, templates));
  if (taken !== undefined)
    throw new GeneratorError(
      `“${taken}” means something else in the code. Say what one is called: --singular tax.`,
    );
  const exported = [camel(name), `${camel(one)}Fields`].find((word) => word in contract);
  if (exported !== undefined)
    throw new GeneratorError(
      `“${exported}” is exported by the contract already. Call the feature otherwise.`,
    );
  const code = options.code ?? one.replaceAll('-', '').slice(0, 3).toUpperCase();
  if (!/^[A-Z]{2,4}$/.test(code))
    throw new GeneratorError(`A code begins with two to four capitals, like TSK, not “${code}”.`);
  const owner = findCode(code);
  if (owner)
    throw new GeneratorError(`The codes of ${owner} begin with ${code}. Choose other letters: --code TAX.`);
  const fields = readFields(options.fields ?? 'name:line!');
  const route = isRoutePath(name) ? knownRoute(name) : await newRoute(name, options, ask);
  const title = `${capital(name.replaceAll('-', ' '))}`;
  return { path: name, many: camel(name), one: camel(one), code, title, fields, ...route };
}

type Route = Pick<Names, 'permission' | 'icon' | 'group'>;

function knownRoute(name: keyof typeof gatedRoutes): Route {
  const { access, icon } = gatedRoutes[name];
  const permission = permissionPrefixes.find((prefix) => access === `${prefix}_view`);
  if (!permission)
    throw new GeneratorError(
      `Who may open “${name}” is not a matter of permissions (docs/product.md §2). It cannot be generated.`,
    );
  return { permission, icon, group: undefined };
}

/** Reads what docs/product.md does not say of a route. */
async function newRoute(name: string, options: FeatureOptions, ask: Ask): Promise<Route> {
  const permission = name.replaceAll('-', '');
  if (permissionPrefixes.some((prefix) => prefix === permission))
    throw new GeneratorError(`There are permissions “${permission}” already. Call the feature otherwise.`);
  const groups = permissionGroups.map(({ id }) => id);
  const said = options.group ?? (await ask(`Which group of permissions (--group ${groups.join(', ')})?`));
  const group = groups.find((id) => id === said);
  if (!group)
    throw new GeneratorError(`“${said}” is no group of permissions. There are ${groups.join(', ')}.`);
  const icon = options.icon ?? 'box';
  if (!existsSync(path('node_modules/lucide-react/dist/esm/icons', `${icon}.mjs`)))
    throw new GeneratorError(`“${icon}” is no icon of lucide (https://lucide.dev/icons): --icon truck.`);
  return { permission, icon, group };
}

/** Finds the resource whose codes begin with these letters: no two may. */
function findCode(code: string): string | undefined {
  const file = globSync('*.ts', { cwd: path(resources) }).find((other) =>
    read(resources, other).includes(`codePrefix: '${code}'`),
  );
  return file?.replace('.ts', '');
}

function singularOf(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.replace(/(?:(?<=x|ch|sh|ss)es|s)$/, '');
}

const camel = (name: string) =>
  name.replaceAll(/[-_]([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const hyphened = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The templates are about gizmos. Longer words come first. */
function fill(
  text: string,
  { path: address, many, one, code, permission, icon, fields, group }: Names,
): string {
  const title = fields[0]?.name ?? '';
  const choices = fields.flatMap(({ name, field }) => (field.kind === 'choice' ? [name] : []));
  const keyOf = (name: string) => `${address}.${name}`;
  const files = Object.fromEntries(choices.map((name) => [name, { labels: keyOf(name) }]));
  const words = {
    FIELD_KINDS: [...new Set(fields.map(({ field }) => field.kind))].sort().join(', '),
    FIELD_LINES: fields.map(fieldCode).join('\n    '),
    CHOICES: literal(Object.fromEntries(choices.map((name) => [name, keyOf(name)]))),
    '  FILE_WORDS\n': choices.length > 0 ? `  files: ${literal(files)},\n` : '',
    title_field: title,
    'gizmos-path': address,
    'gizmos-permission': permission,
    '  PERMISSION_GROUP\n': group === undefined ? '' : `  permissionGroup: '${group}',\n`,
    TABLE: address === many ? `.${many}` : `['${address}']`,
    'gizmos-icon': icon,
    'gizmos-words': inWords(many),
    'gizmo-type': hyphened(one),
    'a-gizmo': withArticle(inWords(one)),
    GizmoIcon: capital(camel(icon)),
    gizmos: many,
    gizmo: one,
    GZM: code,
  };
  return Object.entries(words).reduce((filled, [word, own]) => filled.replaceAll(word, () => own), text);
}

/** Adds texts at the end of a catalogue, as far as it has none. */
function addTo(catalogue: string, texts: Readonly<Record<string, string>>): void {
  const present = JSON.parse(read(catalogue)) as object;
  const entries = Object.entries(texts)
    .filter(([key]) => !Object.hasOwn(present, key))
    .map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)}`);
  if (entries.length === 0) return;
  change(catalogue, (before) => before.replace(/\n\}\s*$/, `,\n\n${entries.join(',\n')}\n}\n`));
}

/** Writes the labels of the resource and its title into the contract, where the API has them, too. In English: they are to be translated. */
function addTexts({ path: name, one, title: english, permission, fields }: Names): void {
  const titleKey = `breadcrumbs.${name}.title`;
  const labels = 'packages/contract/labels';
  for (const locale of locales) {
    const shared = `${labels}/shared/locales/${locale}.json`;
    const { [titleKey]: title = english } = JSON.parse(read(shared)) as Record<string, string>;
    const created = `New ${one.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
    addTo(shared, { [titleKey]: title, [`${name}.new`]: created });
    addTo(`apps/web/src/screens/permissions/locales/${locale}.json`, {
      [`permissions.menus.${permission}`]: title,
    });
    const texts = JSON.stringify(textsOf(name, fields), null, 2);
    create(`${labels}/${name}/locales/${locale}.json`, `${texts}\n`);
  }
}

/** Names it wherever things are listed. */
function register(names: Names): void {
  const filled = (text: string) => fill(text, names);
  const insert = (file: string, line: string, isSameKind: RegExp) =>
    change(file, (text) => insertSorted(text, filled(line), (other) => isSameKind.test(other)));

  // a route of docs/product.md is said by its resource from now on
  if (names.group === undefined)
    change('packages/contract/src/access/routes.ts', (text) =>
      text.replace(new RegExp(`^ {2}'?${names.path}'?: \\{.*\\n`, 'm'), ''),
    );
  const registry = 'packages/contract/src/resources/described.ts';
  insert(registry, "import { gizmos } from './gizmos-path.ts';", /^import \{ \w+ \} from '\.\//);
  const name = filled(names.path === names.many ? 'gizmos' : "'gizmos-path'");
  change(registry, (text) =>
    text.replace(
      /(class DescribedResources \{[^}]*)\}/,
      `$1  readonly ${name}: typeof ${filled('gizmos')} = ${filled('gizmos')};\n}`,
    ),
  );

  insert(
    'packages/contract/src/resources/index.ts',
    "export { gizmoFields, gizmos } from './gizmos-path.ts';",
    /^export \{ \w+,? .*\} from '\.\//,
  );
  const modules = 'apps/api/src/modules/records.ts';
  insert(modules, "import { gizmoModule } from './gizmos-path/service.ts';", /^import \{ \w+Module \}/);
  change(modules, (text) => text.replace(/,?\s*\];/, filled(', gizmoModule];')));

  const features = 'apps/web/src/shell/gatedFeatures.ts';
  insert(
    features,
    "import { gizmos } from '../features/gizmos-path/gizmos-path.feature.ts';",
    /^import \{ \w+ \} from '..\/features\//,
  );
  change(features, (text) => text.replace(/,?\s*\];/, filled(', gizmos];')));
  insert(
    features,
    "import type gizmosLabels from '@bureau/contract/labels/gizmos-path/locales/en.json';",
    /^import type \w+Labels from '@bureau/,
  );
  change(features, (text) =>
    text.replace(/(export type FeatureTexts = [^;]*);/, filled('$1 & typeof gizmosLabels;')),
  );
  const icons = 'apps/web/src/core/icons.tsx';
  if (new RegExp(`^ {2}'?${names.icon}'?:`, 'm').test(read(icons))) return;
  change(icons, (text) =>
    text.replace(/,?\s*\} from 'lucide-react';/, filled(", GizmoIcon } from 'lucide-react';")),
  );
  insert(icons, "  'gizmos-icon': GizmoIcon,", /^ {2}'?[\w-]+'?: \w+,$/);
}

/** Adds the table to the initial migration. */
async function addMigration(): Promise<void> {
  let printed = '';
  const code = await run('npm', ['run', '--silent', 'migration'], (stream) =>
    stream.on('data', (chunk: Buffer) => (printed += String(chunk))),
  );
  if (code !== 0) throw new GeneratorError(`The migration could not be written:\n${printed}`);
}
