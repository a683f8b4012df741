// Makes what `tsc -b` has built ready to be packed: npm runs it, as `prepack`, in the folder of a package. It may run again on what it made.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { parseSync, transformWithOxc, Visitor } from 'vite';

import { writeLlms } from '../workshop/llms.ts';
import { readApi } from '../workshop/readApi.ts';
import { readDocs } from '../workshop/readDocs.ts';

const folder = process.cwd();
const built = globSync('dist/{src,locales}/**/*.{js,d.ts,json,map}', { cwd: folder });
if (built.length === 0) throw new Error(`${folder} has not been built: run npm run build first.`);

for (const file of built) {
  const path = join(folder, file);
  if (isStale(file)) rmSync(path);
  else if (!file.endsWith('.json')) {
    const text = readFileSync(path, 'utf8');
    const finished = withoutDocuments(
      withUndefined(path, withEndings(withAttributes(withoutStyles(path, await withNames(path, text))))),
    );
    if (finished !== text) writeFileSync(path, finished);
  }
}

const name = basename(folder);
if (name === 'ui' || name === 'forms') await writeGuides();

/** Puts beside the code what coding assistants read: what each component is for, how it is used, and its props. */
async function writeGuides(): Promise<void> {
  const { pages, others } = await readDocs(readApi(['theme', 'ui', 'forms']), `packages/${name}/`);
  const own = {
    pages,
    others: others.filter(({ entry }) => `${entry}/`.startsWith(`@bureau/${name}/`)),
  };
  rmSync(join(folder, 'dist/llms'), { recursive: true, force: true });
  mkdirSync(join(folder, 'dist/llms'), { recursive: true });
  for (const [path, text] of writeLlms(own))
    writeFileSync(join(folder, 'dist', path), withoutDocuments(text));
}

/**
 * Gives each styled component an id that follows from its place in the package, as the application's build does: without one it is counted, and a server
 * counts other components than the part of them that a page loads. Styles are written without comments and white space.
 */
async function withNames(path: string, text: string): Promise<string> {
  if (!path.endsWith('.js') || !text.includes("from 'styled-components'") || text.includes('componentId:'))
    return text;
  const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true };
  const { code } = await transformWithOxc(text, path, { sourcemap: false, plugins: { styledComponents } });
  return code;
}

/** `tsc -b` leaves what it made of a source that is gone since, and the source maps of a build that had them. */
function isStale(file: string): boolean {
  if (file.endsWith('.map')) return true;
  const source = file.replace(/^dist./, '').replace(/(?:\.d\.ts|\.js)$/, '');
  return !['', '.ts', '.tsx'].some((ending) => existsSync(join(folder, source + ending)));
}

/**
 * Gives each import of a JSON file its attribute, without which Node refuses it. Dynamic imports have none in the sources, as Vite's
 * development server answers them with JavaScript, and TypeScript leaves it out of declarations.
 */
function withAttributes(text: string): string {
  return text
    .replaceAll(/\bimport\((['"][^'"]+\.json['"])\)/g, "import($1, { with: { type: 'json' } })")
    .replaceAll(/^(import [^;]*? from ['"][^'"]+\.json['"]);/gm, "$1 with { type: 'json' };");
}

/** Leaves style sheets out of declarations, where TypeScript looks for their types; the code still brings them. */
function withoutStyles(path: string, text: string): string {
  return path.endsWith('.d.ts') ? text.replaceAll(/^import ['"][^'"]+\.css['"];$/gm, 'export {};') : text;
}

/**
 * Lets optional properties be undefined as well, as React's own are: with `exactOptionalPropertyTypes` nobody could hand on what may be missing otherwise.
 */
function withUndefined(path: string, text: string): string {
  if (!path.endsWith('.d.ts')) return text;
  const ranges: (readonly [number, number])[] = [];
  new Visitor({
    TSPropertySignature({ optional, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation;
      const has = type?.type === 'TSUnionType' && type.types.some((one) => one.type === 'TSUndefinedKeyword');
      if (optional && type && !has) ranges.push([type.start, type.end]);
    },
  }).visit(parseSync(path, text).program);
  const places = ranges.flatMap(([start, end]) => [[start, '('] as const, [end, ') | undefined'] as const]);
  // from the end, so that what stands before stays where it is; of two at one place, the inner one closes first
  return places
    .toSorted(([a], [b]) => b - a)
    .reduce((changed, [at, added]) => changed.slice(0, at) + added + changed.slice(at), text);
}

/** Gives the paths of types inside styled-components, which TypeScript writes into declarations, the ending that Node asks for. */
function withEndings(text: string): string {
  return text.replaceAll(/(['"])(styled-components\/dist\/[\w/]+)\1/g, '$1$2.js$1');
}

/** Leaves out what points to documents of the workspace, which a package does not bring along. */
function withoutDocuments(text: string): string {
  return text.replaceAll(/\s*\((?:docs\/|ADR )[^)]*\)/g, '');
}
