import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

type Texts = Readonly<Record<string, string>>;

const pathOf = (name: string) =>
  normalizePath(fileURLToPath(new URL(`../../packages/${name}/locales/en.json`, import.meta.url)));

/** The English texts that the packages of components bring along. */
const catalogues = ['ui', 'forms'].map((name) => ({ name, path: pathOf(name) }));

/** Stands before the name of a package, for what its English texts are collected in. */
const collection = '\0bureau:english-of-';

/** Matches the beginning of keys, up to what is only known when the code runs. */
const named = /(['"`])((?:ui|forms)\.[\w.-]*)(?:\1|\$\{)/g;

/** Returns the texts that some code names: by their keys, also as plurals, or by how keys begin that it puts together. */
export function textsNamedIn(code: string, texts: Texts): Texts {
  const names = new Set<string>();
  const beginnings: string[] = [];
  for (const [match, , name = ''] of code.matchAll(named))
    if (match.endsWith('${')) beginnings.push(name);
    else names.add(name);
  const isNamed = (key: string) =>
    names.has(key) ||
    names.has(key.replace(/_(?:zero|one|two|few|many|other)$/, '')) ||
    beginnings.some((beginning) => key.startsWith(beginning));
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isNamed(key)));
}

/**
 * Loads the English texts of components with the components that show them (docs/adr/0060-leaner-code.md): in place of a whole
 * catalogue stands an object that is empty at first, to which each module that names texts adds them.
 */
export function textsWithCode(): Plugin {
  return {
    name: 'bureau:texts-with-code',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]locales[\\/]en\.json$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        const found = catalogues.find(({ path }) => path === resolved?.id);
        return found === undefined ? undefined : collection + found.name;
      },
    },
    load: {
      filter: { id: new RegExp(`^${collection}`) },
      handler: () => 'export default {};',
    },
    transform: {
      filter: { id: /\.tsx?$/, code: named },
      handler(code) {
        const added = catalogues.map(({ name, path }) => {
          this.addWatchFile(path);
          const texts = textsNamedIn(code, JSON.parse(readFileSync(path, 'utf8')) as Texts);
          if (Object.keys(texts).length === 0) return '';
          return `import ${name}Texts from ${JSON.stringify(path)}; Object.assign(${name}Texts, ${JSON.stringify(texts)});`;
        });
        return { code: [code, ...added].join('\n'), map: null };
      },
    },
  };
}
