import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { modulesUsedTogether } from './usedTogether.ts';

/** Describes a chunk with one module, which is named like it. */
const chunk = (fileName: string, renderedLength: number, imports: string[]) =>
  ({
    fileName,
    imports,
    dynamicImports: [],
    isEntry: false,
    modules: { [fileName]: { renderedLength } },
  }) as unknown as Rolldown.OutputChunk;

const page = (fileName: string, ...imports: string[]) => chunk(fileName, 100, imports);

/** Groups what pages share, all of which are loaded on demand. */
const groupsOf = (pages: Rolldown.OutputChunk[], ...shared: Rolldown.OutputChunk[]) =>
  modulesUsedTogether(
    [
      { ...chunk('start', 100, []), isEntry: true, dynamicImports: pages.map(({ fileName }) => fileName) },
      ...pages,
      ...shared,
    ],
    new Set(['placed']),
  )
    .map((group) => [...group].toSorted().join(' '))
    .toSorted();

it('what the same pages need becomes one file', () => {
  const pages = [page('people', 'field', 'button'), page('tasks', 'field', 'button')];
  expect(groupsOf(pages, chunk('field', 500, []), chunk('button', 200, []))).toEqual(['button field']);
});

it('a large part that only some need stays a file of its own', () => {
  const pages = [
    page('people', 'field', 'chart'),
    page('tasks', 'field'),
    page('board', 'chart'),
    page('teams', 'field'),
  ];
  expect(groupsOf(pages, chunk('field', 500, []), chunk('chart', 90_000, []))).toEqual(['chart', 'field']);
});

it('a part that would bring much along stays a file of its own', () => {
  const shared = [chunk('field', 500, []), chunk('axis', 200, ['chart']), chunk('chart', 90_000, [])];
  const pages = [page('people', 'field', 'axis'), page('tasks', 'field')];
  expect(groupsOf(pages, ...shared)).toContain('field');
});

it('modules that have their place keep it', () => {
  const pages = [page('people', 'field', 'placed'), page('tasks', 'field', 'placed')];
  expect(groupsOf(pages, chunk('field', 500, []), chunk('placed', 200, []))).toEqual(['field']);
});
