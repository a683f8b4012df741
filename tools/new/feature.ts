import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { permissionPrefixes } from '../../packages/contract/src/access/permissions.ts';
import { gatedRoutes, isRoutePath } from '../../packages/contract/src/access/routes.ts';
import { locales } from '../../packages/values/src/locales/locales.ts';
import { run } from '../install.mjs';
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

const templates = join(import.meta.dirname, 'feature');
const namePattern = /^[a-z]+(?:-[a-z]+)*$/;

export interface FeatureOptions {
  /** Names one of them: `tax`. */
  readonly singular?: string | undefined;
  /** The letters of its codes: `TAX`. */
  readonly code?: string | undefined;
}

/** What its names are in files, addresses, code, tables and codes. */
interface Names {
  readonly path: string;
  readonly many: string;
  readonly one: string;
  readonly code: string;
  readonly permission: string;
  readonly icon: string;
}

/** Makes a resource from top to bottom: contract, table and migration, API, screens, texts, menu. Returns the paths of what was written. */
export async function newFeature(name: string, options: FeatureOptions): Promise<string[]> {
  const names = readNames(name, options);
  fillTemplates(join(templates, 'files'), '', (text) => fill(text, names));
  register(names);
  addTexts(names);
  const files = writeFiles();
  await addMigration(names);
  return [...files, ...writeFiles()];
}

function readNames(name: string, options: FeatureOptions): Names {
  if (!namePattern.test(name))
    throw new GeneratorError(`A feature is named like leave-types, not “${name}”.`);
  if (existsSync(path('apps/web/src/features', name)) || existsSync(path('apps/api/src/modules', name)))
    throw new GeneratorError(`“${name}” is there already, in the application or in the API.`);
  if (!isRoutePath(name))
    throw new GeneratorError(
      `“${name}” is no route. Add it to packages/contract/src/access/routes.ts first.`,
    );
  const { access, icon } = gatedRoutes[name];
  const permission = permissionPrefixes.find((prefix) => access === `${prefix}_view`);
  if (!permission)
    throw new GeneratorError(
      `“${name}” has no permissions of its own. Add them to packages/contract/src/access/permissions.ts first.`,
    );
  const one = options.singular ?? singularOf(name);
  if (!namePattern.test(one) || one === name)
    throw new GeneratorError(`Say what one of “${name}” is called: --singular tax.`);
  const words = [name, one].map(camel);
  const taken = [...words, ...words.map(capital)].find((word) => isTaken(word, join(templates, 'files')));
  if (taken !== undefined)
    throw new GeneratorError(
      `“${taken}” means something else in the code. Say what one is called: --singular tax.`,
    );
  const code = options.code ?? one.replaceAll('-', '').slice(0, 3).toUpperCase();
  if (!/^[A-Z]{2,4}$/.test(code))
    throw new GeneratorError(`A code begins with two to four capitals, like TSK, not “${code}”.`);
  const owner = findCode(code);
  if (owner)
    throw new GeneratorError(`The codes of ${owner} begin with ${code}. Choose other letters: --code TAX.`);
  return { path: name, many: camel(name), one: camel(one), code, permission, icon };
}

/** Finds the resource whose codes begin with these letters: no two may. */
function findCode(code: string): string | undefined {
  const resources = 'packages/contract/src/resources';
  const file = globSync('*.ts', { cwd: path(resources) }).find((other) =>
    read(resources, other).includes(`codePrefix: '${code}'`),
  );
  return file?.replace('.ts', '');
}

function singularOf(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.replace(/(?:(?<=x|ch|sh|ss)es|s)$/, '');
}

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The templates are about gizmos. Longer words come first. */
function fill(text: string, { path: address, many, one, code, permission, icon }: Names): string {
  const words = {
    'gizmos-path': address,
    'gizmos-permission': permission,
    'gizmos-icon': icon,
    'gizmos-words': inWords(many),
    'gizmo-words': inWords(one),
    'a-gizmo': withArticle(inWords(one)),
    gizmos_table: address.replaceAll('-', '_'),
    GizmoIcon: capital(camel(icon)),
    Gizmos: capital(many),
    gizmos: many,
    Gizmo: capital(one),
    gizmo: one,
    GZM: code,
    gzm: code.toLowerCase(),
  };
  return Object.entries(words).reduce((filled, [word, own]) => filled.replaceAll(word, own), text);
}

function readTexts(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(join(templates, 'texts', `${locale}.json`), 'utf8')) as Record<
    string,
    string
  >;
}

