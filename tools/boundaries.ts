/**
 * Checks who imports whom: docs/architecture.md in a form that a machine reads. The rules are patterns, so that a new folder is guarded
 * without being listed. `import('…').T` types, which dependency-cruiser does not see, are refused by oxlint.
 */
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

/** Fewer modules than this means that the parser has read nothing, not that all is well. */
const leastModules = 50;

const mayImport: Record<string, readonly string[]> = {
  'packages/values': [],
  'packages/theme': [],
  'packages/contract': ['packages/values'],
  'packages/ui': ['packages/theme', 'packages/values'],
  'packages/forms': ['packages/ui', 'packages/theme', 'packages/values'],
  'apps/api': ['packages/contract', 'packages/values'],
  'apps/web': ['packages/contract', 'packages/values', 'packages/theme', 'packages/ui', 'packages/forms'],
};

/** Lists the folders of the API from above to below: each imports those below it, and not those beside it. */
const apiLayers: readonly (readonly string[])[] = [
  ['server'],
  ['modules'],
  ['engine'],
  ['transfer'],
  ['records'],
  ['http'],
  ['access'],
  ['files', 'outgoing'],
  ['html'],
  ['db'],
  ['errors'],
];

const api = '^apps/api/src/';

/** The layers of the application, the highest first: each may import itself and those below it. */
const webLayers = ['shell', 'features', 'screens', 'core', 'api'] as const;
const web = 'apps/web/src';

/** Begins the paths of what stands side by side, and reaches each other through `service.ts` alone: a folder for each. */
const siblings = {
  'modules of the API': `${api}modules/`,
  'features of the web': `^${web}/features/`,
} as const;

const ours = '^(?:packages|apps)/[^/]+/';
const checks = '[.](?:stories|test)[.]tsx?$|/testing/';

function folders(names: readonly string[]): string {
  return `^(?:${names.join('|')})/`;
}

const layers: IForbiddenRuleType[] = Object.entries(mayImport).map(([from, to]) => ({
  name: `layers: of ours, ${from} may import ${to.length > 0 ? `only ${to.join(', ')}` : 'nothing'}`,
  severity: 'error',
  from: { path: folders([from]), pathNot: checks },
  to: { path: ours, pathNot: folders([from, ...to]) },
}));

const layersOfApi: IForbiddenRuleType[] = apiLayers.flatMap((names, index) =>
  names.map((name) => {
    const below = apiLayers.slice(index + 1).flat();
    return {
      name: `layers of the API: ${name} may import ${below.length > 0 ? `only ${below.join(', ')}` : 'nothing'}`,
      severity: 'error' as const,
      from: { path: `${api}${name}/`, pathNot: checks },
      to: { path: api, pathNot: `${api}(?:${[name, ...below].join('|')})/` },
    };
  }),
);

const throughServices: IForbiddenRuleType[] = Object.entries(siblings).map(([name, folder]) => ({
  name: `${name} reach each other through service.ts`,
  severity: 'error',
  from: { path: `${folder}([^/]+)/`, ...(folder.startsWith(api) && { pathNot: checks }) },
  to: { path: `${folder}[^/]+/`, pathNot: [`${folder}$1/`, '/service[.]ts$'] },
}));

const modulesOfApi: IForbiddenRuleType[] = [
  {
    name: 'the server reaches the modules of the API through service.ts',
    severity: 'error',
    from: { path: `${api}server/`, pathNot: checks },
    to: { path: `${api}modules/[^/]+/`, pathNot: '/service[.]ts$' },
  },
  {
    name: 'the lists of modules of the API import their routes and services alone',
    severity: 'error',
    from: { path: `${api}modules/[^/]+[.]ts$`, pathNot: checks },
    to: { path: `${api}modules/[^/]+/`, pathNot: '/(?:routes|service)[.]ts$' },
  },
  {
    name: 'the API takes what it needs of drizzle-orm from db/orm.ts, since every file that imports the package makes Node read its long list of exports once more',
    severity: 'error',
    from: { path: api, pathNot: `${api}db/orm[.]ts$` },
    to: { path: 'node_modules/drizzle-orm/(?:pg-core/)?index[.]' },
  },
  {
    name: 'a new folder of the API is given its place in tools/boundaries.ts',
    severity: 'error',
    from: {
      path: `${api}[^/]+/`,
      pathNot: [`${api}(?:${['seed', 'testing', ...apiLayers.flat()].join('|')})/`, checks],
    },
    to: {},
  },
];

