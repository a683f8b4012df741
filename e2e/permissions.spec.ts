import { enterCredentials, password } from './support/accounts.ts';
import { toast } from './support/shell.ts';
import { createTask, openTasks, readTotal, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'admin' });

test('an administrator gives a new role a permission, and who has the role gains the page', async ({
  page,
  apiOf,
  browser,
  server,
}) => {
  const admin = await apiOf('admin');
  const task = await createTask(admin, unique('Count the chairs'));
  const name = unique('Caretakers');

  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Roles' }).click();
  await page.getByRole('link', { name: 'Create role' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByRole('main').getByText(name).last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(1);
  const roleId = Number(/detail\/(\d+)/.exec(page.url())?.[1]);

  const username = unique('rosa').replace(' ', '.');
  const email = `${username}@bureau.example`;
  const created = await admin.post('/api/users', {
    data: {
      firstname: 'Rosa',
      lastname: 'Keller',
      username,
      email,
      language: 'en',
      password,
      positions: [{ role_id: roleId }],
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: { cookies: [], origins: [] },
  });
  const theirs = await context.newPage();
  await theirs.goto('/');
  await enterCredentials(theirs, email);
  await expect(theirs.getByRole('button', { name: /’s account$/ })).toBeVisible();
  const menu = theirs.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  for (const entry of ['Tasks', 'Roles'])
    await expect(menu.getByRole('link', { name: entry })).toHaveCount(0);
  await theirs.goto('/#/tasks');
  await expect(theirs.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'View, Tasks' }).check();
  await expect(page.getByText('Tasks (View)', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save permissions' }).click();
  await expect(toast(page, 'Permissions saved')).toBeVisible();
  const saved = await admin.get(`/api/roles/${roleId}`);
  expect(await saved.json()).toMatchObject({ permissions: ['tasks_view'] });

  await theirs.reload();
  await expect(menu.getByRole('link', { name: 'Tasks' })).toBeVisible();
  await openTasks(theirs, `?q=${encodeURIComponent(task.title)}`);
  expect(await readTotal(theirs)).toBe(1);
  await expect(theirs.getByRole('link', { name: 'Create task' })).toHaveCount(0);
  await context.close();

  // what was changed is told by the log, in words
  await page.reload();
  await expect(page.getByText(/changed “Permissions”/)).toBeVisible();
});
