import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { answerWith, injectFault } from './support/faults.ts';
import { parseCsv } from './support/files.ts';
import { toast } from './support/shell.ts';
import { columnOf, createTask, openTasks, rows, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

async function exportList(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'More actions' })
      .first()
      .click()
      .then(() => page.getByRole('menuitem', { name }).click()),
  ]);
  const file = download.suggestedFilename();
  await expect(toast(page, `${file} is in your downloads.`)).toBeVisible();
  return { name: file, content: readFileSync(await download.path()) };
}

test('what is exported is what is shown: its columns, order, filters and sort', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  const word = unique('export');
  for (const [title, progress] of [
    ['B', 20],
    ['A', 10],
    ['C, with "quotes"', 30],
  ] as const)
    await createTask(api, `${title} ${word}`, { progress });
  await createTask(api, `=1+1 ${word}`, { progress: 5 });
  await openTasks(page, `?q=${encodeURIComponent(word)}&sort=-progress&columns=progress,title,status`);
  await expect(rows(page)).toHaveCount(4);
  const titles = await columnOf(page, 'title').allInnerTexts();

  const { content, name } = await exportList(page, 'Export as CSV');
  expect(name).toMatch(/\.csv$/);
  const [head = [], ...lines] = parseCsv(content.toString('utf8'));
  expect(head).toHaveLength(3);
  const titleIndex = lines[0]?.findIndex((cell) => cell.includes(word)) ?? -1;
  expect(titleIndex, 'the columns come in the order of the screen').toBe(1);
  const exported = lines.map((line) => line[titleIndex] ?? '');
  // a formula is written as the text that it is
  expect(exported.map((title) => title.replace(/^'/, ''))).toEqual(titles);
  expect(exported.some((title) => title.startsWith('='))).toBe(false);
});

test('an exported workbook can be read again', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  const word = unique('workbook');
  for (const title of ['First', 'Second']) await createTask(api, `${title} ${word}`);
  await openTasks(page, `?q=${encodeURIComponent(word)}&sort=title&columns=title,status,due_date`);
  await expect(rows(page)).toHaveCount(2);
  const { content, name } = await exportList(page, 'Export as Excel (XLSX)');
  expect(name).toMatch(/\.xlsx$/);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const response = await api.post('/api/tasks/import?dry_run=1', {
    multipart: { file: { name, mimeType, buffer: content } },
  });
  const answer = (await response.json()) as { rows: number; columns: { field: string; samples: string[] }[] };
  expect(answer.rows).toBe(2);
  expect(answer.columns.map(({ field }) => field)).toEqual(['title', 'status', 'due_date']);
  expect(answer.columns[0]?.samples).toEqual([`First ${word}`, `Second ${word}`]);
});

test('an export that fails says so', async ({ page }) => {
  await openTasks(page);
  await injectFault(page, 'GET /api/tasks/export*', answerWith(403, { error: 'No' }));
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  await expect(toast(page, 'You do not have permission to do this.')).toBeVisible();
});
