import type { Page } from '@playwright/test';

import { expectSignIn, firstnames } from './support/accounts.ts';
import { type Appearance, showAppearance } from './support/appearance.ts';
import { expectNothingBeyondTheEdge } from './support/edge.ts';
import { answerWith, fetchFrom, injectFault } from './support/faults.ts';
import { chooseFile, openImport } from './support/files.ts';
import { listPages, navigateInApp, readTexts, titleOf } from './support/pages.ts';
import { tabTo } from './support/shell.ts';
import { createTask, openTask, openTasks, rows } from './support/tasks.ts';
import { expect, test } from './support/test.ts';
import { expectContrast, expectNoViolation } from './support/violations.ts';

const wide = { width: 1440, height: 900 };

/**
 * Expects that nothing on the page keeps anybody out: wide and narrow, with texts twice as large, and in every appearance. That changes
 * colours alone, so that nothing but their contrast is looked at again.
 */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [320, wide.width]) {
    await page.setViewportSize({ ...wide, width });
    await expectNothingBeyondTheEdge(page, `at ${width} px`);
    await expectNoViolation(page, `${width} px wide`);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectNothingBeyondTheEdge(page, 'with texts twice as large');
  for (const appearance of ['dark', 'custom', 'light'] satisfies readonly Appearance[]) {
    await showAppearance(page, appearance);
    if (appearance === 'light') continue;
    await expectContrast(page, `in the appearance ${appearance}`);
  }
}

