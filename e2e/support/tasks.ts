import { randomBytes } from 'node:crypto';

import type { APIRequestContext, Locator, Page } from '@playwright/test';

import { expect } from './expect.ts';

export interface Task {
  id: number;
  code: string;
  title: string;
  status: number;
  version: number;
}

/** Makes a title that no other task has, so that a test can be repeated on the same data. */
export const unique = (title: string) => `${title} ${randomBytes(4).toString('hex')}`;

/** Creates a task by the API. */
export async function createTask(api: APIRequestContext, title: string, fields: object = {}): Promise<Task> {
  const response = await api.post('/api/tasks', { data: { title, ...fields } });
  expect(response.status()).toBe(201);
  return (await response.json()) as Task;
}

/** Reads a task by the API. */
export async function readTask(api: APIRequestContext, { id }: Pick<Task, 'id'>): Promise<Task> {
  return (await (await api.get(`/api/tasks/${id}`)).json()) as Task;
}

/** Counts by the API the tasks in whose title all words of a text occur. */
export async function countTasks(api: APIRequestContext, q: string): Promise<number> {
  const response = await api.get('/api/tasks', { params: { q } });
  const { meta } = (await response.json()) as { meta: { total: number } };
  return meta.total;
}

/** Opens a task and waits until it is shown. */
export async function openTask(page: Page, task: Pick<Task, 'id' | 'code'>): Promise<void> {
  await page.goto(`/#/tasks/detail/${task.id}`);
  await expect(page.getByRole('heading', { level: 1, name: task.code })).toBeVisible();
}

/** Returns the field in which the title of the open task is changed. */
export const titleField = (page: Page): Locator => page.getByRole('textbox', { name: 'Title' });

/** Types a new title into the inline editor of the open task, without saving it. */
export async function typeTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Title' }).click();
  await titleField(page).fill(title);
}

/** Expects the open task to show a title, outside of any editor. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Edit Title' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Opens the list of tasks, at what the address asks for, and waits until it is loaded. */
export async function openTasks(page: Page, search = ''): Promise<void> {
  await page.goto(`/#/tasks${search}`);
  await expect(page.getByRole('grid', { name: 'Tasks' })).toHaveAttribute('aria-busy', 'false');
}

/** Returns the rows that are drawn and loaded, without the header. */
export const rows = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Tasks' }).locator('[role=row]:not([aria-rowindex="1"]):not([aria-busy])');

/** Returns the cells of a column, by its id, in the rows that are drawn and loaded. */
export const columnOf = (page: Page, id: string): Locator => cellsOf(rows(page), id);

/** Returns the cell of a column, by its id, in the row in which a text stands. */
export const cellOf = (page: Page, text: string, id: string): Locator =>
  cellsOf(rows(page).filter({ hasText: text }), id);

/** Finds the cells of a column in rows by the number that the column's header has. */
const cellsOf = (row: Locator, id: string): Locator =>
  row.locator(`xpath=./*[@aria-colindex = //*[@data-column="${id}"]/@aria-colindex]`);

/** Reads from the heading how many records a list has. */
export async function readTotal(page: Page, title = 'Tasks'): Promise<number> {
  const heading = page.getByRole('heading', { level: 1, name: new RegExp(`^${title}\\s*[\\d,]+$`) });
  await expect(heading).toBeVisible();
  return Number((await heading.innerText()).replaceAll(/\D/g, ''));
}
