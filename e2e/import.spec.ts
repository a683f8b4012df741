import { mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Route } from '@playwright/test';

import { signIn } from './support/accounts.ts';
import {
  answerWith,
  dropResponse,
  holdRequests,
  injectFault,
  onlyOnce,
  resetConnection,
  watchSession,
} from './support/faults.ts';
import { chooseFile, fieldOf, importAlert, importButton, openImport, toCsv } from './support/files.ts';
import { toast } from './support/shell.ts';
import { countTasks, openTasks, rows, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test('a team that moves in brings its tasks along, and finds them by search', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  const word = unique('moved');
  const file = toCsv([
    ['issuekey', 'Summary', 'Details', 'Due', 'State'],
    ['OLD-1', `Oil the hinges ${word}`, 'First line\nSecond line', '12/31/2026', 'In progress'],
    ['OLD-2', `Paint the door ${word}`, 'Blue, not "teal"', '01/15/2027', 'Open'],
    ['OLD-3', '', 'nobody knows what', '01/16/2027', 'Open'],
    ['OLD-4', `Hang the lamp ${word}`, '', 'next week', 'Open'],
  ]);

  await openTasks(page);
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Import from a file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import tasks' })).toBeVisible();
  await chooseFile(page, file);

  await expect(page.getByText('2 records can be imported. 2 rows have errors.')).toBeVisible();
  const issues = page.getByRole('table').getByRole('row');
  await expect(issues.filter({ hasText: 'Title' }).getByRole('rowheader')).toHaveText('4');
  await expect(issues.filter({ hasText: 'next week' }).getByRole('rowheader')).toHaveText('5');
  expect(await countTasks(api, word), 'a dry run writes nothing').toBe(0);

  await page.getByRole('button', { name: 'Import 2 records and skip rows with errors' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '2 records imported' })).toBeVisible();
  await page.getByRole('link', { name: 'Show in list' }).click();
  await page.getByRole('searchbox').fill(word);
  await expect(rows(page)).toHaveCount(2);
  const imported = rows(page).filter({ hasText: 'Oil the hinges' });
  await expect(imported).toContainText('In progress');
  await imported.getByRole('link').click();
  await expect(page.getByText('Second line')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '31' }).first()).toBeVisible();
});

test('whoever chooses another column for the title checks again, and imports that', async ({
  page,
  apiOf,
}) => {
  const word = unique('column');
  await openImport(page);
  await chooseFile(
    page,
    toCsv([
      ['Name', 'Text'],
      ['x', `Sweep the yard ${word}`],
    ]),
  );
  await fieldOf(page, 'Name').selectOption({ label: 'Do not import' });
  await fieldOf(page, 'Text').selectOption({ label: 'Title (required)' });
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Check file' }).click();
  await importButton(page, 1).click();
  await expect(page.getByRole('heading', { level: 1, name: '1 record imported' })).toBeVisible();
  expect(await countTasks(await apiOf('manager'), word)).toBe(1);
});

const badFiles: readonly [what: string, content: string | Buffer, message: RegExp][] = [
  ['in another encoding', Buffer.from('title\nGröße prüfen', 'latin1'), /UTF-8/],
  ['with a quote that never closes', 'title,description\nA,"begun\nB,C', /quot/i],
  ['that is empty', '', /empty/i],
  ['that holds only a head', 'title,description\n', /row|empty/i],
];

for (const [what, content, message] of badFiles)
  test(`whoever chooses a file ${what} reads why, and chooses another one`, async ({ page, apiOf }) => {
    const api = await apiOf('manager');
    const before = await countTasks(api, '');
    await openImport(page);
    await chooseFile(page, content);
    await expect(page.getByRole('main').getByText(message).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' }), 'it would say the same').toHaveCount(0);
    expect(await countTasks(api, '')).toBe(before);
    await chooseFile(page, 'title\nAnother one');
    await expect(importButton(page, 1)).toBeVisible();
  });

test('a file of 200 MB is not even sent', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bureau-file-'));
  const path = join(folder, 'huge.csv');
  writeFileSync(path, 'title\n');
  truncateSync(path, 200 * 1024 * 1024);
  await openImport(page);
  await page.locator('input[type="file"]').setInputFiles(path);
  await expect(importAlert(page)).toContainText('huge.csv');
  rmSync(folder, { recursive: true });
});

