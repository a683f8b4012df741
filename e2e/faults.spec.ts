import { expectSignIn, signIn } from './support/accounts.ts';
import {
  answerWith,
  countCalls,
  fetchFrom,
  injectFault,
  intercept,
  onlyOnce,
  resetConnection,
} from './support/faults.ts';
import { navigateInApp } from './support/pages.ts';
import { toast } from './support/shell.ts';
import {
  columnOf,
  createTask,
  expectTitle,
  openTask,
  titleField,
  typeTitle,
  unique,
} from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test('a part of a page that breaks leaves the rest of it alone, and can be asked for again', async ({
  page,
  apiOf,
  faults,
}) => {
  const task = await createTask(await apiOf('manager'), 'Before');
  const removeFault = await injectFault(
    page,
    `GET /api/tasks/${task.id}/activities*`,
    answerWith(200, { data: [null], meta: { total: 1, page: 1, per_page: 20 } }),
  );
  await intercept(page, '**/assets/images/avatars/*', resetConnection);
  await openTask(page, task);
  const main = page.getByRole('main');
  await expect(main.getByText('Something went wrong in this section')).toBeVisible();
  expect(faults.splice(0), 'the defect is reported').not.toEqual([]);
  // a picture that does not arrive is nothing to stop for
  await expect(
    page.getByRole('button', { name: /’s account$/ }).locator('[data-initials="AO"]'),
  ).toBeVisible();
  await typeTitle(page, 'After');
  await page.keyboard.press('Enter');
  await expectTitle(page, 'After');
  await removeFault();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('After');
});

test('an answer that takes half a minute is waited for, and keeps nobody on the page', async ({
  page,
  apiOf,
}) => {
  const task = await createTask(await apiOf('manager'), 'Before');
  await page.clock.install();
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('who waits for a page sees that it comes, and may go elsewhere meanwhile', async () => {
    const late = Promise.withResolvers<undefined>();
    const removeFault = await injectFault(page, `GET /api/tasks/${task.id}`, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto(`/#/tasks/detail/${task.id}`);
    await page.clock.fastForward('00:30');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Task');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
    const answered = page.waitForResponse(`**/api/tasks/${task.id}`);
    await page.goBack();
    late.resolve(undefined);
    await answered;
    await removeFault();
    await expect(page.getByRole('heading', { level: 1, name: task.code })).toBeVisible();
  });

  await test.step('who saves waits, and saves once', async () => {
    const late = Promise.withResolvers<undefined>();
    const calls = countCalls(page, `PUT /api/tasks/${task.id}`);
    const removeFault = await injectFault(page, `PUT /api/tasks/${task.id}`, async (route) => {
      await late.promise;
      await route.continue();
    });
    await typeTitle(page, 'After');
    await page.keyboard.press('Enter');
    await page.clock.fastForward('00:30');
    await page.keyboard.press('Enter');
    late.resolve(undefined);
    await expectTitle(page, 'After');
    await removeFault();
    expect(calls()).toBe(1);
  });
});

test('what was read before a change does not undo it when it arrives after it', async ({ page, apiOf }) => {
  const task = await createTask(await apiOf('manager'), 'Before');
  await page.clock.install();
  await openTask(page, task);
  // what was read a moment ago is not read again
  await page.clock.fastForward(5_000);
  const late = Promise.withResolvers<undefined>();
  const removeFault = await injectFault(
    page,
    `GET /api/tasks/${task.id}`,
    onlyOnce(async (route) => {
      const response = await fetchFrom(route);
      await late.promise;
      await route.fulfill({ response });
    }),
  );
  const read = page.waitForRequest(`**/api/tasks/${task.id}`);
  // somebody comes back to the window
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await read;
  await typeTitle(page, 'After');
  await page.keyboard.press('Enter');
  await expectTitle(page, 'After');
  const answered = page.waitForResponse(`**/api/tasks/${task.id}`);
  late.resolve(undefined);
  await answered;
  await removeFault();
  await page.clock.fastForward(1_000);
  await expectTitle(page, 'After');
});

test.describe('a page that stays open over night', () => {
  test.use({ account: null });

  test('shows what was due on the day before as overdue', async ({ page, apiOf }) => {
    const title = unique('Water the plants');
    const today = new Date().toISOString().slice(0, 10);
    await createTask(await apiOf('manager'), title, { due_date: today });
    await page.clock.install({ time: new Date(`${today}T23:50:00Z`) });
    await page.goto(`/#/tasks?q=${encodeURIComponent(title)}`);
    await signIn(page, 'manager');
    await expect(columnOf(page, 'due_date')).not.toContainText('Overdue');
    await page.clock.fastForward('05:00');
    await expect(columnOf(page, 'due_date')).not.toContainText('Overdue');
    await page.clock.fastForward('05:00');
    await expect(columnOf(page, 'due_date')).toContainText('Overdue');
  });
});

test('whoever takes the back button out of a half-written task is asked, and may stay', async ({ page }) => {
  await page.goto('/#/dashboard');
  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  await page.getByRole('link', { name: 'Create task' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
  await expect(page).toHaveURL(/#\/tasks\/create$/);
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Tasks/ })).toBeVisible();
});

for (const when of ['one after the other', 'before the application has started'] as const)
  test(`whoever takes the back button out of addresses that were typed ${when}, and stays, is where they were`, async ({
    page,
  }) => {
    const { promise: start, resolve } = Promise.withResolvers<undefined>();
    if (when === 'one after the other') resolve(undefined);
    await page.route('**/assets/*.js', async (route) => {
      await start;
      await route.continue();
    });
    for (const path of ['dashboard', 'clients', 'clients/create'])
      await page.goto(`/#/${path}`, { waitUntil: 'commit' });
    resolve(undefined);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Half a client');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await page.goBack();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      await expect(name).toHaveValue('Half a client');
      await expect(page).toHaveURL(/#\/clients\/create$/);
    }
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Clients/ })).toBeVisible();
  });

test.describe('a browser whose storage is full', () => {
  test.use({ account: null });

  test('works until the tab is closed', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      };
    });
    await page.goto('/');
    await expectSignIn(page);
    await signIn(page, 'manager');
    await navigateInApp(page, '/tasks/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Written on a full disk');
    await page.getByRole('button', { name: 'Create task' }).click();
    await expect(toast(page, / created$/)).toBeVisible();
    await expect(titleField(page)).toHaveCount(0);
  });
});
