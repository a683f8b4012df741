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

const rules: IForbiddenRuleType[] = [
  ...layers,
  {
    name: 'layers: a new package is given its place in tools/boundaries.ts',
    severity: 'error',
    from: { path: '^((?:packages|apps)/[^/]+)/', pathNot: [folders(Object.keys(mayImport)), checks] },
    to: { path: ours, pathNot: '^$1/' },
  },
  {
    name: 'features never import features: what two need moves down a layer',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/[^/]+/', pathNot: '^apps/web/src/features/$1/' },
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
    name: 'no cycles, but for those that pass through what is loaded when it is needed',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
  { name: 'every import is found', severity: 'error', from: {}, to: { couldNotResolve: true } },
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
