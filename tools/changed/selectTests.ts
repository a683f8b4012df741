import { dirname } from 'node:path/posix';

import { asWritten, type ImportGraph, isCheck, isModule } from './importGraph.ts';

/** Names the stages of `npm test` that can run in part. */
export const stages = ['unit', 'api', 'packages', 'generators', 'stories', 'journeys'] as const;
export type Stage = (typeof stages)[number];

/** Says what runs of a stage: the files that are listed, if any, or all. */
export type Selection = Readonly<Record<Stage, 'all' | readonly string[]>>;

const patterns = {
  api: /^apps\/api\/.*\.test\.ts$/,
  packages: /^tools\/packages\/.*\.test\.ts$/,
  generators: /^tools\/new\/.*\.test\.ts$/,
  unit: /\.test\.tsx?$/,
  stories: /\.stories\.tsx$/,
  journeys: /^e2e\/.*\.spec\.ts$/,
} satisfies Record<Stage, RegExp>;

/** Returns the stage of a file of tests. */
function stageOf(file: string): Stage | undefined {
  return (Object.keys(patterns) as Stage[]).find((stage) => patterns[stage].test(file));
}

const isDocument = (file: string) =>
  file.startsWith('docs/') || (/\.(?:md|txt)$/.test(file) && !file.startsWith('tools/'));
const isSource = (file: string) => /^(?:packages|apps)\//.test(file);
const isPicture = (file: string) => /\/__screenshots__\//.test(file);

/** Returns whether nothing is known of who needs a file: what sets up, starts or configures something. */
const isEverybodys = (file: string, graph: ImportGraph): boolean => {
  if (isDocument(file) || isPicture(file) || stageOf(file) !== undefined) return false;
  if (isSource(file)) return !isModule(file) && !graph.has(file);
  return !/^(?:e2e|\.storybook|benchmarks)\//.test(file);
};

/** Returns what some files lead to: whoever needs them, directly or not. */
function reach(graph: ImportGraph, files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files.flatMap((file) => [file, asWritten(file)]));
  for (const file of reached) for (const by of graph.get(file) ?? []) reached.add(by);
  return reached;
}

/** Selects the tests to which something may have happened when some files have changed. */
export function selectTests(
  graph: ImportGraph,
  files: readonly string[],
  changed: readonly string[],
): Selection {
  const everything = Object.fromEntries(stages.map((stage) => [stage, 'all'])) as Selection;
  if (changed.some((file) => isEverybodys(file, graph))) return everything;

  const reached = reach(graph, changed);
  const folders = new Set(changed.filter(isPicture).map((file) => dirname(dirname(file))));
  const select = (stage: Stage) =>
    files.filter(
      (file) =>
        stageOf(file) === stage && (reached.has(file) || (stage === 'stories' && folders.has(dirname(file)))),
    );
  const sources = changed.filter((file) => isSource(file) && !isCheck(file) && !isPicture(file));
  const isPackageChanged = sources.some((file) => /^packages\/(?:values|theme|ui)\//.test(file));
  const isAppChanged = sources.some((file) => !isDocument(file));
  const isWorkshopChanged = [...reached].some((file) => file.startsWith('.storybook/'));
  return {
    unit: select('unit'),
    api: select('api'),
    packages: isPackageChanged ? 'all' : select('packages'),
    generators: isAppChanged ? 'all' : select('generators'),
    stories: isWorkshopChanged ? 'all' : select('stories'),
    journeys: isAppChanged ? 'all' : select('journeys'),
  };
}