test.describe('before signing in', () => {
  test.use({ account: null });

  test('everybody can sign in, and ask for another password', async ({ page }) => {
    await page.goto('/');
    await expectSignIn(page);
    await page.getByRole('button', { name: 'Sign in' }).click({ force: true });
    await expect(page.getByText('Enter your email.')).toBeVisible();
    await expectAccessible(page);
    await navigateInApp(page, '/forgot-password');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      readTexts('en')['forgot_password.title'] ?? '',
    );
    await expectAccessible(page);
  });

  test('everybody can open an account, choose a password, and read why an address could not be confirmed', async ({
    page,
  }) => {
    const removeFault = await injectFault(page, 'GET /api/settings/get-settings', async (route) => {
      const settings = (await (await fetchFrom(route)).json()) as object;
      await route.fulfill({ json: { ...settings, allowed_for_registration: true } });
    });
    const known = await injectFault(page, 'POST /api/verify/token', answerWith(200, { is_invitation: true }));
    const held = await injectFault(page, 'POST /api/verify/user', answerWith(429, { error: 'Too many.' }));
    const link = 'ann%40bureau.example/s3cret';
    for (const address of ['register', `reset-password/${link}`, `verify-user/${link}`]) {
      await page.goto(`/#/${address}`);
      await page.reload();
      const submit = page.locator('[type="submit"]');
      await expect(submit.or(page.getByRole('button', { name: 'Try again' }))).toBeVisible();
      if ((await submit.count()) > 0) {
        await submit.click({ force: true });
        await expect(page.getByText('Enter your password.').first()).toBeVisible();
      }
      await expectAccessible(page);
    }
    for (const calls of [removeFault, known, held]) await calls();
  });

  test('everybody can choose the language', async ({ page }) => {
    await page.goto('/#/login');
    await page.getByRole('contentinfo').getByRole('button').click();
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('everybody can read the dashboard, find their way by the palette, and learn the shortcuts', async ({
  page,
}) => {
  await page.goto('/#/dashboard');
  await expect(
    page.getByRole('region', { name: 'Tasks', exact: true }).getByRole('link').first(),
  ).toContainText(/\d/);
  await expectAccessible(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('offer');
  await expect(page.getByRole('option', { name: /TSK-/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
});

test('everybody can find a task, and change several at once', async ({ page }) => {
  await openTasks(page, '?filter[status]=1&sort=title,-due_date');
  await rows(page).nth(1).getByRole('checkbox').check();
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('1 selected');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Due' }).click();
  await expect(page.getByRole('combobox', { name: /^Due/ })).toBeVisible();
  await expectAccessible(page);
});

test('everybody can choose columns and views', async ({ page }) => {
  await openTasks(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('checkbox', { name: 'Compact rows' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View options' }).click();
  await expect(page.getByRole('menuitem', { name: /Save as new view/ })).toBeVisible();
  await expectAccessible(page);
});

test('everybody can import tasks', async ({ page }) => {
  await openImport(page);
  await chooseFile(page, 'title,due\nOil the hinges,2027-01-02\n,next week');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
});

test('everybody can change a task, and create one', async ({ page, apiOf }) => {
  const task = await createTask(await apiOf('manager'), 'Before');
  await openTask(page, task);
  await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Title' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await navigateInApp(page, '/tasks/create');
  await page.getByRole('button', { name: 'Create task' }).click({ force: true });
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('somebody whose role does not include a page', () => {
  test.use({ account: 'staff' });

  test('reads so, in every appearance', async ({ page }) => {
    await page.goto('/#/tasks/create');
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    await expectAccessible(page);
  });
});

/** Names the keys that lead on and back. */
const ways = ['Tab', 'Shift+Tab'] as const;

/** How often a key is pressed at most until the focus has left a page, and how often before it is asked whether it has. */
const most = 80;
const atOnce = 8;

/** What a walk has met on a page. */
interface Walk {
  /** What had the focus in the content and was nowhere to be seen: beyond the edge, or behind the header. */
  hidden: string[];
  hasLeft: boolean;
}

declare global {
  interface Window {
    /** The walk that is under way. */
    walk?: Walk;
  }
}

/** Runs in the page: looks at what has the focus whenever Tab was pressed, after what it scrolls, and ends a walk where it leaves the content. */
function noteWalk() {
  const options = { capture: true };
  const { body } = document;
  const stay = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || window.walk?.hasLeft !== true) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const look = ({ key }: KeyboardEvent) => {
    const { walk } = window;
    if (key !== 'Tab' || walk === undefined || walk.hasLeft) return;
    const active = document.activeElement ?? body;
    if (document.querySelector('main')?.contains(active) !== true) {
      walk.hasLeft = true;
      return;
    }
    const { top, bottom } = active.getBoundingClientRect();
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    if (bottom <= edge || top >= window.innerHeight) walk.hidden.push(active.innerHTML);
  };
  window.addEventListener('keydown', stay, options);
  window.addEventListener('keyup', look, options);
}

/** Presses a key until the focus has left the content, or as often as nobody would, and tells what was met. */
async function walkBy(page: Page, key: (typeof ways)[number]): Promise<Walk> {
  const isBack = key === 'Shift+Tab';
  const read = async () => page.evaluate(() => window.walk ?? { hidden: [], hasLeft: false });
  await page.evaluate(() => (window.walk = { hidden: [], hasLeft: false }));
  for (let count = 0; count < most; count += atOnce) {
    if (isBack) await page.keyboard.down('Shift');
    for (let press = 0; press < atOnce; press += 1) await page.keyboard.press('Tab');
    if (isBack) await page.keyboard.up('Shift');
    const walk = await read();
    if (walk.hasLeft) return walk;
  }
  return read();
}

/** Runs in the page: settles when nothing comes any more that would move what has the focus, and begins the walk there. */
async function beginWalk(): Promise<void> {
  const quiet = 300;
  let height = -1;
  let since = performance.now();
  while (performance.now() - since < quiet) {
    await new Promise((resolve) => setTimeout(resolve, quiet / 3));
    const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
    const now = document.querySelector('main')?.scrollHeight;
    if (!isBusy && now === height) continue;
    height = now ?? -1;
    since = performance.now();
  }
  document.querySelector('main')?.focus();
}

/** A walk takes a few of the pages, so that none becomes long. */
const walks = 4;

for (const part of Array.from({ length: walks }, (_, index) => index)) {
  test(`somebody without a mouse gets everywhere on every page and back, and always sees where they are (${part + 1} of ${walks})`, async ({
    page,
    apiOf,
  }) => {
    const texts = readTexts('en');
    const pages = await listPages(await apiOf('manager'));
    await page.setViewportSize({ width: 1280, height: 480 });
    await page.goto('/#/dashboard');
    await page.evaluate(noteWalk);
    for (const shown of pages.filter((_, index) => index % walks === part)) {
      const { address } = shown;
      await navigateInApp(page, address);
      await expect(page).toHaveTitle(titleOf(shown, texts));
      await page.evaluate(beginWalk);
      for (const key of ways) {
        const { hasLeft, hidden } = await walkBy(page, key);
        expect(hidden, `on ${address} by ${key}`).toEqual([]);
        expect(hasLeft, `${key} leads out of ${address}`).toBe(true);
      }
    }
    await page.evaluate(() => delete window.walk);
    await tabTo(
      page,
      page.getByRole('button', { name: new RegExp(`^${firstnames.manager} .*’s account$`) }),
      'Shift+Tab',
    );
  });
}
