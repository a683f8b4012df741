import { gatedRoutes, isRoutePath, routeOf } from '@bureau/contract';
import sharedTexts from '@bureau/contract/labels/shared/locales/en.json';
import { describe, expect, it } from 'vitest';
import { englishTexts } from '../core/languages/englishTexts.ts';
import { shellCatalogues, visitorCatalogues } from '../core/languages/catalogues.ts';
import { isPageAddress } from '../core/navigation/address.ts';
import { findPage } from '../core/navigation/findPage.ts';
import { catalogueNames } from '../testing/catalogueFiles.ts';
import { findPublicPage, publicFeatures } from './features.ts';
import { gatedFeatures } from './gatedFeatures.ts';
import { cataloguesOf } from './lazyPages.ts';

const features = [...publicFeatures, ...gatedFeatures];

describe('finding a page by its address', () => {
  it.each(['/login', '/login/', '/login?from=mail'])('opens %s without a sign-in', (address) => {
    expect(findPublicPage(address)?.page.titleKey).toBe('breadcrumbs.login.title');
  });

  it.each(['/', '/tasks', '/tasks/detail/7', '/login/extra', '/loginx', 'login', ''])(
    'asks for a sign-in at %s',
    (address) => {
      expect(findPublicPage(address)).toBeUndefined();
    },
  );

  it('has a title for every page', () => {
    const titles = features.flatMap((feature) => feature.pages.map((page) => page.titleKey));
    expect(titles.filter((key) => !(key in englishTexts))).toEqual([]);
  });
});

describe('the texts of pages', () => {
  it('say what each form creates wherever the form is named, as in the palette', () => {
    const forms = gatedFeatures.flatMap(({ pages, path }) =>
      pages.filter((page) => page.path === 'create').map(({ titleKey }) => ({ path, titleKey })),
    );
    expect(
      forms.filter(
        ({ path, titleKey }) => !titleKey.startsWith('breadcrumbs.') && !(`${path}.new` in sharedTexts),
      ),
    ).toEqual([]);
  });

  it('are in catalogues that exist', () => {
    const named = [...visitorCatalogues, ...shellCatalogues, ...gatedFeatures.flatMap(cataloguesOf)];
    expect(named.filter((name) => !catalogueNames.includes(name))).toEqual([]);
  });
});

describe('the features behind the sign-in', () => {
  it('have the rule, title and icon of their route', () => {
    for (const { path, titleKey, access, icon } of gatedFeatures)
      expect(isRoutePath(path) && routeOf(path)).toMatchObject({ path, titleKey, access, icon });
  });

  it('have different keys', () => {
    const keys = gatedFeatures.flatMap(({ shortcut }) => shortcut ?? []);
    expect(keys.filter((key) => !/^[a-z]$/.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are found with their page by an address', () => {
    expect(findPage(gatedFeatures, '/tasks/detail/7?tab=time')).toMatchObject({
      feature: { path: 'tasks' },
      page: { path: 'detail/:id' },
    });
    expect(findPage(gatedFeatures, '/nowhere')).toBeUndefined();
  });
});

describe('the routes that need a signed-in user', () => {
  it('have a title in the languages, whether their screens are there or not', () => {
    const titles = Object.keys(gatedRoutes).map((path) => isRoutePath(path) && routeOf(path).titleKey);
    expect(titles.filter((key) => key === false || !(key in englishTexts))).toEqual([]);
  });
});

describe('telling pages from what else the server has', () => {
  it('the router follows every page', () => {
    const addresses = Object.keys(gatedRoutes).concat(features.map(({ path }) => path));
    expect(addresses.filter((path) => !isPageAddress(`/${path}`))).toEqual([]);
    expect(['/', '/apis', '/tasks?view=/api/'].filter((address) => !isPageAddress(address))).toEqual([]);
  });

  it.each([
    '/uploads/attachment/a.bin?expires=1',
    '/uploads',
    '/api/docs',
    '/api/tasks/export?format=csv',
    '/api/invoices/7/pdf',
    '/api/calendar/feed/token.ics',
    '/assets/images/avatars/1-man.png',
    '//elsewhere.example',
    'https://elsewhere.example/tasks',
    'mailto:ann@example.com',
    '#/tasks',
    '',
  ])('the browser follows %s', (address) => {
    expect(isPageAddress(address)).toBe(false);
  });
});
