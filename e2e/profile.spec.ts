import type { Page } from '@playwright/test';
import { emailOf, enterCredentials, password } from './support/accounts.ts';
import { unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');

/** Opens the own profile by the menu of the account. */
async function openProfile(page: Page): Promise<void> {
  await page.goto('/#/dashboard');
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/#\/users\/profile\/\d+$/);
}

test.describe('somebody in their own profile', () => {
  test.use({ account: 'staff' });

  test('chooses how dates are written and their picture, and finds both after a reload', async ({
    page,
    apiOf,
  }) => {
    await openProfile(page);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Jonas');
    await main(page).getByRole('tab', { name: 'Preferences' }).click();
    await main(page)
      .getByRole('button', { name: /Date format$/ })
      .click();
    await page.getByRole('option', { name: '2026-12-31 (yyyy-MM-dd)' }).click();
    await main(page).getByRole('radio', { name: 'Picture 4' }).check();
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Preferences saved').first()).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('radio', { name: 'Picture 4' })).toBeChecked();
    await expect(main(page).getByRole('button', { name: /Date format$/ })).toContainText('2026-12-31');
    const api = await apiOf('staff');
    const { data } = (await (
      await api.get('/api/tasks', { params: { per_page: 1, sort: 'due_date' } })
    ).json()) as {
      data: { code: string }[];
    };
    await page.goto(`/#/tasks?q=${data[0]?.code ?? ''}`);
    await expect(page.getByRole('grid')).toContainText(/\d{4}-\d{2}-\d{2}/);
    const own = (await (await api.get('/api/profile')).json()) as { preferences: object };
    const preferences = { ...own.preferences, formats: {} };
    expect((await api.put('/api/profile', { data: { preferences } })).ok()).toBe(true);
  });

  test('sees lists close together and is not told of comments, once that is chosen', async ({
    page,
    apiOf,
  }) => {
    const staff = await apiOf('staff');
    const own = (await (await staff.get('/api/profile')).json()) as { id: number; preferences: object };
    await openProfile(page);
    await main(page).getByRole('tab', { name: 'Preferences' }).click();
    await main(page)
      .getByRole('button', { name: /Row density$/ })
      .click();
    await page.getByRole('option', { name: 'Compact' }).click();
    await main(page).getByRole('checkbox', { name: 'Comments' }).uncheck();
    await main(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Preferences saved').first()).toBeVisible();

    const admin = await apiOf('admin');
    const title = unique('Heard of');
    const made = await admin.post('/api/tasks', { data: { title, assignee_ids: [own.id] } });
    const { id } = (await made.json()) as { id: number };
    await admin.post(`/api/tasks/${id}/comments`, { data: { body: '<p>Quietly</p>' } });
    const told = (await (await staff.post('/api/get-notifications', { data: { length: 5 } })).json()) as {
      message: string;
    }[];
    expect(told.filter(({ message }) => message.includes(title))).toHaveLength(1);

    await page.goto('/#/tasks');
    const row = page.getByRole('grid').getByRole('row').nth(1);
    const heightOf = async () => (await row.boundingBox())?.height ?? 0;
    await expect(row).toBeVisible();
    const compact = await heightOf();
    await expect(page).not.toHaveURL(/density/);
    await page.goto('/#/tasks?density=comfortable');
    await expect.poll(heightOf).toBeGreaterThan(compact);
    expect((await staff.put('/api/profile', { data: { preferences: own.preferences } })).ok()).toBe(true);
  });

  test('signs out a browser that was left open', async ({ browser, page, server }) => {
    const context = await browser.newContext({
      storageState: { cookies: [], origins: [] },
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    const left = await context.newPage();
    await left.goto(server.url);
    await enterCredentials(left, emailOf('staff'));
    await expect(left.getByRole('button', { name: /’s account$/ })).toBeVisible();

    await openProfile(page);
    await main(page).getByRole('tab', { name: 'Security' }).click();
    const sessions = main(page).getByRole('table', { name: 'Sessions' });
    await expect(sessions.getByRole('row', { name: /This session/ })).toHaveCount(1);
    await sessions.getByRole('button', { name: 'Sign out: Firefox · Windows' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(sessions.getByRole('row', { name: /Firefox/ })).toHaveCount(0);
    await left.goto(`${server.url}/#/tasks`);
    await left.reload();
    await expect(left.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await context.close();
  });

  test('sees what they may do, and which role grants it', async ({ page }) => {
    await openProfile(page);
    await main(page).getByRole('tab', { name: 'Permissions' }).click();
    const row = main(page).getByRole('row', { name: /Tasks – View/ });
    await expect(row).toContainText('User');
    await expect(main(page).getByRole('row', { name: /Tasks – Delete/ })).toHaveCount(0);
  });

  test('does not find the security of a colleague', async ({ page, apiOf }) => {
    const people = await (await apiOf('staff')).get('/api/users', { params: { per_page: 50 } });
    const { data } = (await people.json()) as { data: { id: number; firstname: string; email: string }[] };
    const colleague = data.find(({ email }) => email === emailOf('manager'));
    await page.goto(`/#/users/profile/${colleague?.id ?? 0}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Amara');
    await expect(main(page).getByRole('tab', { name: 'Tasks' })).toBeVisible();
    await expect(main(page).getByRole('tab', { name: 'Security' })).toHaveCount(0);
    await expect(main(page).getByRole('tab', { name: 'Preferences' })).toHaveCount(0);
  });
});

test.describe('a super administrator', () => {
  test.use({ account: 'super' });

  test('gives somebody another password, who signs in with it', async ({ browser, page, server, apiOf }) => {
    const name = unique('newcomer').replaceAll(/\W/g, '');
    const created = await (
      await apiOf('super')
    ).post('/api/users', {
      data: {
        username: name,
        firstname: 'New',
        lastname: 'Comer',
        email: `${name}@bureau.example`,
        password,
        positions: [],
      },
    });
    expect(created.status()).toBe(201);
    const { id } = (await created.json()) as { id: number };
    await page.goto(`/#/users/profile/${id}`);
    await main(page).getByRole('tab', { name: 'Security' }).click();
    await main(page)
      .getByLabel(/^New password/)
      .fill('another-word-7');
    await main(page)
      .getByLabel(/^Confirm new password/)
      .fill('another-word-8');
    await main(page)
      .getByLabel(/^Confirm new password/)
      .press('Enter');
    await expect(main(page)).toContainText('The two entries do not match.');
    await main(page)
      .getByLabel(/^Confirm new password/)
      .fill('another-word-7');
    await main(page).getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(/^Password changed/).first()).toBeVisible();
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const other = await context.newPage();
    await other.goto(server.url);
    await enterCredentials(other, `${name}@bureau.example`, 'another-word-7');
    await expect(other.getByRole('button', { name: 'New Comer’s account' })).toBeVisible();
    await context.close();
  });
});
