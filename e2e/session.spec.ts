import { expectSignIn, firstnames, signIn, signOut } from './support/accounts.ts';
import { fetchFrom, intercept, watchSession } from './support/faults.ts';
import { toast } from './support/shell.ts';
import {
  countTasks,
  createTask,
  expectTitle,
  openTask,
  readTotal,
  titleField,
  typeTitle,
} from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test.use({ account: null });

test.describe('a session that is ended elsewhere', () => {
  test('costs nobody a word: after signing in again the page and the draft are back', async ({
    page,
    apiOf,
  }) => {
    const task = await createTask(await apiOf('manager'), 'Before');
    const endSession = watchSession(page);
    await page.goto('/');
    await signIn(page, 'manager');
    await openTask(page, task);
    await typeTitle(page, 'Half a thought');
    await endSession(async () => page.keyboard.press('Enter'));

    await expectSignIn(page);
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
    await signIn(page, 'manager');
    await expect(page).toHaveURL(new RegExp(`#/tasks/detail/${task.id}$`));
    await expect(titleField(page)).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Save Title' }).click();
    await expectTitle(page, 'Half a thought');
  });

  test('leaves a half-written task to whoever wrote it, and to nobody else', async ({ page }) => {
    const endSession = watchSession(page);
    await page.goto('/');
    await signIn(page, 'manager');
    await page.goto('/#/tasks/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('A private thought');
    await endSession(async () => page.getByRole('button', { name: 'Create task' }).click());

    await expectSignIn(page);
    await signIn(page, 'admin');
    await expect(page.getByRole('heading', { name: `Hello, ${firstnames.admin}` })).toBeVisible();
    await page.goto('/#/tasks/create');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('private thought');
  });

  test('leads to the sign-in once, however many calls find out at the same time', async ({ page }) => {
    const endSession = watchSession(page);
    await page.goto('/');
    await signIn(page, 'manager');
    // what the frame and the page ask for is answered: they would find out first
    await expect(
      page.getByRole('region', { name: 'Tasks', exact: true }).getByRole('link').first(),
    ).toContainText(/\d/);
    const calls: string[] = [];
    const visits: string[] = [];
    await endSession(async () => {
      page.on('request', (request) => {
        if (request.url().includes('/api/')) calls.push(request.url());
      });
      page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).hash));
      await page.getByRole('link', { name: 'Tasks', exact: true }).click();
      await expect(page).toHaveURL(/#\/tasks$/);
      await expect.poll(() => calls.length).toBeGreaterThan(1);
    });

    await expectSignIn(page);
    expect(calls.length).toBeGreaterThan(2);
    expect(visits).toEqual(['#/tasks', '#/login']);
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
    await signIn(page, 'manager');
    await expect(page.getByRole('heading', { level: 1, name: /^Tasks/ })).toBeVisible();
  });
});

test('a half-written task outlives a reload, which asks first', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'manager');
  await page.goto('/#/tasks/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
  expect(questions).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Create task' }).click();
  await expectTitle(page, 'Half a thought');
  await page.goto('/#/tasks/create');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('whoever signs in as somebody else in another tab is that person in every tab', async ({
  page,
  context,
  apiOf,
}) => {
  await page.goto('/');
  await signIn(page, 'manager');
  await page.goto('/#/tasks');
  const other = await context.newPage();
  await other.goto('/');
  await signOut(other);
  await expectSignIn(page);
  await signIn(other, 'client');
  await expect(page.getByRole('heading', { name: `Hello, ${firstnames.client}` })).toBeVisible();
  await expect(
    page.getByRole('button', { name: new RegExp(`^${firstnames.client} .*’s account$`) }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  expect(await readTotal(page)).toBe(await countTasks(await apiOf('client'), ''));
});

test('a session that runs out is announced, and leads back to the page after signing in again', async ({
  page,
}) => {
  await page.clock.install();
  await intercept(page, '**/api/login', async (route) => {
    const response = await fetchFrom(route);
    const token = (await response.json()) as object;
    await route.fulfill({ response, json: { ...token, expires_in: 600 } });
  });
  await page.goto('/#/tasks/create');
  await signIn(page, 'manager');
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
  await page.clock.fastForward('08:01');
  await expect(toast(page, 'Your session ends in 2 minutes')).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(toast(page, 'Your session has ended')).toBeVisible();
  await expectSignIn(page);
  await signIn(page, 'manager');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
});