test('whoever mends the file after choosing it is told to choose it again, and nothing of a lost connection', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'bureau-file-'));
  const path = join(folder, 'mended.csv');
  writeFileSync(path, 'title,due\nMended,soon\nRight,2026-12-31');
  await openImport(page);
  await page.locator('input[type="file"]').setInputFiles(path);
  await importButton(page, 1).waitFor();
  writeFileSync(path, 'title,due\nMended,2026-12-30\nRight,2026-12-31');
  utimesSync(path, new Date(), new Date(Date.now() + 60_000));
  await importButton(page, 1).click();
  await expect(importAlert(page)).toContainText('Choose it again.');
  await expect(page.getByText('No connection to the server')).toHaveCount(0);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await (await chooser).setFiles(path);
  await expect(importButton(page, 2)).toBeVisible();
  rmSync(folder, { recursive: true });
});

test('whoever imports by keyboard has the focus where it goes on', async ({ page }) => {
  await openImport(page);
  await chooseFile(page, toCsv([['title'], [unique('By keyboard')]]));
  await importButton(page, 1).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '1 record imported' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Import tasks' })).toBeFocused();
});

test('whoever drops a file beside the field for it stays on the page', async ({ page }) => {
  await openImport(page);
  const isTaken = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['title\nBeside'], 'beside.csv'));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    return heading.dispatchEvent(drop);
  });
  expect(isTaken, 'the browser opens the file in place of the page').toBe(false);
});

test('a proxy that takes no large files is told apart from the rest', async ({ page }) => {
  await openImport(page);
  await injectFault(
    page,
    'POST /api/tasks/import*',
    answerWith(413, '<html>413 Request Entity Too Large</html>'),
  );
  await chooseFile(page, 'title\nToo large');
  await expect(importAlert(page)).toContainText('The file is too large for the server.');
});

test('a file whose import broke off is imported once, by trying again', async ({ page, apiOf }) => {
  const word = unique('once');
  await openImport(page);
  await chooseFile(page, toCsv([['title'], [`Ring the bell ${word}`]]));
  await importButton(page, 1).waitFor();
  const removeFault = await injectFault(page, 'POST /api/tasks/import', onlyOnce(dropResponse));
  await importButton(page, 1).click();
  await expect(importAlert(page)).toContainText('nothing is imported twice');
  await expect(page.getByText('tracker.csv', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1 record imported' })).toBeVisible();
  await removeFault();
  expect(await countTasks(await apiOf('manager'), word)).toBe(1);
});

test('a check that broke off keeps the file, and goes on when asked', async ({ page }) => {
  await openImport(page);
  await injectFault(page, 'POST /api/tasks/import*', onlyOnce(resetConnection));
  await chooseFile(page, 'title\nAgain');
  await expect(importAlert(page)).toContainText('Your file and columns are kept');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(importButton(page, 1)).toBeVisible();
});

test('whoever leaves while the import runs is asked, and can stay', async ({ page }) => {
  await openImport(page);
  await chooseFile(page, toCsv([['title'], [unique('Wait for me')]]));
  await importButton(page, 1).waitFor();
  const answer = await holdRequests(page, '**/api/tasks/import');
  await importButton(page, 1).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave while the import is running?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: '1 record imported' })).toBeVisible();
});

test('whoever leaves while the import runs reads elsewhere what has become of it', async ({ page }) => {
  const leave = async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page
      .getByRole('alertdialog', { name: 'Leave while the import is running?' })
      .getByRole('button', { name: 'Leave' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
  };
  for (const [answerOf, said] of [
    [(route: Route) => route.continue(), '1 record imported'],
    [answerWith(422, { error: 'The disk is full.' }), 'The disk is full.'],
  ] as const) {
    await openImport(page);
    await chooseFile(page, toCsv([['title'], [unique('Go on')]]));
    await importButton(page, 1).waitFor();
    const removeFault = await injectFault(page, 'POST /api/tasks/import', answerOf);
    const answer = await holdRequests(page, '**/api/tasks/import');
    await importButton(page, 1).click();
    await leave();
    answer();
    await expect(toast(page, said)).toBeVisible();
    await removeFault();
  }
});

test.describe('with a session of their own', () => {
  test.use({ account: null });

  test('whoever is signed out while importing signs in again, and has file and columns still', async ({
    page,
  }) => {
    await page.goto('/');
    await signIn(page, 'manager');
    const endSession = watchSession(page);
    await openImport(page);
    await chooseFile(
      page,
      toCsv([
        ['Name', 'Text'],
        ['x', unique('Still here')],
      ]),
    );
    await fieldOf(page, 'Name').selectOption({ label: 'Do not import' });
    await fieldOf(page, 'Text').selectOption({ label: 'Title (required)' });
    await endSession(async () => page.getByRole('button', { name: 'Check file' }).click());
    await signIn(page, 'manager');
    await expect(page.getByText('tracker.csv', { exact: true })).toBeVisible();
    await expect(fieldOf(page, 'Text').locator('option:checked')).toHaveText(/^Title/);
    await page.getByRole('button', { name: 'Check file' }).click();
    await expect(importButton(page, 1)).toBeVisible();
  });
});