const insideWeb: IForbiddenRuleType[] = [
  ...webLayers.map((layer, index): IForbiddenRuleType => ({
    name: `layers of the web: ${webLayers.join(' → ')}, and no arrow back`,
    severity: 'error',
    from: { path: folders([`${web}/${layer}`]), pathNot: checks },
    to: { path: `^${web}/`, pathNot: folders(webLayers.slice(index).map((name) => `${web}/${name}`)) },
  })),
  {
    name: 'the shell reaches features through their descriptions, catalogues and service.ts',
    severity: 'error',
    from: { path: `^${web}/shell/`, pathNot: checks },
    to: {
      path: `^${web}/features/[^/]+/`,
      pathNot: ['/([^/]+)/\\1[.]feature[.]ts$', '/locales/en[.]json$', '/service[.]ts$'],
    },
  },
  {
    name: 'services of the web are not loaded on demand, which would bring all that they export: they export what loads itself',
    severity: 'error',
    from: {},
    to: { path: `^${web}/features/[^/]+/service[.]ts$`, dynamic: true },
  },
  {
    name: 'layers of the web: every folder is one of them',
    severity: 'error',
    from: {},
    to: { path: `^${web}/[^/]+/`, pathNot: [folders(webLayers.map((name) => `${web}/${name}`)), checks] },
  },
];

const rules: IForbiddenRuleType[] = [
  ...layers,
  ...layersOfApi,
  ...throughServices,
  ...modulesOfApi,
  ...insideWeb,
  {
    name: 'layers: a new package is given its place in tools/boundaries.ts',
    severity: 'error',
    from: { path: '^((?:packages|apps)/[^/]+)/', pathNot: [folders(Object.keys(mayImport)), checks] },
    to: { path: ours, pathNot: '^$1/' },
  },
  {
    name: 'components know no blocks: a block is made of components',
    severity: 'error',
    from: { path: '^packages/(?:ui|forms)/src/', pathNot: ['^packages/ui/src/blocks/', checks] },
    to: { path: '^packages/ui/src/blocks/' },
  },
  {
    name: 'what ships imports no stories and no tests',
    severity: 'error',
    from: { path: ours, pathNot: checks },
    to: { path: checks },
  },
  {
    name: 'packages run in the browser: no modules of Node',
    severity: 'error',
    from: { path: '^packages/', pathNot: checks },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'the design system knows neither i18next nor a router',
    severity: 'error',
    from: { path: '^packages/(?:theme|ui|forms)/' },
    to: { path: 'node_modules/(?:i18next|react-i18next|react-router|react-router-dom)/' },
  },
  {
    name: 'no cycles, not even through what is loaded when it is needed',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  // what a plugin of Vite makes is in no file
  {
    name: 'every import is found',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

const options: ICruiseOptions = {
  ruleSet: { forbidden: rules },
  validate: true,
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '/dist/' },
  enhancedResolveOptions: {
    conditionNames: ['@bureau/source', 'import', 'types', 'default'],
    exportsFields: ['exports'],
    extensions: ['.ts', '.tsx', '.js', '.json'],
  },
};

const { output } = await cruise(['packages', 'apps', 'e2e', 'tools', 'benchmarks', '.storybook'], options);
const { modules, summary } = output as ICruiseResult;

const faults = summary.violations.map(({ rule, from, to, cycle }) => {
  const path = cycle ? cycle.map((step) => step.name).join(' → ') : to;
  return `${from} → ${path}\n  ${rule.name}`;
});

// What is in `X/parts/` is for X and what is below it; a pattern cannot say "below".
for (const { source, dependencies } of modules) {
  for (const { resolved } of dependencies) {
    const [owner = ''] = resolved.split('/parts/');
    const isOurs = /^(?:packages|apps)\//.test(resolved);
    if (isOurs && owner !== resolved && !source.startsWith(`${owner}/`))
      faults.push(`${source} → ${resolved}\n  parts are private to their folder`);
  }
}

// A cycle of modules or features need not be one of files: A imports a file of B, and another file of B one of A.
for (const [kind, folder] of Object.entries(siblings)) {
  const nameOf = (file: string) => new RegExp(`${folder}([^/]+)/`).exec(file)?.[1];
  const used = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const name = nameOf(source);
    if (name === undefined || new RegExp(checks).test(source)) continue;
    const others = dependencies.map(({ resolved }) => nameOf(resolved) ?? name);
    used.set(name, new Set([...(used.get(name) ?? []), ...others.filter((other) => other !== name)]));
  }
  const findCycles = (path: readonly string[]): void => {
    const [first = '', last = first] = [path[0], path.at(-1)];
    for (const next of used.get(last) ?? []) {
      if (next === first) faults.push(`${[...path, next].join(' → ')}\n  no cycles of ${kind}`);
      // Each cycle is found once, from the first of its names.
      else if (next > first && !path.includes(next)) findCycles([...path, next]);
    }
  };
  for (const name of used.keys()) findCycles([name]);
}

if (summary.totalCruised < leastModules) {
  faults.push(`Only ${summary.totalCruised} modules were read: the check sees nothing.`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(
  `${summary.totalCruised} modules, ${summary.totalDependenciesCruised ?? 0} imports: every one is allowed.`,
);
