import type { Page } from '@playwright/test';
import { expectSignIn, firstnames, signIn } from './support/accounts.ts';
import { holdRequests } from './support/faults.ts';
import { recordTextRequests } from './support/pages.ts';
import { createTask, rows, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

/** Notes the files that a page asks for, without their hashes; what was not sent well fails the test. */
function noteFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const name = /^\/assets\/([^/]+)-[\w-]{8}(\.\w+)$/.exec(pathname);
    if (name === null) return;
    expect(response.status(), pathname).toBe(200);
    files.push(`${name[1]}${name[2]}`);
  });
  return files;
}

const isFont = (file: string) => file.endsWith('.woff2');
const codeOf = (files: readonly string[]) => [...new Set(files.filter((file) => !isFont(file)))];

test.describe('whoever comes for the first time is sent few files', () => {
  test('for a list', async ({ page }) => {
    const files = noteFiles(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().replace(/^.*\/(api|assets)\//, '')));
    await page.goto('/#/tasks');
    await expect(rows(page).first()).toBeVisible();
    // its first rows are asked for once, and before the code that shows them
    const [first = -1, ...others] = asked.flatMap((url, place) => (url.startsWith('tasks?') ? [place] : []));
    expect(others).toEqual([]);
    expect(first).toBeLessThan(asked.findIndex((url) => url.startsWith('ListScreen')));
    expect(codeOf(files)).toEqual(expect.arrayContaining(['shell.js', 'records.js', 'ListScreen.js']));
    expect(codeOf(files)).not.toContain('sign-in.js');
    // the start and its runtime, what all share, and what fields of the company need, beside these
    expect(codeOf(files).length).toBeLessThanOrEqual(10);
  });

  test.describe('for the sign-in', () => {
    test.use({ account: null });

    test('and none of what lies behind it', async ({ page }) => {
      const files = noteFiles(page);
      await page.goto('/');
      await expectSignIn(page);
      await page.evaluate(() => document.fonts.ready);
      expect(codeOf(files).toSorted()).toEqual(['common.js', expect.stringMatching(/^index/), 'sign-in.js']);
      expect(files.filter(isFont)).toEqual(['inter-latin-wght-normal.woff2']);
    });
  });
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`a list stands where what holds its place did, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const release = await holdRequests(page, '**/assets/TasksPage-*.js');
    await page.goto('/#/tasks');
    const line = page.getByRole('main').getByPlaceholder(/^Add a task/);
    await expect(line).toBeVisible();
    // of one that gives way to another meanwhile there is none
    const placeOf = async () => (await line.boundingBox())?.y;
    let place: number | undefined;
    await expect(async () => {
      place = await placeOf();
      expect(place).toBeDefined();
    }).toPass();
    // it is there to be seen alone
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    release();
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Add a task' })).toBeEnabled();
    await expect.poll(placeOf).toBe(place);
  });

test.describe('whoever comes for the first time is sent the texts of what they see: those of the shell and of the page', () => {
  test('for a list, and those of another page with it', async ({ page }) => {
    const texts = recordTextRequests(page);
    await page.goto('/#/tasks');
    await expect(rows(page).first()).toBeVisible();
    expect(texts).toEqual(['en.json core,screens,shared,shell', 'en.json tasks']);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: `Hello, ${firstnames.manager}` })).toBeVisible();
    expect(texts).toEqual([
      'en.json core,screens,shared,shell',
      'en.json tasks',
      'en.json dashboard,incidents,projects',
    ]);
  });

  test('for the dashboard', async ({ page }) => {
    const texts = recordTextRequests(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: `Hello, ${firstnames.manager}` })).toBeVisible();
    expect(texts).toEqual([
      'en.json core,screens,shared,shell',
      'en.json dashboard,tasks,incidents,projects',
    ]);
  });

  test.describe('for the sign-in', () => {
    test.use({ account: null });

    test('and those behind it afterwards', async ({ page }) => {
      const texts = recordTextRequests(page);
      await page.goto('/');
      await expectSignIn(page);
      expect(texts).toEqual(['en.json core,auth']);
      await signIn(page, 'manager');
      await expect(page.getByRole('heading', { name: `Hello, ${firstnames.manager}` })).toBeVisible();
      expect(texts.join(',').replaceAll('en.json ', '').split(',').toSorted()).toEqual([
        'auth',
        'core',
        'dashboard',
        'incidents',
        'projects',
        'screens',
        'shared',
        'shell',
        'tasks',
      ]);
    });
  });
});

const titles = [
  ['names', 'Łukasz Dvořák & Şükrü: ₺100 → ⌘K', 'latin-ext'],
  ['Vietnamese', 'Đặt lịch hẹn với người ở Huế', 'vietnamese'],
] as const;

for (const [what, title, subset] of titles) {
  test(`a list fetches the letters that it shows, and those of ${what} in a small file`, async ({
    page,
    apiOf,
  }) => {
    const task = await createTask(await apiOf('manager'), unique(title));
    const files = noteFiles(page);
    const sizes: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (isFont(new URL(response.url()).pathname)) sizes.push(response.body());
    });
    await page.goto(`/#/tasks?q=${task.code}`);
    await expect(rows(page)).toHaveCount(1);
    await page.evaluate(() => document.fonts.ready);
    expect(files.filter(isFont).toSorted()).toEqual(
      ['latin', subset].map((name) => `inter-${name}-wght-normal.woff2`).toSorted(),
    );
    const bytes = (await Promise.all(sizes)).reduce((sum, { length }) => sum + length, 0);
    expect(bytes).toBeLessThan(50_000);
  });
}
