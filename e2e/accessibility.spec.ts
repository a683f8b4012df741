import type { Page } from '@playwright/test';

import { expectSignIn, firstnames } from './support/accounts.ts';
import { type Appearance, showAppearance } from './support/appearance.ts';
import { answerWith, disturb } from './support/faults.ts';
import { chooseFile, openImport } from './support/files.ts';
import { goInside, listPages, readTexts, titleOf } from './support/pages.ts';
import { tabTo } from './support/shell.ts';
import { createTask, openTask, openTasks, rows } from './support/tasks.ts';
import { expect, test } from './support/test.ts';
import { expectContrast, expectNoViolation } from './support/violations.ts';

const wide = { width: 1440, height: 900 };

async function expectNothingBeyondTheEdge(page: Page, where: string): Promise<void> {
  const overflow = async () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, `pixels beyond the edge ${where}`).toBeLessThanOrEqual(0);
}

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
    await goInside(page, '/forgot-password');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      readTexts('en')['forgot_password.title'] ?? '',
    );
    await expectAccessible(page);
  });

  test('everybody can open an account, choose a password, and read why an address could not be confirmed', async ({
    page,
  }) => {
    const mend = await disturb(page, 'GET /api/settings/get-settings', async (route) => {
      const settings = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...settings, allowed_for_registration: true } });
    });
    const known = await disturb(page, 'POST /api/verify/token', answerWith(200, { is_invitation: true }));
    const held = await disturb(page, 'POST /api/verify/user', answerWith(429, { error: 'Too many.' }));
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
    for (const calls of [mend, known, held]) await calls();
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
  await goInside(page, '/tasks/create');
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

/** Tells whether the focus is in the content, and what has it there when that is nowhere to be seen: beyond the edge, or behind the header. */
const readFocus = async (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const isInside = document.querySelector('main')?.contains(active) === true;
    const header = document.querySelector('header');
    if (!active || !header || !isInside) return { isInside, hidden: undefined };
    const { top, bottom } = active.getBoundingClientRect();
    const isHidden = bottom <= header.getBoundingClientRect().bottom || top >= window.innerHeight;
    return { isInside, hidden: isHidden ? active.innerHTML : undefined };
  });

/** Expects that nothing comes any more that would move what has the focus. */
async function expectLoaded(page: Page): Promise<void> {
  const height = async () => page.locator('main').evaluate((main) => main.scrollHeight);
  await expect(async () => {
    const before = await height();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.waitForTimeout(300);
    expect(await height()).toBe(before);
  }).toPass();
}

test('somebody without a mouse gets everywhere on every page and back, and always sees where they are', async ({
  page,
  apiOf,
}) => {
  const most = 80;
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/#/dashboard');
  for (const shown of await listPages(await apiOf('manager'))) {
    const { address } = shown;
    await goInside(page, address);
    await expect(page).toHaveTitle(titleOf(shown, readTexts('en')));
    await expectLoaded(page);
    await page.locator('main').evaluate((main) => main.focus());
    for (const key of ['Tab', 'Shift+Tab']) {
      const hidden: string[] = [];
      let isInside = true;
      for (let count = 0; isInside && count < most; count += 1) {
        await page.keyboard.press(key);
        const focus = await readFocus(page);
        ({ isInside } = focus);
        if (focus.hidden !== undefined) hidden.push(focus.hidden);
      }
      expect(hidden, `on ${address} by ${key}`).toEqual([]);
      expect(isInside, `${key} leads out of ${address}`).toBe(false);
    }
  }
  await tabTo(
    page,
    page.getByRole('button', { name: new RegExp(`^${firstnames.manager} .*’s account$`) }),
    'Shift+Tab',
  );
});
