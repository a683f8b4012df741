import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type AccessRule, type AccessUser, canAccess, collectionOf, gatedRoutes } from '@bureau/contract';
import type { APIRequestContext, Page } from '@playwright/test';

/** Describes as much of a feature of the application as the tests read of it. */
interface Feature {
  readonly path: string;
  readonly access: AccessRule;
  readonly isForStaff?: boolean;
  readonly pages: readonly {
    readonly path: string;
    readonly titleKey: string;
    readonly access?: AccessRule;
  }[];
}

// The application is a project of its own for the compiler: what is read of it is described here.
const { gatedFeatures } = (await import(
  new URL('../../apps/web/src/shell/gatedFeatures.ts', import.meta.url).href
)) as { readonly gatedFeatures: readonly Feature[] };

/** Describes a page behind the sign-in, as the application itself knows it. */
interface GatedPage {
  readonly address: string;
  /** The keys of its title: of a form that of what it creates, of a tab its own, and that of all of them, for whoever may not open it. */
  readonly titleKeys: readonly string[];
  /** The texts of the record that it shows, by one of which the page is called. */
  readonly names: readonly string[];
  readonly rule: AccessRule;
  readonly isForStaff: boolean;
}

/** Describes a record that a page shows. */
interface Example {
  readonly id: number;
}

/** Returns a record that an account may see, for the pages that show one; of records that it may not, the id of any. */
async function exampleOf(api: APIRequestContext, feature: string): Promise<Example> {
  const response = await api.get(`/api/${collectionOf(feature)}`, { params: { per_page: 1 } });
  if (response.status() === 403) return { id: 1 };
  const { data } = (await response.json()) as { data: Example[] };
  return data[0] ?? { id: 0 };
}

const textsOf = (record: Example) =>
  Object.values(record).filter((value): value is string => typeof value === 'string' && value !== '');

// as above
const { pathOfTab, settingsTabs } = (await import(
  new URL('../../apps/web/src/features/settings/tabs.ts', import.meta.url).href
)) as { readonly settingsTabs: readonly string[]; readonly pathOfTab: (id: string) => string };

/** Lists the paths that one page of a feature stands for: with `:tab`, that of each tab. */
const expandTabs = (path: string) =>
  path === ':tab' ? settingsTabs.slice(1).map((id) => pathOfTab(id)) : [path];

/** Returns the tab of the settings that a path leads to. */
const tabOf = (path: string) => settingsTabs.find((id, index) => path === (index === 0 ? '' : pathOfTab(id)));

/** How many pages there are behind the sign-in. */
export const pageCount = gatedFeatures.flatMap(({ pages }) =>
  pages.flatMap(({ path }) => expandTabs(path)),
).length;

/** Lists every page behind the sign-in, with a record in its address that an account may see. */
export async function listPages(api: APIRequestContext): Promise<readonly GatedPage[]> {
  const pages: GatedPage[] = [];
  for (const feature of gatedFeatures) {
    let record: Example | undefined;
    for (const { path, titleKey, access: rule = feature.access } of feature.pages) {
      const example = path.includes(':id') ? (record ??= await exampleOf(api, feature.path)) : { id: 0 };
      for (const one of expandTabs(path)) {
        const address = `/${[feature.path, one.replace(':id', String(example.id))].filter(Boolean).join('/')}`;
        const ofForm = path === 'create' ? [`${feature.path}.new`] : [];
        const ofTab = feature.path === 'settings' ? [`settings.tabs.${tabOf(one)}`] : [];
        const titleKeys = [...ofForm, ...ofTab, titleKey];
        const names = textsOf(example);
        pages.push({ address, titleKeys, names, rule, isForStaff: feature.isForStaff === true });
      }
    }
  }
  return pages;
}

/** Returns what the window's title begins with on a page, in the texts of a language. */
export const titleOf = (
  { names, titleKeys }: Pick<GatedPage, 'names' | 'titleKeys'>,
  texts: Readonly<Record<string, string>>,
): RegExp => {
  const titles = titleKeys.flatMap((key) => texts[key] ?? []);
  return new RegExp(
    `^(?:(?:${titles.join('|')}) · |(?:${names.map((name) => name.replaceAll(/\W/g, '.')).join('|') || '$'}))`,
  );
};

/** Lists the addresses of the routes whose screens come later (docs/product.md §2). */
export const routesWithoutScreens = Object.keys(gatedRoutes)
  .filter((path) => !gatedFeatures.some((feature) => feature.path === path))
  .map((path) => `/${path}`);

/** Reads roles and permissions of an account. */
export async function readUser(api: APIRequestContext): Promise<AccessUser> {
  return (await (await api.get('/api/profile')).json()) as AccessUser;
}

/** Who may open which addresses. */
const rules = gatedFeatures.flatMap((feature) =>
  feature.pages.flatMap(({ path, access = feature.access }) =>
    expandTabs(path).map((one) => {
      const pattern = [feature.path, one.replace(':id', '[^/]+')].filter(Boolean).join('/');
      return { access, pattern: new RegExp(`^/${pattern}(?:[?]|$)`) };
    }),
  ),
);

/** Returns who may open an address; undefined where there is no page. */
const ruleOf = (address: string): AccessRule | undefined =>
  rules.find(({ pattern }) => pattern.test(address))?.access;

/** Reads a page at one go: its text, what it shows as code, and the addresses of the links that stay in the application. */
export const readPage = async (page: Page) =>
  page.evaluate(() => ({
    text: document.body.innerText,
    named: Array.from(document.querySelectorAll('code'), (code) => code.innerText),
    links: Array.from(document.querySelectorAll('a[href^="#/"]'), (link) => link.getAttribute('href') ?? ''),
  }));

/** Lists those of some links that lead to what a user may not open, or to what has no page. */
export const findForeignLinks = (links: readonly string[], user: AccessUser): readonly string[] =>
  links.filter((link) => {
    const rule = ruleOf(link.slice(1));
    return rule === undefined || !canAccess(user, rule);
  });

const catalogues = new Map<string, Readonly<Record<string, string>>>();

/** Reads the texts of the application in a language. */
export function readTexts(language: string): Readonly<Record<string, string>> {
  const known = catalogues.get(language);
  if (known) return known;
  const places = ['apps/web/src', 'packages/contract/labels'];
  const files = globSync(
    places.map((place) => `../../${place}/**/locales/${language}.json`),
    { cwd: import.meta.dirname },
  );
  const parts = files.map(
    (file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as object,
  );
  const texts = Object.assign({}, ...parts) as Record<string, string>;
  catalogues.set(language, texts);
  return texts;
}

/** Notes the texts that a page asks for from now on, as the file and its catalogues. */
export function recordTextRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/assets/i18n/'))
      asked.push(`${pathname.replace('/assets/i18n/', '')} ${searchParams.get('catalogues')}`);
  });
  return asked;
}

/** Goes to an address inside the application without loading it again. */
export async function navigateInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => (window.location.hash = hash), address);
}
