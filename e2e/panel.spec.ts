import type { Locator, Page } from '@playwright/test';

import { answerWith, injectFault } from './support/faults.ts';
import { toast } from './support/shell.ts';
import {
  cellOf,
  createTask,
  openTasks,
  rows,
  type Task,
  titleField,
  typeTitle,
  unique,
} from './support/tasks.ts';
import { expect, test } from './support/test.ts';
import { expectNoViolation } from './support/violations.ts';

const wide = { width: 1920, height: 1080 };

test.use({ account: 'admin', viewport: wide });

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Task', exact: true });
const headings = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Tasks' });
const rowOf = (page: Page, { title }: Pick<Task, 'title'>): Locator => rows(page).filter({ hasText: title });
const linkOf = (page: Page, task: Pick<Task, 'title'>): Locator => rowOf(page, task).getByRole('link');

/** Expects a record to be open beside its list, as the only heading of the page. */
async function expectBeside(page: Page, task: Task): Promise<void> {
  await expect(panelOf(page).getByRole('heading', { level: 1, name: task.title })).toBeVisible();
  await expect(headings(page)).toHaveCount(1);
  await expect(grid(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(panelOf(page)).toHaveCount(0);
  await expect(headings(page)).toHaveText(/^Tasks/);
}

/** Creates tasks that a search for the text in their titles finds, the last one first. */
async function createTasks(
  api: Parameters<typeof createTask>[0],
): Promise<{ tasks: [Task, Task, Task]; q: string }> {
  const q = unique('beside').split(' ')[1] ?? '';
  const [third, second, first] = [
    await createTask(api, `Third ${q}`),
    await createTask(api, `Second ${q}`),
    await createTask(api, `First ${q}`),
  ];
  return { tasks: [first, second, third], q };
}

test('a record opens beside its list, which stays as it is, and one step back closes it', async ({
  page,
}) => {
  await openTasks(page, '?sort=title&filter[status]=1');
  const scroller = page.locator('[data-part=scroller]').filter({ has: grid(page) });
  await scroller.evaluate((element) => element.scrollBy(0, 2000));
  await expect(page).toHaveURL(/[?&]row=\d+/);
  const row = rows(page).nth(12);
  await row.getByRole('checkbox').check();
  const top = await scroller.evaluate((element) => element.scrollTop);
  const lists: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/tasks(?:\/groups)?\?/.test(request.url())) lists.push(request.url());
  });
  const { search } = new URL(page.url().replace('/#', ''));
  const title = await row.getByRole('link').innerText();

  await row.getByRole('link').click();
  await expect(panelOf(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(new URL(page.url().replace('/#', '')).search).toBe(search);
  await expect(page).toHaveURL(/\/tasks\/detail\/\d+\?/);
  await expect(page).toHaveTitle(/^TSK-\d+ .+ · /);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(title);
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row.getByRole('checkbox')).toBeChecked();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(top);
  expect(lists, 'requests for the list').toEqual([]);

  // the keys of the list go on from the row that was pressed
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(13).getByRole('link')).toBeFocused();
  const next = await rows(page).nth(13).getByRole('link').innerText();
  await rows(page).nth(13).getByRole('link').click();
  await expect(panelOf(page).getByRole('heading', { level: 1, name: next })).toBeVisible();

  await page.reload();
  await expect(panelOf(page).getByRole('heading', { level: 1, name: next })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Status is/ })).toBeVisible();
  await expect(rows(page).filter({ hasText: next }).first()).toBeVisible();

  await page.getByRole('searchbox').fill('the');
  await expect(page).toHaveURL(/\/tasks\/detail\/\d+\?.*q=the/);
  await expect(panelOf(page).getByRole('heading', { level: 1, name: next })).toBeVisible();

  await page.goBack();
  await expectClosed(page);
  await expect(page).toHaveURL(/\/tasks\?.*sort=title/);
  await expect(page).toHaveTitle(/^Tasks · /);
});

