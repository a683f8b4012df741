import { build, mergeConfig, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { modulesUsedTogether } from './usedTogether.ts';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;
type Group = Rolldown.CodeSplittingGroup;

/** Names, by who comes, the modules whose code the first picture waits for. */
export const firstModules = {
  signedOut: 'features/login/LoginPage.tsx',
  signedIn: 'shell/SignedInApp.tsx',
} as const;

/** Names the modules of the pages that people open first, by their addresses; the empty one leads to the first of them. */
export const firstPages = {
  dashboard: ['features/dashboard/DashboardPage.tsx'],
  tasks: ['screens/list/ListScreen.tsx', 'features/tasks/TasksPage.tsx'],
} as const;

/** Is loaded wherever people work, right after the first picture. */
const toasts = 'Toasts/parts/ToastList.tsx';

/** Need a little of what forms need, and are opened by people who have long signed in: lists with fields of the company, and selects. */
const withoutForm = [
  'screens/custom/listCode.ts',
  'inputs/options/SelectTrigger.tsx',
  'inputs/TextInput/TextInput.tsx',
];

const start: Group = { name: 'start', tags: ['$initial'], priority: 1 };

/**
 * Puts together what a first visit asks for together (docs/adr/0031-lean-first-visit.md), and what is mostly loaded together later (docs/adr/0060-leaner-code.md): by
 * itself a bundler makes a chunk for each set of pages that share something, forty for a list. What is needed for what is only known when unused code is gone, so the application is bundled once to see,
 * with the plugins that compile it.
 */
export function visitChunks(compile: () => PluginOption[]): Plugin {
  return {
    name: 'bureau:visit-chunks',
    apply: 'build',
    async config(config) {
      const seen = await build(
        mergeConfig(
          { ...config, plugins: compile() },
          {
            configFile: false,
            logLevel: 'error',
            build: {
              write: false,
              minify: false,
              rolldownOptions: { output: { codeSplitting: { groups: [start] } } },
            },
          },
        ),
      );
      const { output } = seen as Rolldown.RolldownOutput;
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: groupsOf(output) } } } } };
    },
  };
}

function groupsOf(output: readonly Output[]): Group[] {
  const chunks = output.filter((one) => one.type === 'chunk');
  const modulesOf = (...modules: string[]) => {
    const files = new Set(filesBesideStart(chunks, modules));
    return new Set(
      chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds),
    );
  };
  const signIn = modulesOf(firstModules.signedOut);
  const shell = modulesOf(firstModules.signedIn, toasts);
  const common = signIn.intersection(shell.union(modulesOf(...withoutForm)));
  const together = (name: string, modules: ReadonlySet<string>, minShareCount = 1): Group => ({
    name,
    test: (id) => modules.has(id),
    minShareCount,
    includeDependenciesRecursively: false,
  });
  const lists = modulesOf(...firstPages.tasks);
  const placed = signIn
    .union(shell)
    .union(lists)
    .union(modulesOf(...firstPages.dashboard));
  return [
    start,
    together('common', common),
    together('sign-in', signIn),
    together('shell', shell),
    // what a list has in common with the pages of its records
    together('records', lists, 2),
    ...modulesUsedTogether(chunks, placed).map((modules, index) => together(`later${index}`, modules)),
  ];
}

/** Lists the files that modules need beside those that the page names itself. */
export function filesBesideStart(output: readonly Output[], modules: readonly string[]): string[] {
  const chunks = output.filter((one) => one.type === 'chunk');
  const reach = (roots: readonly Rolldown.OutputChunk[], found = new Set<string>()): Set<string> => {
    for (const { fileName, imports } of roots) {
      if (found.has(fileName)) continue;
      found.add(fileName);
      reach(
        chunks.filter((chunk) => imports.includes(chunk.fileName)),
        found,
      );
    }
    return found;
  };
  const roots = modules.map((module) => {
    const root = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!root) throw new Error(`No chunk has ${module}, whose code is to be loaded first.`);
    return root;
  });
  return [...reach(roots).difference(reach(chunks.filter(({ isEntry }) => isEntry)))];
}
