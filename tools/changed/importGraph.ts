/**
 * Reads from the sources who needs whom: by imports, and by the files that a module names. An import from a list of exports leads to where the
 * name comes from, so that the index of a package does not tie everything to everything.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path/posix';

import { parseSync } from 'vite';

/** Names a file that is code: all others are data, which nothing is known of. */
export const isModule = (file: string): boolean => /\.(?:tsx?|mjs)$/.test(file);

/** Names what checks, and what stands in for something in checks: no other code needs it. */
export const isCheck = (file: string): boolean => /\.(?:test|spec|stories)\.tsx?$|\/testing\//.test(file);

/** Names the text of a file alone, without what it imports. */
export const asWritten = (file: string): string => `${file} as written`;

/** Maps each file to those that need it, directly. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

interface Manifest {
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

type Exports = ReadonlyMap<string, string>;

const condition = '@bureau/source';

/** Reads what every package of the workspace exports, as the sources behind it. */
function readExports(root: string, files: readonly string[]): Exports {
  const exports = new Map<string, string>();
  for (const manifest of files.filter((file) => /^(?:packages|apps)\/[^/]+\/package\.json$/.test(file))) {
    const content = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as Manifest & { name: string };
    for (const [path, target] of Object.entries(content.exports ?? {})) {
      const source = typeof target === 'string' ? target : target[condition];
      if (source !== undefined) exports.set(join(content.name, path), join(dirname(manifest), source));
    }
  }
  return exports;
}

/** Returns the file that an import leads to, whether it is there or not, or undefined for a library. */
function resolveImport(from: string, request: string, exports: Exports): string | undefined {
  const path = request.replace(/\?.*$/, '');
  if (path.startsWith('.')) return join(dirname(from), path);
  for (const [name, source] of exports) {
    if (name === path) return source;
    const [start = '', end] = name.split('*');
    if (end !== undefined && path.startsWith(start) && path.endsWith(end))
      return source.replace('*', path.slice(start.length, path.length - end.length));
  }
  return undefined;
}

/** Stands for all names of a module. */
const all = '*';

interface Parsed {
  readonly imports: readonly { readonly file: string; readonly names: readonly string[] }[];
  /** Where a name comes from that the module passes on. */
  readonly passedOn: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** The names that it exports itself. */
  readonly own: ReadonlySet<string>;
  /** What it passes on as a whole. */
  readonly lists: readonly string[];
  /** The files that it names. */
  readonly named: readonly string[];
}

function parse(root: string, file: string, exports: Exports, files: readonly string[]): Parsed {
  const text = readFileSync(join(root, file), 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const imports: { file: string; names: string[] }[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const target = resolveImport(file, moduleRequest.value, exports);
    const values = entries.filter(({ isType }) => !isType);
    if (target === undefined || (entries.length > 0 && values.length === 0)) continue;
    const isWhole =
      entries.length === 0 || values.some(({ importName }) => importName.kind === 'NamespaceObject');
    imports.push({
      file: target,
      names: isWhole ? [all] : values.map(({ importName }) => importName.name ?? 'default'),
    });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const request = /^['"`](.*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    const target = request === undefined ? undefined : resolveImport(file, request, exports);
    if (target !== undefined) imports.push({ file: target, names: [all] });
  }
  const passedOn = new Map<string, { file: string; name: string }>();
  const own = new Set<string>();
  const lists: string[] = [];
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (isType) continue;
    if (!moduleRequest) own.add(exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''));
    const target = moduleRequest && resolveImport(file, moduleRequest.value, exports);
    if (!target) continue;
    const name = importName.kind === 'Name' ? (importName.name ?? 'default') : all;
    if (exportName.name === null) lists.push(target);
    else passedOn.set(exportName.name, { file: target, name });
  }
  return { imports, passedOn, own, lists, named: findNamed(text, file, files) };
}

/** Finds the files that a module names, by `import.meta.glob` or below the address of a file or folder. */
function findNamed(text: string, file: string, files: readonly string[]): string[] {
  const globs = text
    .matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g)
    .map(([, pattern = '']) => join(dirname(file), pattern))
    .toArray();
  const folders = text
    .matchAll(/new URL\(\s*'(\.[^']*)',\s*import\.meta\.url|import\.meta\.dirname/g)
    .map(([, path = '.']) => normalize(join(dirname(file), path)).replace(/\/$/, ''))
    // the root is where all but a test stands, and not what it reads
    .filter((folder) => folder !== '.' || isCheck(file))
    .toArray();
  return files.filter(
    (other) =>
      other !== file &&
      (globs.some((glob) => matchesGlob(other, glob)) ||
        folders.includes(other) ||
        (folders.some((folder) => folder === '.' || other.startsWith(`${folder}/`)) &&
          (isCheck(file) ? !isCheck(other) : !isModule(other)))),
  );
}

/**
 * Reads the graph of the files of a repository, given by their paths from its root. Types need nobody: whether they fit is checked of all files.
 */
export function readImportGraph(root: string, files: readonly string[]): ImportGraph {
  const present = files.filter((file) => existsSync(join(root, file)));
  const exports = readExports(root, present);
  const modules = new Map(
    present.filter(isModule).map((file) => [file, parse(root, file, exports, present)]),
  );
  const graph = new Map<string, Set<string>>();
  const add = (file: string, by: string) => graph.set(file, (graph.get(file) ?? new Set()).add(by));

  /** Adds who needs a name of a module, where it comes from as well as on the way there. */
  function follow(file: string, name: string, by: string, seen = new Set<string>()): void {
    if (seen.has(`${file} ${name}`)) return;
    seen.add(`${file} ${name}`);
    add(asWritten(file), by);
    const module = modules.get(file);
    const from = module?.passedOn.get(name);
    if (from) follow(from.file, from.name, by, seen);
    else if (module && name !== all && !module.own.has(name) && module.lists.length > 0)
      for (const list of module.lists) follow(list, name, by, seen);
    else add(file, by);
    if (name !== all || !module) return;
    for (const passed of module.passedOn.values()) follow(passed.file, passed.name, by, seen);
    for (const list of module.lists) follow(list, all, by, seen);
  }

  for (const [file, { imports, named }] of modules) {
    for (const { file: target, names } of imports) for (const name of names) follow(target, name, file);
    for (const other of named) add(other, file);
  }
  return graph;
}
