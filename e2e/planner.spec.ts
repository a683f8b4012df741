import type { Locator } from '@playwright/test';

import { tabTo, toast } from './support/shell.ts';
import { createTask, readTask, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

/** Returns a day so many days behind the first of a month to come, `yyyy-MM-dd`. */
function day(offset: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1 + offset))
    .toISOString()
    .slice(0, 10);
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const written = (date: string) => date.split('-').toReversed().join('.');

test('somebody plans a project: what is moved stays, and is taken back by one key', async ({
  page,
  apiOf,
}) => {
  const api = await apiOf('manager');
  const made = await api.post('/api/projects', { data: { name: unique('Breakwater'), start_date: day(0) } });
  const { id: project } = (await made.json()) as { id: number };
  const dates = (from: number, to: number) => ({ start_date: day(from), due_date: day(to) });
  const survey = await createTask(api, unique('Survey'), { project_id: project, ...dates(0, 4) });
  const build = await createTask(api, unique('Build'), {
    project_id: project,
    ...dates(7, 11),
  });
  const startOf = async (task: typeof survey) =>
    ((await readTask(api, task)) as unknown as { start_date: string }).start_date;

  await page.goto(`/#/projects/detail/${project}?tab=planner`);
  const plan = page.getByRole('treegrid');
  const barOf = (task: typeof survey) =>
    plan.getByRole('gridcell', { name: new RegExp(`^${task.title},.* to `) });
  const cover = unique('Cover');
  await page.getByRole('combobox', { name: 'Add a task' }).fill(cover);
  await page.keyboard.press('Enter');
  await expect(plan.getByRole('row', { name: new RegExp(cover) })).toBeVisible();

  // by keys: several are one move, which one key takes back
  await tabTo(page, plan);
  await page.keyboard.press('End');
  await expect(async () => {
    if (!(await isFocused(barOf(survey)))) await page.keyboard.press('ArrowDown');
    await expect(barOf(survey)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => startOf(survey)).toBe(day(14));
  await page.keyboard.press('Control+z');
  await expect.poll(() => startOf(survey)).toBe(day(0));
  await expect(barOf(survey)).toHaveAccessibleName(new RegExp(written(day(0))));

  // by pointer: to another week
  await barOf(build).scrollIntoViewIfNeeded();
  const box = await barOf(build).boundingBox();
  if (!box) throw new Error('The bar is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  await page.mouse.move(x + 112, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => startOf(build)).toBe(day(14));
  await page.reload();
  await expect(barOf(build)).toHaveAccessibleName(new RegExp(written(day(14))));

  // what has to be done before it is said in the plan itself
  await barOf(build).click();
  await page.getByRole('button', { name: 'Blocked by' }).click();
  const dialog = page.getByRole('dialog', { name: build.title });
  await dialog.getByRole('button', { name: /Blocked by/ }).click();
  await page.getByRole('option', { name: survey.title }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(barOf(build)).toHaveAccessibleName(new RegExp(survey.title));

  // and from bar to bar, by keys alone: what would lead in a circle is refused with the reason
  const waitingFor = async (task: typeof survey) =>
    ((await readTask(api, task)) as unknown as { dependencies: readonly { id: number }[] }).dependencies.map(
      ({ id }) => id,
    );
  await tabTo(page, plan);
  await page.keyboard.press('End');
  await expect(barOf(build)).toBeFocused();
  await page.keyboard.press('l');
  // the bar is marked, and not all of the tab in which it stands
  await expect(page.getByRole('tablist').locator('..')).toHaveCSS('outline-style', 'none');
  await page.keyboard.type(survey.title.slice(0, 4));
  await expect(barOf(survey)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, /was not linked\. A task cannot wait for itself/)).toBeVisible();
  await expect(barOf(survey)).not.toHaveAccessibleName(new RegExp(build.title));
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowDown');
  await expect(barOf(build)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect.poll(() => waitingFor(build)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => waitingFor(build)).toEqual([survey.id]);
  await expect(barOf(build)).toHaveAccessibleName(new RegExp(`after ${survey.title}`));
});
