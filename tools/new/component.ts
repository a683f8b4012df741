import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import {
  change,
  fillTemplates,
  insertSorted,
  isTaken,
  path,
  read,
  GeneratorError,
  withArticle,
  writeFiles,
} from './files.ts';

const rootPropsFrom = { ui: '../../primitives/root/index.ts', forms: '@bureau/ui' } as const;
type Package = keyof typeof rootPropsFrom;
const packages = Object.keys(rootPropsFrom) as Package[];
const templates = join(import.meta.dirname, 'component/Name');

/** Lists the folders of a package that hold components, of those that its entry exports as a whole or that have an entry of their own. */
function rootsOf(name: Package): string[] {
  const exported = read(`packages/${name}/src/index.ts`).matchAll(
    /^export \* from '\.\/([\w-]+)\/index\.ts';/gm,
  );
  const entries = read(`packages/${name}/package.json`).matchAll(/"\.\/src\/([\w-]+)\/index\.ts"/g);
  return [...exported, ...entries]
    .map((match) => match[1] ?? '')
    .filter((folder) => readdirSync(path(`packages/${name}/src/${folder}`)).some(isComponent))
    .sort();
}

/** Whether the entry of a folder is a folder of a component, such as `StatusBadge`. */
const isComponent = (entry: string) => /^[A-Z]\w*$/.test(entry);

/** Makes the folder of a component, such as `primitives/Stamp`, and exports it. Returns the paths of what was written. */
export function newComponent(place: string, wanted?: string): string[] {
  const { owner, folder, name } = readPlace(place, wanted);
  const target = `packages/${owner}/src/${folder}`;
  const words = name.replaceAll(/\B[A-Z]/g, ' $&').toLowerCase();
  fillTemplates(templates, `${target}/${name}`, (text) =>
    text
      .replaceAll('STORIES_ID', `${folder === 'blocks' ? folder : owner}-${name.toLowerCase()}`)
      .replaceAll('ROOT_PROPS_FROM', rootPropsFrom[owner])
      .replaceAll('NAME_IN_WORDS', withArticle(words))
      .replaceAll(/\bName(?=\b|Props)/g, name),
  );
  const line = `export * from './${name}/index.ts';`;
  // An index that names what it exports has no such line yet, and takes it at its end.
  const isExport = (other: string) => other.startsWith('export * from');
  change(`${target}/index.ts`, (text) =>
    text.split('\n').some(isExport) ? insertSorted(text, line, isExport) : `${text}${line}\n`,
  );
  return writeFiles();
}

/** Reads where a component comes and what it is called; refuses what cannot be made. Writes nothing. */
export function readPlace(place: string, wanted?: string): { owner: Package; folder: string; name: string } {
  const parts = place.split('/').filter(Boolean);
  const name = parts.pop() ?? '';
  const named = packages.find((other) => other === (wanted ?? (parts.length > 1 ? parts[0] : undefined)));
  if (wanted !== undefined && !named)
    throw new GeneratorError(`There is no package “${wanted}”: ${packages.join(', ')}.`);
  if (parts.length > 1 && parts[0] === named) parts.shift();
  const folder = parts.join('/');
  const owner = (named ? [named] : packages).find((other) => rootsOf(other).includes(folder));
  if (!owner) {
    const known = (named ? [named] : packages).flatMap((other) =>
      rootsOf(other).map((root) => `${other}/${root}`),
    );
    const wrong = folder ? `There is no folder “${folder}” for components` : 'Say the folder as well';
    throw new GeneratorError(`${wrong}: ${known.join(', ')}.`);
  }
  if (!/^(?:[A-Z][a-z0-9]+)+$/.test(name))
    throw new GeneratorError(`A component is named like StatusBadge, not “${name}”.`);
  const folders = packages.flatMap((other) => rootsOf(other).map((root) => `packages/${other}/src/${root}`));
  const taken = folders.find((other) => readdirSync(path(other)).some(isSame(name)));
  if (taken) throw new GeneratorError(`${taken}/${name} is there already.`);
  if (isTaken(name, templates)) throw new GeneratorError(`“${name}” means something else already.`);
  const exporting = findExport(owner, name);
  if (exporting) throw new GeneratorError(`“${name}” is exported by ${exporting} already.`);
  return { owner, folder, name };
}

/** Finds the file of a package that exports a name, which its entry could then not export once more. */
function findExport(owner: Package, name: string): string | undefined {
  const declares = new RegExp(`^export (?:function|const|class|type|interface) ${name}\\b`, 'm');
  return globSync(`packages/${owner}/src/**/*.{ts,tsx}`, { cwd: path() })
    .filter((file) => !/\.(?:styles|stories|test)\./.test(file))
    .find((file) => declares.test(read(file)));
}

/** Some file systems do not tell capitals from small letters. */
function isSame(name: string) {
  return (other: string) => other.toLowerCase() === name.toLowerCase();
}
