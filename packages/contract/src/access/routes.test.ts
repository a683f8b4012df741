import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { described } from '../resources/described.ts';
import type { AccessRule } from './canAccess.ts';
import { isPermission } from './permissions.ts';
import { findRoute, gatedRoutes, routeOf } from './routes.ts';

const product = readFileSync(new URL('../../../../docs/product.md', import.meta.url), 'utf8');
const wordsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** Reads the table of routes in docs/product.md §2: who may open each of them. */
function readTable(): Record<string, AccessRule> {
  const [, table = ''] = product.split(/\| opened by +\| routes +\|\n/);
  const rows = table.split('\n\n')[0]?.split('\n').slice(1) ?? [];
  return Object.fromEntries(
    rows.flatMap((row) => {
      const [, openedBy = '', routes = ''] = row.split('|').map((cell) => cell.trim());
      if (openedBy === 'irregular names')
        return [...routes.matchAll(/`([^`]+)` → `([^`]+)`/g)].map(([, path, rule]) => [path, rule] as const);
      if (openedBy.includes('of the same name')) return wordsIn(routes).map((path) => [path, `${path}_view`]);
      const [rule = 'signedIn'] = wordsIn(openedBy);
      return wordsIn(routes).map((path) => [
        path,
        isPermission(rule) || rule === 'signedIn' ? rule : 'adminOnly',
      ]);
    }),
  ) as Record<string, AccessRule>;
}

describe('the routes that need a signed-in user', () => {
  it('are those of docs/product.md §2, open to whom it says, the dashboard, the sprints of projects, and the categories of articles', () => {
    const table = readTable();
    expect(Object.keys(table)).toHaveLength(33);
    const added = Object.values(described).filter(({ permissionGroup }) => permissionGroup !== undefined);
    const specified = Object.entries(gatedRoutes).filter(
      ([path]) => !added.some(({ name }) => name === path),
    );
    const rules = specified.map(([path, { access }]) => [path, access]);
    expect(Object.fromEntries(rules)).toEqual({
      dashboard: 'signedIn',
      sprints: 'projects_view',
      'article-categories': 'knowledgebase_view',
      'task-templates': 'tasks_view',
      ...table,
    });
  });

  it('have a title of their own', () => {
    expect(routeOf('leave-types')).toEqual({
      path: 'leave-types',
      titleKey: 'breadcrumbs.leave-types.title',
      access: 'leavetypes_view',
      createRule: 'leavetypes_create',
      icon: 'tags',
    });
  });

  it.each([
    ['/tasks', 'tasks'],
    ['/tasks?q=a', 'tasks'],
    ['/users/profile/7', 'users'],
    ['/tasksx', undefined],
    ['/constructor', undefined],
    ['tasks', undefined],
    ['https://example.org/tasks', undefined],
    ['//tasks', undefined],
    ['/', undefined],
  ])('are found by an address: %s leads to %s', (address, path) => {
    expect(findRoute(address)?.path).toBe(path);
  });
});
