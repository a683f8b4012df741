import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expectSignIn } from './support/accounts.ts';
import { chooseFile, openImport } from './support/files.ts';
import { createTask, openTask, openTasks, rows } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = [1440, 320] as const;

/** Expects that nothing on the page keeps anybody out, wide and narrow, and that a narrow page is scrolled in one direction only. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page })
      .withTags(rules)
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
    expect(found, `${width} px wide`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `pixels beyond the edge at ${width}`).toBeLessThanOrEqual(0);
  }
}

for (const look of ['light', 'dark'] as const) {
  test.describe(`in the ${look} look`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ page }) => {
      await page.route('**/api/settings/get-settings', async (route) => {
        const response = await route.fetch();
        const settings = (await response.json()) as object;
        await route.fulfill({ response, json: { ...settings, theme_layout: look } });
      });
    });

    test.afterEach(async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('data-scheme', look);
    });

    test.describe('before signing in', () => {
      test.use({ account: null });

      test('everybody can sign in', async ({ page }) => {
        await page.goto('/');
        await expectSignIn(page);
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Sign in' }).click({ force: true });
        await expect(page.getByText('Enter your email.')).toBeVisible();
        await expectAccessible(page);
      });
    });

    test('everybody can read the dashboard', async ({ page }) => {
      await page.goto('/#/dashboard');
      await expect(page.getByRole('region', { name: 'Tasks' }).getByRole('link').first()).toContainText(/\d/);
      await expectAccessible(page);
    });

    test('everybody can find a task', async ({ page }) => {
      await openTasks(page, '?filter[status]=1&sort=title,-due_date');
      await expect(rows(page).first()).toBeVisible();
      await expectAccessible(page);
    });

    test('everybody can change several tasks at once', async ({ page }) => {
      await openTasks(page, '?filter[status]=1');
      await rows(page).nth(1).getByRole('checkbox').check();
      await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('1 selected');
      await expectAccessible(page);
      await page.setViewportSize({ width: 1440, height: 900 });
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
      await page.getByRole('button', { name: 'All tasks' }).click();
      await expect(page.getByRole('menuitem', { name: /Save as new view/ })).toBeVisible();
      await expectAccessible(page);
    });

    test('everybody can import tasks', async ({ page }) => {
      await openImport(page);
      await expectAccessible(page);
      await chooseFile(page, 'title,due\nOil the hinges,2027-01-02\n,next week');
      await expect(page.getByRole('table')).toBeVisible();
      await expectAccessible(page);
    });

    test('everybody can change a task', async ({ page, apiOf }) => {
      const task = await createTask(await apiOf('manager'), 'Before');
      await openTask(page, task);
      await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Edit Title' }).click();
      await expectAccessible(page);
    });

    test('everybody can create a task', async ({ page }) => {
      await page.goto('/#/tasks/create');
      await page.getByRole('button', { name: 'Create task' }).click({ force: true });
      await expect(page.getByText('Enter a title.')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
