import { answerWith, countCalls, dropResponse, injectFault } from './support/faults.ts';
import {
  countTasks,
  createTask,
  expectTitle,
  openTask,
  readTask,
  titleField,
  typeTitle,
  unique,
} from './support/tasks.ts';
import { expect, test } from './support/test.ts';

for (const choice of ['mine', 'theirs'] as const) {
  test(`two people change a title at once, and one of them decides for ${choice}`, async ({
    page,
    apiOf,
  }) => {
    const task = await createTask(await apiOf('manager'), 'Before');
    await openTask(page, task);
    await typeTitle(page, 'My title');
    const admin = await apiOf('admin');
    await admin.put(`/api/tasks/${task.id}`, { data: { title: 'Their title', version: task.version } });
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Someone else has changed this in the meantime' });
    await expect(dialog).toContainText('My title');
    await expect(dialog).toContainText('Their title');
    await dialog.getByRole('button', { name: choice === 'mine' ? 'Keep mine' : 'Take theirs' }).click();
    const title = choice === 'mine' ? 'My title' : 'Their title';
    await expectTitle(page, title);
    await expect.poll(() => readTask(admin, task)).toMatchObject({ title });
  });
}

test('whoever does not want to decide yet keeps what they typed', async ({ page, apiOf }) => {
  const task = await createTask(await apiOf('manager'), 'Before');
  await openTask(page, task);
  await typeTitle(page, 'My title');
  const admin = await apiOf('admin');
  await admin.put(`/api/tasks/${task.id}`, { data: { title: 'Their title', version: task.version } });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(titleField(page)).toHaveValue('My title');
  await expect.poll(() => readTask(admin, task)).toMatchObject({ title: 'Their title' });
});

test('whoever types while the task is read again keeps what they typed, and sees what is new', async ({
  page,
  apiOf,
}) => {
  const task = await createTask(await apiOf('manager'), 'Before');
  const admin = await apiOf('admin');
  await openTask(page, task);
  await typeTitle(page, 'My title');
  await admin.put(`/api/tasks/${task.id}`, { data: { status: 2, version: task.version } });
  await expect(page.getByRole('definition').filter({ hasText: 'In progress' })).toBeVisible();
  await expect(titleField(page)).toHaveValue('My title');
  await page.keyboard.press('Enter');
  await expectTitle(page, 'My title');
  await expect.poll(() => readTask(admin, task)).toMatchObject({ title: 'My title', status: 2 });
});

test('a task is created once when the answer is lost and it is tried again', async ({ page, apiOf }) => {
  await page.goto('/#/tasks/create');
  const removeFault = await injectFault(page, 'POST /api/tasks', dropResponse);
  const title = unique('Polish the brass plate');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Create task' }).click();
  await expect(page.getByRole('main').getByText(/may or may not have been saved/)).toBeVisible();
  await removeFault();
  await page.getByRole('button', { name: 'Create task' }).click();
  await expectTitle(page, title);
  expect(await countTasks(await apiOf('manager'), title)).toBe(1);
});

test('a change whose answer was lost is not taken for somebody else’s', async ({ page, apiOf }) => {
  const task = await createTask(await apiOf('manager'), 'Before');
  await openTask(page, task);
  const removeFault = await injectFault(page, `PUT /api/tasks/${task.id}`, dropResponse);
  await typeTitle(page, 'After');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Title' }).getByRole('alert')).toBeVisible();
  await removeFault();
  await page.getByRole('button', { name: 'Save Title' }).click();
  await expectTitle(page, 'After');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('whoever presses twice creates one task', async ({ page, apiOf }) => {
  await page.goto('/#/tasks/create');
  const calls = countCalls(page, 'POST /api/tasks');
  const title = unique('Oil the hinges');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Create task' }).dblclick();
  await expectTitle(page, title);
  expect(calls()).toBe(1);
  expect(await countTasks(await apiOf('manager'), title)).toBe(1);
});

test('a change that was saved stays when the next one, made meanwhile, is refused', async ({
  page,
  apiOf,
}) => {
  const task = await createTask(await apiOf('manager'), 'Before');
  await openTask(page, task);
  const { promise: isTimeToAnswer, resolve: answer } = Promise.withResolvers<void>();
  const removeFault = await injectFault(page, `PUT /api/tasks/${task.id}`, async (route) => {
    if (route.request().postData()?.includes('After')) return answerWith(500, { error: 'No.' })(route);
    await isTimeToAnswer;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Edit Status' }).click();
  await page.getByRole('option', { name: 'Waiting' }).click();
  await page.getByRole('button', { name: 'Save Status' }).click();
  await typeTitle(page, 'After');
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByRole('group', { name: 'Title' }).getByRole('alert')).toHaveText('No.');
  await expect(titleField(page)).toHaveValue('After');
  await removeFault();
  await page.getByRole('button', { name: 'Cancel editing Title' }).click();
  await expectTitle(page, 'Before');
  await expect(page.getByRole('definition').filter({ hasText: 'Waiting' })).toBeVisible();
  expect(await readTask(await apiOf('manager'), task)).toMatchObject({ title: 'Before', status: 4 });
});
