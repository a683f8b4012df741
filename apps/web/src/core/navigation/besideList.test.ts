import { expect, it } from 'vitest';
import { standaloneHref } from './standaloneHref.ts';
import { isStandalone, resolveBesideList } from './besideList.ts';
import type { Feature, FeaturePage } from './feature.ts';

const page = (path: string): FeaturePage => ({
  path,
  titleKey: 'breadcrumbs.tasks.title',
  opensBeside: path.startsWith('detail'),
  load: () => Promise.reject(new Error('No page is loaded.')),
});
const feature = (path: string): Feature => ({
  path,
  titleKey: 'breadcrumbs.tasks.title',
  access: 'signedIn',
  icon: 'list-checks',
  pages: ['', 'create', 'detail/:id'].map(page),
});
const features = [feature('tasks'), feature('teams')];
const listSearch = '?sort=title&row=40';

it.each([
  [
    'keeps the list beside a record of it',
    '/tasks',
    '/tasks/detail/7',
    `/tasks/detail/7${listSearch}`,
    false,
  ],
  [
    'puts a record in place of the open one',
    '/tasks/detail/3',
    '/tasks/detail/7',
    `/tasks/detail/7${listSearch}`,
    true,
  ],
  ['takes the list to no other feature', '/tasks', '/teams/detail/7', '/teams/detail/7', false],
  ['takes the list to no other page', '/tasks/detail/3', '/tasks/create', '/tasks/create', false],
  ['leads back to the plain list', '/tasks/detail/3', '/tasks', '/tasks', false],
  [
    'adds nothing to what an address says',
    '/tasks/detail/3',
    standaloneHref('/tasks/detail/3'),
    '/tasks/detail/3?as=page',
    false,
  ],
])('%s', (_, pathname, href, to, replace) => {
  expect(resolveBesideList(features, { pathname, search: listSearch }, href)).toEqual({ to, replace });
});

it('shows a record alone where its address asks for it', () => {
  const [, search = ''] = standaloneHref('/tasks/detail/3').split('?');
  expect([search, 'q=as&row=2', ''].map(isStandalone)).toEqual([true, false, false]);
});
