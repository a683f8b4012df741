import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const resources = fileURLToPath(new URL('../../packages/contract/src/resources/index.ts', import.meta.url));
const described = fileURLToPath(
  new URL('../../packages/contract/src/resources/described.ts', import.meta.url),
);
const webSources = fileURLToPath(new URL('./src/', import.meta.url));

/** Names what only the server and the OpenAPI document read of an endpoint, or of its upload. */
const serverOnly = ['summary', 'kind', 'body', 'response', 'params', 'parts', 'errors'];

/** Names what the API alone reads of a resource, and of its fields. */
const ofApi = [
  'codePrefix',
  'grants',
  'isInMenu',
  'isReleased',
  'isSearched',
  'isUnique',
  'notifies',
  'searchType',
];

/** Stands behind the address of the module for what it says itself. */
const sourceItself = 'source';

/**
 * Provides the browser with the calls of the contract, without their schemas and descriptions (docs/adr/0017-calls-without-schemas.md): in place of
 * the module of the resources stands what it exports, as plain data, and in place of that of their places in the application those alone. A function comes from the module itself, for those who use it.
 */
export function callsOfContract(): Plugin {
  let reading: Promise<ReadResources> | undefined;
  let isBuilding = false;
  return {
    name: 'bureau:calls-of-contract',
    enforce: 'pre',
    configResolved({ command }) {
      isBuilding = command === 'build';
    },
    watchChange() {
      reading = undefined;
    },
    async load(id) {
      const [file, name] = id.split('?');
      // the development server leaves nothing out: what else follows from the resources runs there
      const isDescribed = isBuilding && file === described;
      if ((file !== resources && !isDescribed) || name === sourceItself) return undefined;
      const { module: exported, dependencies } = await (reading ??= readResources());
      for (const source of dependencies) this.addWatchFile(source);
      if (isDescribed) return `export const described = ${writePlaces(exported['resources'] as object)};`;
      if (name !== undefined) return `export const ${name} = ${write(exported[name])};`;
      // each in a module of its own, so that a page is sent those that it uses
      const from = (one: string) =>
        JSON.stringify(`${resources}?${typeof exported[one] === 'function' ? sourceItself : one}`);
      return Object.keys(exported)
        .map((one) => `export { ${one} } from ${from(one)};`)
        .join('\n');
    },
    transform: {
      filter: { code: '@bureau/contract' },
      async handler(code, id) {
        if (!id.startsWith(webSources)) return;
        const read = (await (reading ??= readResources())).schema.exec(code)?.[0];
        if (read !== undefined) this.error(`${read} is not there in the browser (docs/adr/0017).`);
      },
    },
  };
}

interface ReadResources {
  /** What the module exports, by name. */
  readonly module: Readonly<Record<string, unknown>>;
  readonly dependencies: readonly string[];
  /** Finds code that reads what is left out off a resource or a call. */
  readonly schema: RegExp;
}

async function readResources(): Promise<ReadResources> {
  const { module, dependencies } = await runnerImport<Record<string, unknown>>(resources, {
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@bureau/source'] },
  });
  const names = Object.keys(module).join('|');
  return {
    module,
    dependencies,
    // a key of a text, such as 'tasks.fields.title', is in quotes
    schema: new RegExp(`(?<!['"\`])\\b(?:${names})\\.(?:fields|\\w+\\.(?:${serverOnly.join('|')}))\\b`),
  };
}

/** Writes as code what routes and permissions follow from: where a resource has its place, and none of its fields and calls. */
function writePlaces(all: object): string {
  const placed = Object.entries(all).filter(([, resource]: [string, object]) => 'icon' in resource);
  return JSON.stringify(Object.fromEntries(placed), [
    ...placed.map(([key]) => key),
    'name',
    'permissionPrefix',
    'permissionGroup',
    'icon',
  ]);
}

/** Returns whether a part of a resource is a call, whatever its name. */
const isCall = (part: unknown) => typeof part === 'object' && part !== null && 'path' in part;

/** Writes a resource as code. Of a query it keeps the names of its texts, since the client writes those alone. */
function write(value: unknown): string {
  return JSON.stringify(value, function leaveOut(this: object, key: string, part: unknown) {
    const isOfCall = 'path' in this || 'maxBytes' in this;
    if (isOfCall && serverOnly.includes(key)) return undefined;
    if (!isOfCall && ofApi.includes(key) && !isCall(part)) return undefined;
    // What somebody needs of them they import by name: `taskFields`.
    if (key === 'fields' && 'one' in this) return undefined;
    if (isOfCall && key === 'query')
      return Object.fromEntries(Object.keys(part as object).map((text) => [text, true]));
    return part;
  });
}
