import type { Locator, Page } from '@playwright/test';

import { expect } from './expect.ts';

/** Writes rows as CSV: a cell with a comma, a quote or a line end stands in quotes. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const write = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(write).join(',')).join('\r\n');
}

/** Reads CSV as {@link toCsv} writes it. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (end === '' && row.length === 0 && quoted === undefined && plain === '') break;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** Opens the page that imports tasks. */
export async function openImport(page: Page): Promise<void> {
  await page.goto('/#/tasks/import');
  await expect(page.getByRole('heading', { level: 1, name: 'Import tasks' })).toBeVisible();
}

/** Chooses a file on the page that imports tasks. */
export async function chooseFile(page: Page, content: string | Buffer, name = 'tracker.csv'): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** Returns the button that imports so many tasks. */
export const importButton = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^Import ${count} record`) });

/** Returns the alert in which the page that imports tasks shows what was wrong. */
export const importAlert = (page: Page): Locator => page.getByRole('main').getByRole('alert');

/** Returns the select of the field that a column of the chosen file fills. */
export const fieldOf = (page: Page, column: string): Locator =>
  page.getByRole('combobox', { name: `Field for column ${column}` });
