import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { format } from 'prettier';

import { root } from '../install.mjs';
import type { ApiExport } from './api.types.ts';
import type { ComponentDocs, WorkshopDocs } from './docs.types.ts';
import { readApi } from './readApi.ts';
import { readReleases } from './readChanges.ts';
import { pointerFolders } from './pointerStates.ts';
import { readExample } from './readExample.ts';
import { readGuide } from './readGuide.ts';

/** The groups of the workshop whose pages are of components, by the package that they come from. */
export const componentGroups = { ui: 'Components', forms: 'Forms' } as const;

/** Writes the name of a folder as a heading: `rich-text` is “Rich text”. */
export const toHeading = (folder: string) =>
  folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');

interface Place {
  readonly file: string;
  readonly folder: string;
  readonly name: string;
}

/** Returns all that the pages of the workshop say, or those of what a folder holds. */
export async function readDocs(
  api: readonly ApiExport[] = readApi(['theme', 'ui', 'forms']),
  within = '',
): Promise<WorkshopDocs> {
  const names = new Set(api.map(({ name }) => name.toLowerCase()));
  const places = findPlaces().filter(({ name }) => names.has(name.toLowerCase()));
  const pageOf = (one: ApiExport) => findPage(places, one);
  const pages = await Promise.all(
    places
      .filter(({ folder }) => folder.startsWith(within))
      .map((place) =>
        describePage(
          place,
          places,
          api.filter((one) => pageOf(one) === place),
          api,
        ),
      ),
  );
  return { pages, others: api.filter((one) => !pageOf(one)), releases: readReleases() };
}

/** Finds the stories that are named after a component: each has a page. */
function findPlaces(): Place[] {
  return globSync('packages/{ui,forms}/src/*/*/*.stories.tsx', { cwd: root })
    .sort()
    .map((file) => ({ file, folder: dirname(file), name: basename(file, '.stories.tsx') }))
    .filter(({ name }) => !name.includes('.'));
}

/** The page of what is exported: that of its own name, else that of its folder. */
function findPage(places: readonly Place[], { name, file }: ApiExport): Place | undefined {
  const near = places.filter(({ folder }) => file.startsWith(`${folder}/`));
  const owner = name.replace(/Props$/, '');
  return (
    near.find((place) => place.name === owner) ?? near.find((place) => place.name === basename(place.folder))
  );
}

async function describePage(
  { file, folder, name }: Place,
  places: readonly Place[],
  own: readonly ApiExport[],
  api: readonly ApiExport[],
): Promise<ComponentDocs> {
  const [, owner = 'ui', , group = ''] = folder.split('/');
  const [, id] = /^const meta\b[^]*?^ {2}id: '([^']+)'/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  if (id === undefined) throw new Error(`The meta of ${file} has no id.`);
  const guide = readGuide(join(root, folder, `${name}.md`));
  const components = own
    .filter(({ kind }) => kind === 'component')
    .sort((one, other) => Number(other.name === name) - Number(one.name === name));
  const required = components[0]?.members.filter(({ isRequired }) => isRequired) ?? [];
  const example =
    /^```tsx\n([^]*?)^```$/m.exec(guide?.sections.Example ?? '')?.[1] ??
    readExample(join(root, file), {
      name,
      required: required.map((member) => member.name),
      entries: new Map(api.map((one) => [one.name, one.entry])),
    });
  return {
    id,
    name,
    group: `${componentGroups[owner as keyof typeof componentGroups]}/${toHeading(group)}`,
    file,
    ...(guide && { guide }),
    ...(example !== undefined && { example: await formatCode(example) }),
    components,
    controls: pointerFolders(folder, [...new Set(places.map((place) => place.folder))]).map((one) =>
      basename(one),
    ),
    functions: await formatAll(own.filter(({ kind }) => kind === 'function' || kind === 'value')),
    types: await formatAll(findTypes(own, api)),
  };
}

/** Formats code as sources are, in lines that fit beside an explanation; markup stands without a semicolon. */
async function formatCode(code: string): Promise<string> {
  const text = await format(code, {
    parser: 'typescript',
    printWidth: 90,
    singleQuote: true,
    trailingComma: 'all',
  });
  return text.replace(/(?<=>);\n$|\n$/, '');
}

/** Formats what is shown as it is declared. */
const formatAll = (all: readonly ApiExport[]) =>
  Promise.all(all.map(async (one) => ({ ...one, declaration: await formatDeclaration(one) })));

async function formatDeclaration({ declaration, members }: ApiExport): Promise<string> {
  if (declaration === '' || members.length > 0) return declaration;
  return (await formatCode(declaration)).replace(/;$/, '');
}

/** Finds the types that props and functions name, and those that these name in turn; the values of a union stand with the prop. */
function findTypes(own: readonly ApiExport[], api: readonly ApiExport[]): ApiExport[] {
  const types = new Map(api.filter(({ kind }) => kind === 'type').map((one) => [one.name, one]));
  const found = new Set<ApiExport>();
  const collect = (text: string) => {
    for (const [name] of text.matchAll(/\b[A-Z]\w+/g)) {
      const type = types.get(name);
      if (!type || found.has(type) || type.name === 'RootProps') continue;
      found.add(type);
      for (const { type: field, isInherited } of type.members) if (!isInherited) collect(field);
      if (type.members.length === 0) collect(type.declaration);
    }
  };
  for (const { kind, declaration, members } of own) {
    if (kind === 'component') members.filter((one) => !one.isInherited).forEach(({ type }) => collect(type));
    else if (kind !== 'type') collect(declaration);
  }
  return [...found].filter(({ name, entry }) => !name.endsWith('Props') && !entry.endsWith('/theme'));
}