test('with the keyboard alone the focus goes into the record and back to its row', async ({
  page,
  apiOf,
}) => {
  const { tasks, q } = await createTasks(await apiOf('admin'));
  const [first, second, third] = tasks;
  await openTasks(page, `?q=${q}`);
  await linkOf(page, first).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectBeside(page, second);
  await expect(headings(page)).toBeFocused();
  await expectNoViolation(page, 'beside the list');

  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(linkOf(page, second)).toBeFocused();

  await page.keyboard.press('Enter');
  await expectBeside(page, second);
  await page.keyboard.press('Shift+F6');
  await expect(linkOf(page, second)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectBeside(page, third);
  await expect(headings(page)).toBeFocused();
  await page.goBack();
  await expectClosed(page);
  await expect(linkOf(page, third)).toBeFocused();
});

test('what is changed in the record shows in its row, and the other way round', async ({ page, apiOf }) => {
  const { tasks, q } = await createTasks(await apiOf('admin'));
  const [first] = tasks;
  await openTasks(page, `?q=${q}`);
  await linkOf(page, first).click();
  await expectBeside(page, first);
  await typeTitle(page, `Renamed ${q}`);
  await page.keyboard.press('Enter');
  await expect(linkOf(page, { title: `Renamed ${q}` })).toBeVisible();

  const cell = cellOf(page, `Renamed ${q}`, 'status');
  await cell.dblclick();
  await page.getByRole('option', { name: 'Waiting' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('Waiting');
  await expect(panelOf(page).getByRole('region', { name: 'Properties' })).toContainText('Waiting');
});

test('a record that is deleted closes, and the focus is on the row that takes its place', async ({
  page,
  apiOf,
}) => {
  const { tasks, q } = await createTasks(await apiOf('admin'));
  const [first, second, third] = tasks;
  await page.goto(`/#/tasks/detail/${second.id}?q=${q}`);
  await expectBeside(page, second);
  await expect(rowOf(page, second)).toHaveAttribute('aria-current', 'true');
  await panelOf(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, second.code)).toBeVisible();
  await expectClosed(page);
  await expect(rowOf(page, second)).toHaveCount(0);
  await expect(linkOf(page, third)).toBeFocused();

  await linkOf(page, first).click();
  await expectBeside(page, first);
  await rowOf(page, first)
    .getByRole('button', { name: /actions/i })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectClosed(page);
  await expect(rowOf(page, first)).toHaveCount(0);
});

test('what is not there says so in the panel, and the list goes on working', async ({ page }) => {
  await page.goto('/#/tasks/detail/99999999');
  await expect(panelOf(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(headings(page)).toHaveCount(1);
  await rows(page).first().getByRole('link').click();
  await expect(panelOf(page).getByRole('heading', { level: 1, name: /^TSK-/ })).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Close panel' }).click();
  await expectClosed(page);
});

test('a record that may not be seen says so in the panel, and the list goes on working', async ({
  page,
  apiOf,
}) => {
  const { tasks, q } = await createTasks(await apiOf('admin'));
  const [first, second] = tasks;
  await openTasks(page, `?q=${q}`);
  const removeFault = await injectFault(
    page,
    `GET /api/tasks/${second.id}`,
    answerWith(403, { error: 'Forbidden' }),
  );
  await linkOf(page, second).click();
  await expect(panelOf(page).getByRole('heading', { level: 1 })).toHaveText(
    'You do not have access to this page',
  );
  await expect(headings(page)).toHaveCount(1);
  await expect(rows(page)).toHaveCount(3);
  await removeFault();
  await linkOf(page, first).click();
  await expectBeside(page, first);
  await linkOf(page, second).click();
  await expectBeside(page, second);
  await panelOf(page).getByRole('button', { name: 'Close panel' }).click();
  await expectClosed(page);
});

test('a record that is deleted with others closes, and one that stays does not', async ({ page, apiOf }) => {
  const { tasks, q } = await createTasks(await apiOf('admin'));
  const [first, second, third] = tasks;
  await openTasks(page, `?q=${q}`);
  const removeSelected = async () => {
    await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await linkOf(page, second).click();
  await expectBeside(page, second);
  await rowOf(page, first).getByRole('checkbox').check();
  await removeSelected();
  await expect(rowOf(page, first)).toHaveCount(0);
  await expectBeside(page, second);

  await rowOf(page, second).getByRole('checkbox').check();
  await rowOf(page, third).getByRole('checkbox').check();
  await removeSelected();
  await expectClosed(page);
  await expect(rows(page)).toHaveCount(0);
});

test('what is typed in an editor is there again when another row was opened meanwhile', async ({
  page,
  apiOf,
}) => {
  const { tasks, q } = await createTasks(await apiOf('admin'));
  const [first, second] = tasks;
  await openTasks(page, `?q=${q}`);
  await linkOf(page, first).click();
  await expectBeside(page, first);
  await typeTitle(page, 'Half a title');
  await linkOf(page, second).click();
  await expectBeside(page, second);
  await expect(titleField(page)).toHaveCount(0);
  await linkOf(page, first).click();
  await expect(titleField(page)).toHaveValue('Half a title');
  await titleField(page).press('Escape');
  await expectBeside(page, first);
});

test('nothing that was typed is lost: to another record and back, in a narrower window, on a page of its own', async ({
  page,
  apiOf,
}) => {
  const { tasks, q } = await createTasks(await apiOf('admin'));
  const [first, second] = tasks;
  await openTasks(page, `?q=${q}`);
  await linkOf(page, first).click();
  await expectBeside(page, first);
  const comment = page.getByRole('textbox', { name: 'New comment' });
  await comment.fill('Half a thought');
  await linkOf(page, second).click();
  await expectBeside(page, second);
  await expect(comment).toHaveText('');
  await linkOf(page, first).click();
  await expectBeside(page, first);
  await expect(comment).toHaveText('Half a thought');

  await typeTitle(page, 'Half a title');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(grid(page)).toHaveCount(0);
  await expect(titleField(page)).toHaveValue('Half a title');
  await expect(titleField(page)).toBeFocused();
  await page.setViewportSize(wide);
  await expect(grid(page)).toBeVisible();
  await expect(titleField(page)).toHaveValue('Half a title');
  await page.keyboard.press('Escape');
  await expectBeside(page, first);

  await panelOf(page).getByRole('button', { name: 'Open as page' }).click();
  await expect(grid(page)).toHaveCount(0);
  await expect(headings(page)).toBeFocused();
  await expect(comment).toHaveText('Half a thought');
  await page.goBack();
  await expectBeside(page, first);
  await expect(rows(page)).toHaveCount(3);
});

test('a narrow window shows the record in place of the list', async ({ page, apiOf }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { tasks, q } = await createTasks(await apiOf('admin'));
  const [first] = tasks;
  await openTasks(page, `?q=${q}`);
  await linkOf(page, first).click();
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/tasks/detail/${first.id}$`));
  await expect(grid(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Close panel' })).toHaveCount(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
});
