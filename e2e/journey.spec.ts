import { emailOf, expectSignIn, firstnames, password, signIn, signOut } from './support/accounts.ts';
import { tabTo, toast } from './support/shell.ts';
import {
  countTasks,
  createTask,
  expectTitle,
  openTasks,
  readTotal,
  rows,
  titleField,
  typeTitle,
  unique,
} from './support/tasks.ts';
import { expect, test } from './support/test.ts';

// as most people see it
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('from the sign-in on', () => {
  test.use({ account: null });

  test('a manager finds a task, changes it, and finds the change after a restart of the server', async ({
    page,
    apiOf,
    server,
  }) => {
    const [before, after] = [unique('Order chairs'), unique('Order desks')];
    await createTask(await apiOf('manager'), before);
    await page.goto('/');
    await signIn(page, 'manager');
    await expect(page).toHaveURL(/#\/dashboard$/);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tasks' }).click();
    await page.getByRole('searchbox').fill(before);
    await expect(page).toHaveURL(/q=Order/);
    await page.getByRole('link', { name: before }).click();

    await typeTitle(page, after);
    await page.getByRole('button', { name: 'Save Title' }).click();
    await expectTitle(page, after);
    await page.getByRole('button', { name: 'Edit Status' }).click();
    await page.getByRole('option', { name: 'Waiting' }).click();
    await page.getByRole('button', { name: 'Save Status' }).click();
    const activity = page.getByRole('list', { name: 'Activity' });
    await expect(activity).toContainText('changed “Status” from “Open” to “Waiting”');

    await server.restart();
    await page.reload();
    await expectTitle(page, after);
    await expect(page.getByRole('definition').filter({ hasText: /^Waiting/ })).toBeVisible();
    await expect(activity.getByRole('listitem')).toHaveText([
      /changed “Status” from “Open” to “Waiting”/,
      new RegExp(`changed “Title” from “${before}” to “${after}”`),
      /Amara Okafor created this record/,
    ]);
    await signOut(page);
  });

  test('somebody without a mouse does the same by keyboard alone', async ({ page, apiOf }) => {
    const title = unique('Repair the lectern');
    await createTask(await apiOf('manager'), title);
    await page.goto('/');
    await expectSignIn(page);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await page.keyboard.type(emailOf('manager'));
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: `Hello, ${firstnames.manager}` })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Tasks', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Tasks/ })).toBeFocused();
    await tabTo(page, page.getByRole('searchbox'));
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await tabTo(page, page.getByRole('grid', { name: 'Tasks' }));
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Edit Title' }));
    await page.keyboard.press('Enter');
    await expect(titleField(page)).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(`${title} soon`);
    await page.keyboard.press('Enter');
    await expectTitle(page, `${title} soon`);
    await expect(page.getByRole('button', { name: 'Edit Title' })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Edit Status' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Open' })).toBeFocused();
    // what usually follows stands first
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Save Status' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText('from “Open” to “In progress”');
    await expect(page.getByRole('button', { name: 'Edit Status' })).toBeFocused();
  });
});

test('every figure of the dashboard leads to a list of as many tasks', async ({ page }) => {
  await page.goto('/#/dashboard');
  const figures = page.getByRole('region', { name: 'Tasks', exact: true }).getByRole('link');
  await expect(figures).toHaveText([
    /^\d.*to me$/,
    /^\d.*today$/,
    /^\d.*Overdue$/,
    /^\d.*Urgent$/,
    /^\d.*Waiting$/,
    /^\d.*Open$/,
    /^\d.*Created \(30 days\)$/,
    /^\d.*Completed \(30 days\)$/,
  ]);
  for (let index = 0; index < 8; index += 1) {
    const [figure = ''] = /^[\d,]+/.exec(await figures.nth(index).innerText()) ?? [];
    const count = Number(figure.replaceAll(',', ''));
    await figures.nth(index).click();
    expect(await readTotal(page)).toBe(count);
    await page.goBack();
    await expect(figures.nth(index)).toBeVisible();
  }
});

test('a manager creates a task, and deletes it after being asked', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  await openTasks(page);
  await page.getByRole('link', { name: 'Create task' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  const title = unique('Label the marmalade');
  await page.keyboard.type(`  ${title} `);
  await page.getByRole('textbox', { name: 'Description' }).fill('Twice a week.\nNot on Sundays.');
  await page.getByRole('button', { name: 'Medium Priority' }).click();
  await page.getByRole('option', { name: 'High', exact: true }).click();
  await page.getByRole('button', { name: 'Create task' }).click();

  await expect(toast(page, /^TSK-\d+ created$/)).toBeVisible();
  await expectTitle(page, title);
  await expect(page.getByText('Not on Sundays.')).toBeVisible();
  expect(await countTasks(api, title)).toBe(1);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: /^Delete TSK-\d+\?$/ });
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(await countTasks(api, title)).toBe(1);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, / deleted$/)).toBeVisible();
  await expect(page).toHaveURL(/#\/tasks$/);
  expect(await countTasks(api, title)).toBe(0);
});

test('whoever leaves a half-written task is asked, and may stay', async ({ page }) => {
  await page.goto('/#/tasks/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: `Hello, ${firstnames.manager}` })).toBeVisible();
  await page.goto('/#/tasks/create');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('whoever leaves a half-written task by typing another address finds it again', async ({ page }) => {
  await page.goto('/#/tasks/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { name: `Hello, ${firstnames.manager}` })).toBeVisible();
  await page.goto('/#/tasks/create');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
});

test('a task that does not exist says so and leads to the list', async ({ page }) => {
  await page.goto('/#/tasks/detail/999999999');
  await expect(page.getByRole('heading', { name: 'Record not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the list' }).click();
  await expect(rows(page).first()).toBeVisible();
});
