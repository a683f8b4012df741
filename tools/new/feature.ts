import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { permissionPrefixes } from '../../packages/contract/src/access/permissions.ts';
import { locales } from '../../packages/values/src/locales/locales.ts';
import { run } from '../install.mjs';
import { change, fillTemplates, insertSorted, path, read, Refusal, writeFiles } from './files.ts';

const templates = join(import.meta.dirname, 'feature');

export interface FeatureOptions {
  /** Names one of them: `tax`. */
  readonly singular?: string | undefined;
  /** Gives the letters of its codes: `TAX`. */
  readonly code?: string | undefined;
  /** Names the prefix of its permissions where that is not its own name: `leavetypes` for `leave-types`. */
  readonly permission?: string | undefined;
  /** Names the icon of lucide in the menu: `percent`. */
  readonly icon?: string | undefined;
  /** Names a JSON file with its title by locale. */
  readonly titles?: string | undefined;
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

/** Makes a resource from top to bottom: contract, table and migration, API, screens, texts, menu. Gives the paths of what was written. */
export async function newFeature(name: string, options: FeatureOptions): Promise<string[]> {
  const names = readNames(name, options);
  const titles = readTitles(name, options.titles);
  fillTemplates(join(templates, 'files'), '', (text) => fill(text, names));
  register(names);
  addTexts(names, titles);
  const files = writeFiles();
  await addMigration(names);
  return [...files, ...writeFiles()];
}

function readNames(name: string, options: FeatureOptions): Names {
  if (!/^[a-z]+(?:-[a-z]+)*s$/.test(name))
    throw new Refusal(`A feature is named in the plural, like leave-types, not “${name}”.`);
  if (existsSync(path('apps/web/src/features', name)) || existsSync(path('apps/api/src/modules', name)))
    throw new Refusal(`“${name}” is there already, in the application or in the API.`);
  const one = options.singular ?? singularOf(name);
  const permission = options.permission ?? name.replaceAll('-', '');
  if (!permissionPrefixes.some((prefix) => prefix === permission))
    throw new Refusal(
      `No permission begins with “${permission}”. Name the prefix with --permission: ${permissionPrefixes.join(', ')}.`,
    );
  const code = options.code ?? one.replaceAll('-', '').slice(0, 3).toUpperCase();
  if (!/^[A-Z]{2,4}$/.test(code))
    throw new Refusal(`A code begins with two to four capitals, like TSK, not “${code}”.`);
  const icon = options.icon ?? 'folder';
  if (!/^[a-z]+(?:-[a-z0-9]+)*$/.test(icon))
    throw new Refusal(`An icon is named as lucide does, like list-checks, not “${icon}”.`);
  return { path: name, many: camel(name), one: camel(one), code, permission, icon };
}

function singularOf(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss)es$/.test(name) ? name.slice(0, -2) : name.slice(0, -1);
}

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The templates are about gizmos. Longer words come first. */
function fill(text: string, { path: address, many, one, code, permission, icon }: Names): string {
  const words = {
    'gizmos-path': address,
    'gizmos-permission': permission,
    'gizmos-icon': icon,
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

/** Gives the title in every locale: from a file, or from those that are prepared. */
function readTitles(name: string, file: string | undefined): Map<string, string> {
  const given =
    file === undefined ? {} : (JSON.parse(readFileSync(path(file), 'utf8')) as Record<string, string>);
  const titles = locales.map(
    (locale) => [locale, given[locale] ?? readTexts(locale)[`titles.${name}`]] as const,
  );
  const missing = titles.filter(([, title]) => !title).map(([locale]) => locale);
  if (missing.length > 0)
    throw new Refusal(
      `“${name}” has no title in ${missing.join(', ')}: give it with --titles FILE, such as {"en": "Taxes", "de": "Steuern", …}.`,
    );
  return new Map(titles.map(([locale, title]) => [locale, title ?? '']));
}

/** Adds the texts at the end of every catalogue of the application. */
function addTexts(names: Names, titles: ReadonlyMap<string, string>): void {
  for (const [locale, title] of titles) {
    const own = Object.entries(readTexts(locale)).filter(([key]) => !key.startsWith('titles.'));
    const entries = [['breadcrumbs.gizmos.title', title], ...own].map(
      ([key = '', text]) => `  ${JSON.stringify(fill(key, names))}: ${JSON.stringify(text)}`,
    );
    change(`apps/web/public/assets/i18n/${locale}.json`, (text) =>
      text.replace(/\n\}\s*$/, `,\n\n${entries.join(',\n')}\n}\n`),
    );
  }
}

/** Names it wherever things are listed. */
function register(names: Names): void {
  const filled = (text: string) => fill(text, names);
  const insert = (file: string, line: string, isSameKind: RegExp) =>
    change(file, (text) => insertSorted(text, filled(line), (other) => isSameKind.test(other)));
  const before = (file: string, mark: string, text: string) =>
    change(file, (whole) => whole.replace(mark, `${filled(text)}${mark}`));

  const after = (file: string, mark: RegExp, text: string) =>
    change(file, (whole) => whole.replace(mark, (found) => `${found}\n${filled(text)}`));

  const contract = 'packages/contract/src/resources/index.ts';
  before(
    contract,
    '\nexport {\n',
    `import {\n  type gizmo,\n  type gizmoCreate,\n  gizmoLimits,\n  gizmos,\n  type gizmoUpdate,\n} from './gizmos-path.ts';\n`,
  );
  change(contract, (text) => text.replace('\nexport {\n', filled('\nexport {\n  gizmoLimits,\n  gizmos,\n')));
  before(
    contract,
    '\n/** Lists every call of the API.',
    `export type Gizmo = InferType<typeof gizmo>;\nexport type GizmoCreate = InferType<typeof gizmoCreate>;\nexport type GizmoUpdate = InferType<typeof gizmoUpdate>;\n`,
  );
  const calls = ['list', 'one', 'create', 'update', 'remove'].map((call) => `  gizmos.${call},\n`).join('');
  before(contract, '  system.health,\n', calls);

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
    "  'gizmos-path': {\n    make: (name) => admin.call(gizmos.create, { body: { name } }),\n    hidesForeign: false,\n  },",
  );

  const features = 'apps/web/src/app/features.ts';
  insert(
    features,
    "import { gizmos } from '../features/gizmos-path/gizmos-path.feature.ts';",
    /^import \{ \w+ \} from '..\/features\//,
  );
  change(features, (text) =>
    text.replace(/^(export const features: .*), tasks\];$/m, filled('$1, gizmos, tasks];')),
  );
  const icons = 'apps/web/src/app/icons.tsx';
  if (read(icons).includes(`'${names.icon}':`)) return;
  change(icons, (text) =>
    text.replace("} from 'lucide-react';", filled(", GizmoIcon } from 'lucide-react';")),
  );
  insert(icons, "  'gizmos-icon': GizmoIcon,", /^ {2}'[\w-]+': \w+,$/);
}

/** Lets drizzle-kit write the migration of the table, and adds the entry of the menu. */
async function addMigration(names: Names): Promise<void> {
  let printed = '';
  const label = names.path.replaceAll('-', '_');
  const code = await run(
    'npm',
    ['run', '--silent', 'migration', '-w', '@bureau/api', '--', '--name', label],
    (stream) => stream.on('data', (chunk: Buffer) => (printed += String(chunk))),
  );
  const file = /\d{4}_\w+\.sql/.exec(printed)?.[0];
  if (code !== 0 || !file) throw new Refusal(`drizzle-kit wrote no migration:\n${printed}`);
  const migration = `apps/api/src/db/migrations/${file}`;
  const columns = '"position", "text", "link", "icon", "rule"';
  const entry = fill(
    `'breadcrumbs.gizmos.title', '/gizmos-path', 'gizmos-icon', 'gizmos-permission_view'`,
    names,
  );
  change(
    migration,
    (sql) =>
      `${sql}--> statement-breakpoint\nINSERT INTO "menu_items" (${columns})\nSELECT max("position") + 1, ${entry} FROM "menu_items";\n`,
  );
}