/** Adds texts at the end of a catalogue that is there. */
function addTo(catalogue: string, texts: Readonly<Record<string, string>>): void {
  const entries = Object.entries(texts).map(
    ([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(text)}`,
  );
  change(catalogue, (before) => before.replace(/\n\}\s*$/, `,\n\n${entries.join(',\n')}\n}\n`));
}

/**
 * Writes the catalogues of the feature, beside its code. The titles of its pages are shown by what surrounds them and go to those of the shell; its own title
 * also to those of the API, which names the forms.
 */
function addTexts(names: Names): void {
  const titleKey = `breadcrumbs.${names.path}.title`;
  for (const locale of locales) {
    const shown = `apps/web/src/shell/locales/${locale}.json`;
    const told = `apps/api/locales/${locale}.json`;
    const { [titleKey]: title } = JSON.parse(read(shown)) as Record<string, string>;
    if (title === undefined)
      throw new GeneratorError(`${shown} has no “${titleKey}”: say in every language what they are called.`);
    const texts = Object.entries(readTexts(locale)).map(([key, text]) => [fill(key, names), text] as const);
    const isTitle = ([key]: readonly [string, string]) => key.startsWith('breadcrumbs.');
    addTo(shown, Object.fromEntries(texts.filter(isTitle)));
    const own = Object.fromEntries(texts.filter((text) => !isTitle(text)));
    create(`apps/web/src/features/${names.path}/locales/${locale}.json`, `${JSON.stringify(own, null, 2)}\n`);
    if (!(titleKey in (JSON.parse(read(told)) as object))) addTo(told, { [titleKey]: title });
  }
}

/** Names it wherever things are listed. */
function register(names: Names): void {
  const filled = (text: string) => fill(text, names);
  const insert = (file: string, line: string, isSameKind: RegExp) =>
    change(file, (text) => insertSorted(text, filled(line), (other) => isSameKind.test(other)));
  const after = (file: string, mark: RegExp, text: string) =>
    change(file, (whole) => whole.replace(mark, (found) => `${found}\n${filled(text)}`));

  const exported = filled('type Gizmo, type GizmoCreate, type GizmoUpdate, gizmoFields, gizmoLimits, gizmos');
  const contract = 'packages/contract/src/resources/index.ts';
  change(contract, (text) => `${text}export { ${exported} } from './${names.path}.ts';\n`);
  const entry = filled(names.path === names.many ? 'gizmos' : "'gizmos-path': gizmos");
  const registry = 'packages/contract/src/resources/registry.ts';
  insert(registry, "import { gizmos } from './gizmos-path.ts';", /^import \{ \w+ \} from '\.\//);
  change(registry, (text) =>
    text.replace(/(export const resources = \{[^}]*?),?\s*\} as const/, `$1, ${entry} } as const`),
  );

  insert('apps/api/src/db/schema/index.ts', "export * from './gizmos-path.ts';", /^export \* from/);
  const modules = 'apps/api/src/modules/index.ts';
  insert(modules, "import { gizmoRoutes } from './gizmos-path/routes.ts';", /^import \{ \w+Routes \}/);
  insert(modules, '  ...gizmoRoutes,', /^ {2}\.\.\.\w+Routes,$/);
  const access = 'apps/api/src/http/access.test.ts';
  change(access, (text) =>
    text.replace(/,?\s*\} from '@bureau\/contract';/, filled(", gizmos } from '@bureau/contract';")),
  );
  after(
    access,
    /^const bodies\b.* = \{$/m,
    "  'gizmos-path.create': { name: 'Made by a test' },\n  'gizmos-path.update': { name: 'Changed by a test' },",
  );
  after(
    access,
    /^const samples\b.* = \{$/m,
    "  'gizmos-path': { make: (name) => admin.call(gizmos.create, { body: { name } }), hidesForeign: false },",
  );

  const features = 'apps/web/src/shell/features.ts';
  insert(
    features,
    "import { gizmos } from '../features/gizmos-path/gizmos-path.feature.ts';",
    /^import \{ \w+ \} from '..\/features\//,
  );
  change(features, (text) => text.replace(/^ {2}tasks,$/m, filled('  gizmos,\n  tasks,')));
  const types = 'apps/web/src/i18next.d.ts';
  insert(
    types,
    "import type gizmos from './features/gizmos-path/locales/en.json';",
    /^import type \w+ from '.\/features\//,
  );
  change(types, (text) => text.replace(/^( {2}typeof \w+);$/m, filled('$1 &\n  typeof gizmos;')));
  const icons = 'apps/web/src/shell/icons.tsx';
  if (new RegExp(`^ {2}'?${names.icon}'?:`, 'm').test(read(icons))) return;
  change(icons, (text) =>
    text.replace(/,?\s*\} from 'lucide-react';/, filled(", GizmoIcon } from 'lucide-react';")),
  );
  insert(icons, "  'gizmos-icon': GizmoIcon,", /^ {2}'?[\w-]+'?: \w+,$/);
}

/** Adds the table to the initial migration, and the entry of the menu. */
async function addMigration(names: Names): Promise<void> {
  let printed = '';
  const code = await run('npm', ['run', '--silent', 'migration'], (stream) =>
    stream.on('data', (chunk: Buffer) => (printed += String(chunk))),
  );
  if (code !== 0) throw new GeneratorError(`The migration could not be written:\n${printed}`);
  const migration = 'apps/api/src/db/migrations/0000_initial.sql';
  const columns = '"position", "text", "link", "icon", "rule"';
  const entry = fill(
    `'breadcrumbs.gizmos-path.title', '/gizmos-path', 'gizmos-icon', 'gizmos-permission_view'`,
    names,
  );
  change(
    migration,
    (sql) =>
      `${sql}--> statement-breakpoint\nINSERT INTO "menu_items" (${columns})\nSELECT max("position") + 1, ${entry} FROM "menu_items";\n`,
  );
}
