import { readFileSync } from 'node:fs';

import type { Download, Locator, Page } from '@playwright/test';

import { answerWith, disturb, onlyOnce } from './support/faults.ts';
import { createTask, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test('a comment mentions somebody, is changed and deleted, and its markup is text', async ({
  page,
  apiOf,
}) => {
  const { id } = await createTask(await apiOf('manager'), unique('Talked about'));
  await page.goto(`/#/tasks/detail/${id}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  const text = comments.getByRole('textbox', { name: 'New comment' });
  await text.pressSequentially('Ask @');
  const name = await comments.getByRole('option').first().innerText();
  await page.keyboard.press('Enter');
  await text.pressSequentially('about <b>this</b>');
  await page.keyboard.press('Control+Enter');
  const comment = comments.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  await expect(comment).toContainText(`Ask @${name.trim()} about <b>this</b>`);
  await expect(comment.locator('[data-mention]')).toHaveText(`@${name.trim()}`);
  await expect(comment.locator('b')).toHaveCount(0);
  await expect(text).toHaveValue('');

  await comment.getByRole('button', { name: 'Edit comment' }).click();
  await comment.getByRole('textbox', { name: 'Comment' }).fill('Never mind');
  await comment.getByRole('button', { name: 'Save' }).click();
  await expect(comment).toContainText('Never mind');
  await expect(comment).toContainText('edited');

  await comment.getByRole('button', { name: 'Delete comment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' }).click();
  await expect(comments.getByText('No comments yet.')).toBeVisible();
  await expect(comments.getByRole('list', { name: 'Comments', includeHidden: true })).toBeEmpty();
});

test('a comment that was not taken is still there, with the reason, also after a reload', async ({
  page,
  apiOf,
}) => {
  const { id } = await createTask(await apiOf('manager'), unique('Kept'));
  await page.goto(`/#/tasks/detail/${id}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  const text = comments.getByRole('textbox', { name: 'New comment' });
  await text.fill('Do not lose this');
  const mend = await disturb(page, `POST /api/tasks/${id}/comments`, answerWith(403, { error: 'No' }));
  await comments.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comments.getByRole('alert')).toContainText('You do not have permission to do this.');
  await mend();
  await page.reload();
  await expect(text).toHaveValue('Do not lose this');
  await comments.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comments.getByRole('listitem')).toContainText('Do not lose this');
});

const bytesOf = async (download: Download) => readFileSync(await download.path());

/** Saves a file as somebody does who presses its link. */
async function saveBy(page: Page, link: Locator, button: 'left' | 'middle' = 'left'): Promise<Download> {
  const [download] = await Promise.all([page.context().waitForEvent('download'), link.click({ button })]);
  return download;
}

test('files are attached, saved again as they were, and removed', async ({ page, apiOf }) => {
  const { id } = await createTask(await apiOf('manager'), unique('With files'));
  await page.goto(`/#/tasks/detail/${id}`);
  const files = page.getByRole('region', { name: 'Files' });
  await expect(files.getByText('No files yet.')).toBeVisible();
  const plan = Buffer.from('Größe');
  const mend = await disturb(
    page,
    `POST /api/tasks/${id}/attachments`,
    onlyOnce(answerWith(503, { error: 'No' })),
  );
  await files.locator('input[type="file"]').setInputFiles([
    { name: 'plan.txt', mimeType: 'text/plain', buffer: plan },
    { name: 'nothing.txt', mimeType: 'text/plain', buffer: Buffer.from('') },
  ]);
  await expect(files.getByText('“nothing.txt” is empty.')).toBeVisible();
  await files.getByRole('button', { name: 'Try again: plan.txt' }).click();
  const link = files.getByRole('link', { name: 'plan.txt' });
  await expect(link).toBeVisible();
  await mend();
  const download = await saveBy(page, link);
  expect(download.suggestedFilename()).toBe('plan.txt');
  expect(await bytesOf(download)).toEqual(plan);

  await files.getByRole('button', { name: 'Remove plan.txt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove file' }).click();
  await expect(files.getByText('No files yet.')).toBeVisible();
});

test('a file of any bytes is saved as it was, by every way to press its link', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  const { id } = await createTask(api, unique('With bytes'));
  const every = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7919) % 256));
  const file = { name: 'Zähler 1.bin', mimeType: 'application/octet-stream', buffer: every };
  const attached = await api.post(`/api/tasks/${id}/attachments`, { multipart: { file } });
  expect(attached.status()).toBe(201);
  await page.goto(`/#/tasks/detail/${id}`);
  const link = page.getByRole('region', { name: 'Files' }).getByRole('link', { name: file.name });
  await expect(link).toHaveAttribute('href', /^\/uploads\/attachment\//);
  for (const button of ['left', 'middle'] as const) {
    const download = await saveBy(page, link, button);
    expect(download.suggestedFilename()).toBe(file.name);
    expect((await bytesOf(download)).equals(every)).toBe(true);
  }
  expect(page.url()).toContain(`#/tasks/detail/${id}`);
});

test.describe('whoever may only look', () => {
  test.use({ account: 'staff' });

  test('comments, and finds no way to add files', async ({ page, apiOf }) => {
    const staff = await apiOf('staff');
    const me = (await (await staff.get('/api/profile')).json()) as { id: number };
    const { id } = await createTask(await apiOf('manager'), unique('Looked at'), { assignee_ids: [me.id] });
    await page.goto(`/#/tasks/detail/${id}`);
    await expect(page.getByText('No files yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Attach files' })).toHaveCount(0);
    await page.getByRole('textbox', { name: 'New comment' }).fill('Seen');
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem')).toContainText('Seen');
  });
});
