import type { Page } from '@playwright/test';

import { expectSignIn, firstnames, signIn } from './support/accounts.ts';
import { answerWith, injectFault, onlyOnce, resetConnection } from './support/faults.ts';
import { createTask, expectTitle, openTask, openTasks, typeTitle, titleField } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const greeting = `Hello, ${firstnames.manager}`;

/** Opens a page while the server is away, and asks again: it is back in the moment of the press, so that the page cannot find out by itself before. */
async function askOnceItIsBack(page: Page, address: string, fault: typeof resetConnection): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => document.documentElement.setAttribute('data-back', ''), true);
  });
  // a document that is on its way out knows nothing yet
  const isBack = () =>
    page.evaluate(() => document.documentElement.hasAttribute('data-back')).catch(() => false);
  await injectFault(page, 'GET /api/**', async (route) =>
    (await isBack()) ? route.continue() : fault(route),
  );
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Bureau cannot be reached' })).toBeVisible();
  await page.getByRole('button', { name: 'Try now' }).click();
}

test.describe('a visitor gets a page they can use', () => {
  test.use({ account: null });

  for (const [fault, answer] of [
    ['is missing', answerWith(404, '<h1>404</h1>')],
    ['arrives cut off', answerWith(200, '{"login.title":"Sign in","login.subm')],
    ['holds something else', answerWith(200, { 'login.title': { text: 'Sign in' } })],
    ['cannot be reached', resetConnection],
  ] as const) {
    test(`in English, never in keys, when the language file ${fault}`, async ({ page }) => {
      const removeFault = await injectFault(page, 'GET /assets/i18n/en.json*', answer);
      await page.goto('/');
      await expectSignIn(page);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/\b(?:app|login|shell|state)\.[a-z_.]+/);
      await removeFault();
    });
  }

  test('when the settings cannot be read', async ({ page }) => {
    const removeFault = await injectFault(
      page,
      'GET /api/settings/get-settings',
      answerWith(500, { error: 'No settings.' }),
    );
    await page.goto('/');
    await expectSignIn(page);
    await signIn(page, 'manager');
    await removeFault();
  });

  test('as soon as the server is back', async ({ page }) => {
    await askOnceItIsBack(page, '/', resetConnection);
    await expect(page.getByRole('region', { name: 'Demo accounts' })).toBeVisible();
  });

  test('when the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The storage is blocked.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/#/tasks/create');
    await expectSignIn(page);
    await signIn(page, 'manager');
    await openTasks(page);
    await page.reload();
    await expectSignIn(page);
  });
});

for (const [fault, answer] of [
  ['are missing', answerWith(404, 'Not found')],
  ['arrive cut off', answerWith(200, '{"dashboard.greeting":"Hel')],
  ['cannot be reached', resetConnection],
] as const) {
  test(`a page is shown in English, never in keys, when its texts ${fault}`, async ({ page }) => {
    await openTasks(page);
    const removeFault = await injectFault(page, 'GET /assets/i18n/en.json*', answer);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/\b(?:dashboard|list|shell|tasks)\.[a-z_.]+/);
    await removeFault();
  });
}

test('a corrupt list of permissions in the browser is replaced by the server’s', async ({ page }) => {
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('permissions'));
  expect(kept).toContain('tasks_edit');
  for (const corrupt of ['["tasks_view"', '{"0":"tasks_view"}', '["no_such_permission"]', 'null']) {
    await page.evaluate((text) => localStorage.setItem('permissions', text), corrupt);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Tasks', exact: true })).toBeVisible();
    await expect.poll(async () => page.evaluate(() => localStorage.getItem('permissions'))).toBe(kept);
  }
});

test('whoever comes while the server is away reads so, and is let in when it is back', async ({ page }) => {
  const removeFault = await injectFault(page, 'GET /api/**', resetConnection);
  await page.goto('/#/tasks');
  await expect(page.getByRole('heading', { name: 'Bureau cannot be reached' })).toBeVisible();
  await removeFault();
  await expect(page.getByRole('heading', { level: 1, name: /^Tasks/ })).toBeVisible();
});

test('whoever does not want to wait asks again at once', async ({ page }) => {
  await askOnceItIsBack(page, '/#/dashboard', answerWith(503, { error: 'Starting.' }));
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
});

test('a menu that the server cannot make is said, and can be asked for again', async ({ page }) => {
  const removeFault = await injectFault(
    page,
    'GET /api/sidebar-menu',
    answerWith(500, { error: 'No menu.' }),
  );
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await removeFault();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
});

test.describe('after an update of the application', () => {
  const gone = answerWith(404, 'Not found');

  test('a page whose code is gone is loaded anew, by itself and once', async ({ page }) => {
    await openTasks(page);
    const removeFault = await injectFault(page, 'GET /assets/CreateScreen-*.js', onlyOnce(gone));
    await page.getByRole('link', { name: 'Create task' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await removeFault();
  });

  test('a page whose code stays away says so instead of going round in circles', async ({ page, apiOf }) => {
    const task = await createTask(await apiOf('manager'), 'Before');
    let loads = 0;
    await openTasks(page);
    page.on('load', () => (loads += 1));
    const removeFault = await injectFault(page, 'GET /assets/TaskPage-*.js', gone);
    await page.goto(`/#/tasks/detail/${task.id}`);
    await expect(page.getByRole('heading', { name: 'Bureau has been updated' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    expect(loads).toBe(1);
    await removeFault();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible();
  });

  test('a draft is not lost over that', async ({ page, apiOf }) => {
    const task = await createTask(await apiOf('manager'), 'Before');
    await openTask(page, task);
    await typeTitle(page, 'Half a thought');
    const removeFault = await injectFault(page, 'GET /assets/CreateScreen-*.js', onlyOnce(gone));
    await page.goto('/#/tasks/create');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await removeFault();
    await page.goto(`/#/tasks/detail/${task.id}`);
    await expect(titleField(page)).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Save Title' }).click();
    await expectTitle(page, 'Half a thought');
  });
});
