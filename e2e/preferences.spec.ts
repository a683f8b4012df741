import type { Page } from '@playwright/test';

import { answerWith, injectFault } from './support/faults.ts';
import { readTexts, recordTextRequests } from './support/pages.ts';
import { openTasks, rows, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

/** Goes back to English, by the name that the menu has until then, and waits until the account has it: the next test begins with that. */
async function goBackToEnglish(page: Page, menu: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/change-locale/en'));
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  expect((await saved).status()).toBe(200);
}

test.describe('what a person has chosen once stays', () => {
  test.use({ account: 'super' });

  test('the language, and where its file does not arrive it is English', async ({ page }) => {
    await openTasks(page);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page.getByRole('columnheader', { name: 'Titel' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Titel' })).toBeVisible();

    const removeFault = await injectFault(page, 'GET /assets/i18n/de.json*', answerWith(404, 'Not found'));
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Title' })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/\b(?:breadcrumbs|shell|tasks)\.[a-z_.]+/);
    await removeFault();
    await page.reload();
    await goBackToEnglish(page, 'Sprache');
    await expect(page.getByRole('columnheader', { name: 'Title' })).toBeVisible();
  });

  test('the language, on pages that were opened before it was chosen and on those that are opened later', async ({
    page,
  }) => {
    await openTasks(page);
    const texts = recordTextRequests(page);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page.getByRole('columnheader', { name: 'Titel' })).toBeVisible();
    expect(texts).toEqual(['de.json core,screens,shared,shell,tasks']);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(
      page.getByRole('button', { name: readTexts('de')['dashboard.arrange'] ?? '' }),
    ).toBeVisible();
    expect(texts.slice(1).toSorted()).toEqual([
      'de.json dashboard,incidents,projects',
      'en.json dashboard,incidents,projects',
    ]);
    await goBackToEnglish(page, 'Sprache');
    await expect(page.getByRole('button', { name: 'Customise' })).toBeVisible();
  });

  test('the appearance, which follows the system when it is asked to', async ({ page }) => {
    await page.goto('/#/dashboard');
    const html = page.locator('html');
    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'Match system' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-scheme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html).toHaveAttribute('data-scheme', 'dark');
    await page.getByRole('button', { name: 'Reset to company default' }).click();
    await expect(html).toHaveAttribute('data-scheme', 'light');
  });
});

for (const timezoneId of ['America/Sao_Paulo', 'Asia/Tokyo', 'Africa/Cairo']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a task is due on the day that was meant', async ({ page, apiOf }) => {
      const title = unique('Send the report');
      const api = await apiOf('manager');
      const created = await api.post('/api/tasks', { data: { title, due_date: '2035-03-31' } });
      expect(created.status()).toBe(201);
      await openTasks(page, `?filter[due_date]=2035-03-31..2035-03-31&q=${title}`);
      await expect(page.getByRole('button', { name: 'Due is 31.03.2035' })).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).getByRole('gridcell', { name: '31.03.2035' })).toBeVisible();
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('definition').getByText('31.03.2035', { exact: true })).toBeVisible();
    });
  });
}
