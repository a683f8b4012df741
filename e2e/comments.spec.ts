import { readFileSync } from 'node:fs';

import type { Download, Locator, Page } from '@playwright/test';

import { answerWith, injectFault, onlyOnce } from './support/faults.ts';
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
  await expect(text).toHaveText('');

  await comment.getByRole('button', { name: 'Edit comment' }).click();
  const edited = comment.getByRole('textbox', { name: 'Comment' });
  await expect(edited).toBeFocused();
  await expect(edited).toHaveText(`Ask @${name.trim()} about <b>this</b>`);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Never mind');
  await page.keyboard.press('Control+Enter');
  await expect(comment).toContainText('Never mind');
  await expect(comment).toContainText('edited');

  // an input method writes the name in letters first, then as it is written
  const method = await page.context().newCDPSession(page);
  await text.pressSequentially('Thanks @');
  await method.send('Input.imeSetComposition', { text: 'けんた', selectionStart: 3, selectionEnd: 3 });
  await expect(text).toContainText('@けんた');
  await method.send('Input.insertText', { text: '健太' });
  await expect(comments.getByRole('option')).toHaveText(['佐藤 健太']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(comment).toHaveCount(2);
  await expect(comment.locator('[data-mention]')).toHaveText('@佐藤 健太');
  const removeFirst = async () => {
    await comment.first().getByRole('button', { name: 'Delete comment' }).focus();
    await page.keyboard.press('Enter');
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' });
    await confirm.focus();
    await page.keyboard.press('Enter');
  };
  await removeFirst();
  await expect(comment).toHaveCount(1);
  await expect(comment).toBeFocused();
  await removeFirst();
  await expect(comments.getByText('No comments yet.')).toBeVisible();
  await expect(text).toBeFocused();
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
  const removeFault = await injectFault(
    page,
    `POST /api/tasks/${id}/comments`,
    answerWith(403, { error: 'No' }),
  );
  await comments.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comments.getByRole('alert')).toContainText('You do not have permission to do this.');
  await removeFault();
  await page.reload();
  await expect(text).toHaveText('Do not lose this');
  await comments.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comments.getByRole('listitem')).toContainText('Do not lose this');
});

test('comments are formatted and sent one after another by the keyboard alone', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  const { id } = await createTask(api, unique('Formatted'));
  await page.goto(`/#/tasks/detail/${id}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  const text = comments.getByRole('textbox', { name: 'New comment' });
  await text.focus();
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('Really');
  await page.keyboard.press('Control+Enter');
  await expect(comments.getByRole('list', { name: 'Comments' }).locator('strong')).toHaveText('Really');
  await expect(text).toHaveText('');
  await expect(text).toBeFocused();
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Control+Enter');
  await expect(comments.getByRole('list', { name: 'Comments' }).locator('ul > li')).toHaveText([
    'one',
    'two',
  ]);
  const { data } = (await (await api.get(`/api/tasks/${id}/comments`)).json()) as {
    data: { body: string }[];
  };
  expect(data.map(({ body }) => body)).toEqual([
    '<p><strong>Really</strong></p>',
    '<ul><li>one</li><li>two</li></ul>',
  ]);
});

test('what was typed is there again after the page is left: of a comment that is changed, and as plain text of before', async ({
  page,
  apiOf,
}) => {
  const api = await apiOf('manager');
  const me = (await (await api.get('/api/profile')).json()) as { id: number };
  const { id } = await createTask(api, unique('Left'));
  const address = `/api/tasks/${id}/comments`;
  await api.post(address, { data: { body: '<p>First</p>' } });
  await page.goto(`/#/tasks/detail/${id}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  const edited = comments.getByRole('textbox', { name: 'Comment', exact: true });
  await comments.getByRole('button', { name: 'Edit comment' }).click();
  await expect(edited).toBeFocused();
  await edited.press('End');
  await page.keyboard.type(', and last');
  await page.evaluate(([name, draft]) => sessionStorage.setItem(name, draft), [
    `bureau.draft:${me.id}:${address}`,
    JSON.stringify({ text: 'Ask @Jo <b>\nnow', people: [{ id: me.id, name: 'Jo' }] }),
  ] as const);
  await page.reload();
  await comments.getByRole('button', { name: 'Edit comment' }).click();
  await expect(edited).toHaveText('First, and last');
  await page.keyboard.press('Escape');
  await expect(edited).toHaveCount(0);
  await comments.getByRole('button', { name: 'Edit comment' }).click();
  await expect(edited).toHaveText('First');
  await page.keyboard.press('Escape');

  await comments.getByRole('textbox', { name: 'New comment' }).press('Control+Enter');
  await expect(comments.locator(`[data-mention="${me.id}"]`).and(comments.locator('li *'))).toHaveText('@Jo');
  const { data } = (await (await api.get(address)).json()) as { data: { body: string }[] };
  expect(data[1]?.body).toBe(`<p>Ask <span data-mention="${me.id}">@Jo</span> &lt;b&gt;<br />now</p>`);
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
  const removeFault = await injectFault(
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
  await removeFault();
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
  // what comes later moves what stands below it
  await expect(page.getByText('No comments yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Subtasks' })).toBeVisible();
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
