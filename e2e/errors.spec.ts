import type { APIRequestContext, Page } from '@playwright/test';

import { answerWith, injectFault, resetConnection } from './support/faults.ts';
import { chooseFile, openImport } from './support/files.ts';
import { toast } from './support/shell.ts';
import { createTask, openTasks, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const broken = answerWith(500, { error: 'Out of order.' });
const serverError = (page: Page) => toast(page, /^Server error\s*Out of order\./);
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

/** Notifies somebody of a task that is theirs from now on, and returns its title. */
async function notify(apiOf: (account: 'admin' | 'staff') => Promise<APIRequestContext>): Promise<string> {
  const { id } = (await (await (await apiOf('staff')).get('/api/profile')).json()) as { id: number };
  const title = unique('Told');
  await createTask(await apiOf('admin'), title, { assignee_ids: [id] });
  return title;
}

test.describe('what somebody is told', () => {
  test.use({ account: 'staff' });

  test('is fetched no more when the server fails, which is said', async ({ page }) => {
    await page.clock.install();
    await page.goto('/#/dashboard');
    await expect(bell(page)).toBeVisible();
    const removeFault = await injectFault(page, 'POST /api/get-notifications', broken);
    await page.clock.runFor(60_000);
    await expect(serverError(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: /no longer updated$/ })).toBeVisible();
    await removeFault();
  });

  test('stays when the server cannot clear it, which is said with the reason', async ({ page, apiOf }) => {
    const title = await notify(apiOf);
    await page.goto('/#/dashboard');
    await bell(page).click();
    const entry = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
    const told = entry.filter({ hasText: title });
    const clear = told.getByRole('button', { name: /^Clear|^Dismiss/ });
    for (const [answer, said] of [
      [broken, serverError(page)],
      [answerWith(403, { error: 'No' }), toast(page, 'You do not have permission to do this.')],
      [resetConnection, toast(page, 'The notification could not be cleared.')],
    ] as const) {
      const removeFault = await injectFault(page, 'POST /api/notifications/delete', answer);
      await clear.click();
      await expect(said).toHaveCount(1);
      await expect(told).toBeVisible();
      await removeFault();
    }
    const removeFault = await injectFault(
      page,
      'POST /api/notifications/delete',
      answerWith(404, { error: 'Gone' }),
    );
    await clear.click();
    await expect(told).toHaveCount(0);
    await removeFault();
    await expect(toast(page, 'does not exist')).toHaveCount(0);
  });
});

test('a comment that the server cannot take is still there, and both say why', async ({ page, apiOf }) => {
  const { id } = await createTask(await apiOf('manager'), unique('Commented'));
  await page.goto(`/#/tasks/detail/${id}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  const text = comments.getByRole('textbox', { name: 'New comment' });
  await text.fill('Do not lose this');
  const removeFault = await injectFault(page, `POST /api/tasks/${id}/comments`, broken);
  await comments.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(serverError(page)).toHaveCount(1);
  await expect(comments.getByRole('alert')).toContainText('Out of order.');
  await expect(text).toHaveText('Do not lose this');
  await removeFault();
});

test('a file that the server cannot take or remove is said, and kept', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  const { id } = await createTask(api, unique('With files'));
  const file = { name: 'kept.txt', mimeType: 'text/plain', buffer: Buffer.from('kept') };
  await api.post(`/api/tasks/${id}/attachments`, { multipart: { file } });
  await page.goto(`/#/tasks/detail/${id}`);
  const files = page.getByRole('region', { name: 'Files' });
  const removeFault = await injectFault(page, `POST /api/tasks/${id}/attachments`, broken);
  await files.locator('input[type="file"]').setInputFiles({ ...file, name: 'new.txt' });
  await expect(files.getByRole('listitem').filter({ hasText: 'new.txt' })).toContainText('Out of order.');
  await expect(serverError(page)).toHaveCount(1);
  await removeFault();
});

test.describe('a list', () => {
  test('says that it could not be exported, or changed', async ({ page, apiOf }) => {
    const word = unique('broken');
    await createTask(await apiOf('manager'), word);
    await openTasks(page, `?q=${encodeURIComponent(word)}`);

    const removeExportFault = await injectFault(page, 'GET /api/tasks/export*', broken);
    await page.getByRole('button', { name: 'More actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    await expect(serverError(page)).toHaveCount(1);
    await removeExportFault();
    await serverError(page)
      .getByRole('button', { name: /^Dismiss/ })
      .click();
    await expect(serverError(page)).toHaveCount(0);

    const removeBulkFault = await injectFault(page, 'POST /api/tasks/bulk', broken);
    await page.getByRole('grid').getByRole('checkbox').last().click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: /^Delete/ }).click();
    await expect(question).toContainText('Out of order.');
    await expect(serverError(page)).toHaveCount(1);
    await removeBulkFault();
  });
});

test('a file that cannot be checked is said by the page and by the toast', async ({ page }) => {
  const removeFault = await injectFault(page, 'POST /api/tasks/import*', broken);
  await openImport(page);
  await chooseFile(page, 'title\nOne');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Out of order.');
  await expect(serverError(page)).toHaveCount(1);
  await removeFault();
});

test('a search that the server cannot do is said by the palette and by the toast', async ({ page }) => {
  await page.goto('/#/dashboard');
  const removeFault = await injectFault(page, 'GET /api/search*', broken);
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('combobox').fill('harbour');
  await expect(page.getByRole('dialog')).toContainText('Out of order.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(serverError(page)).toHaveCount(1);
  await removeFault();
});
