/**
 * Checks that code uses only texts that are loaded when it runs. Which catalogues these are follows from who loads the code: a module that the sign-in
 * and a page behind it share may only say what both have (docs/adr/0033-catalogues-by-part.md).
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Holds the source of modules by their paths, below the sources of the application. */
export type Modules = Readonly<Record<string, string>>;

/** Holds the keys of catalogues by their names. */
export type Catalogues = ReadonlyMap<string, ReadonlySet<string>>;

/** Names the catalogues that everybody has, those of visitors, and those behind the sign-in (`core/languages/catalogues.ts`). */
const forAll = ['core'];
const forVisitors = ['core', 'auth'];
const behindSignIn = ['core', 'screens', 'shared', 'shell'];

/** Is loaded after the sign-in. */
const signedInApp = 'shell/SignedInApp.tsx';
/** Lists pages that every resource has, as features list theirs. */
const sharedPages = 'screens/resource/recordPages.tsx';
const featureFile = /^features\/([^/]+)\/\1\.feature\.ts$/;
const serviceFile = /^features\/[^/]+\/service\.ts$/;
/** Matches what a module imports or exports from another: the names, and its address. */
const staticImport = /^(?:import|export) (?!type )([^;]*?)from '(\.[^']+)'/gm;
const dynamicImport = /import\('(\.[^']+)'\)/g;
const comment = /\/\*.*?\*\/|^\s*\/\/.*?$/gms;
/** Matches string literals and templates, with what is filled in. */
const literal = /'([\w.-]+)'|`([\w.-]+\.(?:\$\{[^}]*\}|[\w.-])*)`/g;

/** Lists what code says that is not loaded with it, a sentence for each key. */
export function checkTextKeys(modules: Modules, catalogues: Catalogues): string[] {
  const available = findAvailable(modules);
  return [...available].flatMap(([file, names]) => {
    const known = [...names].flatMap((name) => [...(catalogues.get(name) ?? [])]);
    return [...keysOf(modules[file] ?? '', catalogues)]
      .filter(({ matches }) => !known.some(matches))
      .map(
        ({ text }) =>
          `${file}: “${text}” is in none of the catalogues that are loaded with it: ${[...names].join(', ')}`,
      );
  });
}

/** Finds the keys in a source that some catalogue has. */
function keysOf(source: string, catalogues: Catalogues) {
  const keys = [...catalogues.values()].flatMap((all) => [...all]);
  return [...source.replaceAll(comment, '').matchAll(literal)]
    .map(([, plain, template]) => ({
      text: plain ?? template ?? '',
      matches: matcherOf(plain ?? template ?? ''),
    }))
    .filter(({ matches }) => keys.some(matches));
}

/** Returns what tells whether a key is meant by a literal; `{…}` stands for anything, and a key with a count has a form for each. */
function matcherOf(text: string): (key: string) => boolean {
  const pattern = text
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll('.', '\\.'))
    .join('[\\w-]+');
  const whole = new RegExp(`^${pattern}(?:_(?:zero|one|two|few|many|other))?$`);
  return (key) => whole.test(key);
}

/** Returns the catalogues that are loaded whenever a module runs, by the paths of modules. */
function findAvailable(modules: Modules): ReadonlyMap<string, ReadonlySet<string>> {
  const available = new Map<string, ReadonlySet<string>>();
  const files = Object.keys(modules);
  const load = (roots: readonly string[], names: readonly string[]) => {
    for (const file of reach(modules, roots)) {
      const own = /^features\/([^/]+)\//.exec(file)?.[1];
      // what stands above the features does not know which of them uses it
      const usable = new Set(own === undefined ? names.filter((name) => !isOfFeature(name)) : names);
      available.set(file, available.get(file)?.intersection(usable) ?? usable);
    }
  };
  const features = files.filter((file) => featureFile.test(file));
  const isOfFeature = (name: string) => features.some((file) => featureFile.exec(file)?.[1] === name);
  for (const file of features) {
    const source = modules[file] ?? '';
    const isPublic = source.includes("access: 'public'");
    const [path = ''] = featureFile.exec(file)?.slice(1) ?? [];
    const further = /catalogues: \[([^\]]*)\]/.exec(source)?.[1]?.match(/[\w-]+/g) ?? [];
    load(
      importsOf(file, source, dynamicImport),
      isPublic ? forVisitors : [...behindSignIn, path, ...further],
    );
  }
  load([signedInApp, ...importsOf(sharedPages, modules[sharedPages] ?? '', dynamicImport)], behindSignIn);
  load(['main.tsx'], forAll);
  // plain data, whose titles are shown by the application around the page
  available.set(sharedPages, new Set(behindSignIn));
  for (const file of features) {
    const isPublic = (modules[file] ?? '').includes("access: 'public'");
    available.set(file, new Set(isPublic ? forVisitors : behindSignIn));
  }
  return available;
}

/** Finds the modules that run when some are loaded, without what waits for the sign-in and the pages of features. */
function reach(modules: Modules, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [...roots];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const source = modules[file];
    if (source === undefined || found.has(file)) continue;
    found.add(file);
    queue.push(...staticImportsOf(modules, file, source));
    if (!featureFile.test(file) && file !== sharedPages)
      queue.push(...importsOf(file, source, dynamicImport).filter((loaded) => loaded !== signedInApp));
  }
  return found;
}

const importsOf = (file: string, source: string, kind: RegExp) =>
  [...source.matchAll(kind)].map(([, address = '']) => join(dirname(file), address));

/** Finds what a module imports. Of a service it is only what exports the names that are imported: nothing else of it is loaded. */
function staticImportsOf(modules: Modules, file: string, source: string): string[] {
  return [...source.matchAll(staticImport)].flatMap(([, names = '', address = '']) => {
    const imported = join(dirname(file), address);
    if (!serviceFile.test(imported)) return [imported];
    const wanted = new Set(namesIn(names).map(([name]) => name));
    return [...(modules[imported] ?? '').matchAll(staticImport)]
      .filter(([, exported = '']) => namesIn(exported).some((pair) => wanted.has(pair.at(-1))))
      .map(([, , origin = '']) => join(dirname(imported), origin));
  });
}

/** Lists the names in braces, each with the one that it gets, if it gets another. */
const namesIn = (braces: string) =>
  [...braces.matchAll(/(\w+)(?: as (\w+))?(?=\s*[,}])/g)].map(([, name, alias]) =>
    alias === undefined ? [name] : [name, alias],
  );

/** Reads the modules of the application, without its tests and stories. */
export function readModules(folder: string): Modules {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$|\.d\.ts$|^testing\//.test(file),
  );
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Reads the keys of the catalogues of the application, which stand in some folders; those of one name are one. */
export function readCatalogues(folders: readonly string[]): Catalogues {
  const files = Map.groupBy(folders, (folder) => basename(dirname(folder)));
  const keysIn = (folder: string) =>
    Object.keys(JSON.parse(readFileSync(join(folder, 'en.json'), 'utf8')) as object);
  return new Map([...files].map(([name, all]) => [name, new Set(all.flatMap(keysIn))]));
}
