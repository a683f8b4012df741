import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/test.ts';

async function idOf(api: APIRequestContext, path: string, name: string): Promise<number> {
  const response = await api.get(path, { params: { q: name } });
  const { data } = (await response.json()) as { data: { id: number; name: string }[] };
  return data.find((one) => one.name === name)?.id ?? 0;
}

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('sees the application as a role sees it, in this tab alone and until they end it', async ({
    page,
    apiOf,
    context,
  }) => {
    const id = await idOf(await apiOf('admin'), '/api/roles', 'user');
    await page.goto(`/#/roles/detail/${id}`);
    const sidebar = page.getByRole('navigation', { name: 'Main menu' });
    await expect(sidebar.getByRole('link', { name: 'Roles' })).toBeVisible();
    await page.getByRole('button', { name: 'Preview as this role' }).click();
    const bar = page.getByText('You are viewing the application with the role user.');
    await expect(bar).toBeVisible();
    await expect(page).toHaveURL(/#\/dashboard/);
    await expect(sidebar.getByRole('link', { name: 'Tasks', exact: true })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Roles' })).toHaveCount(0);
    await page.goto('/#/tasks/create');
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    await expect(bar).toBeVisible();
    await page.reload();
    await expect(bar).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url().replace(/#.*/, '#/roles'));
    await expect(other.getByRole('heading', { level: 1, name: /Roles/ })).toBeVisible();
    await expect(other.getByText('You see the application as')).toHaveCount(0);
    await other.close();
    await page.getByRole('button', { name: 'End preview' }).click();
    await expect(page).toHaveURL(new RegExp(`#/roles/detail/${id}$`));
    await expect(sidebar.getByRole('link', { name: 'Roles' })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('finds the preview ended, and the own application, once the role is gone', async ({ page, apiOf }) => {
    const api = await apiOf('admin');
    const made = await api.post('/api/roles', { data: { name: `Passing ${Date.now()}` } });
    const { id, name } = (await made.json()) as { id: number; name: string };
    await page.clock.install();
    await page.goto(`/#/roles/detail/${id}`);
    const notified = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/get-notifications') &&
        response.request().headers()['x-preview-role'] === String(id),
    );
    await page.getByRole('button', { name: 'Preview as this role' }).click();
    const bar = page.getByText(`You are viewing the application with the role ${name}.`);
    await expect(bar).toBeVisible();
    await page.clock.runFor(60_000);
    expect((await notified).status()).toBe(200);
    const removed = await api.delete(`/api/roles/${id}`);
    expect(removed.ok(), await removed.text()).toBe(true);
    await page.clock.runFor(60_000);
    await expect(page).toHaveURL(/#\/roles$/);
    await expect(
      page.getByText('The role no longer exists, so the preview has ended.').first(),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Roles/ })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('lets everybody in a department do something, and finds who is in it', async ({ page, apiOf }) => {
    const api = await apiOf('admin');
    const response = await api.get('/api/departments', { params: { per_page: 1, sort: '-member_count' } });
    const { data } = (await response.json()) as { data: { id: number; name: string }[] };
    const { id, name } = data[0] ?? { id: 0, name: '' };
    const role = { name: `Duty ${Date.now()}`, department_id: id };
    const made = (await (await api.post('/api/roles', { data: role })).json()) as { id: number };
    await page.goto(`/#/departments/detail/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await page.getByRole('tab', { name: 'Roles' }).click();
    await expect(page.getByRole('rowheader', { name: role.name })).toBeVisible();
    expect((await api.delete(`/api/roles/${made.id}`)).ok()).toBe(true);
    await page.getByRole('tab', { name: 'Overview' }).click();
    const box = page.getByRole('checkbox', { name: 'View, Announcements' });
    const filter = page.getByRole('searchbox', { name: 'Filter menus' });
    await filter.fill('announcements');
    await expect(page.getByRole('checkbox', { name: 'View, Meetings' })).toHaveCount(0);
    await box.check();
    await page.getByRole('button', { name: 'Save permissions' }).click();
    await expect(page.getByText('Permissions saved').first()).toBeVisible();
    await page.reload();
    await filter.fill('announcements');
    await expect(box).toBeChecked();
    await page.getByRole('region', { name: 'Members' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/#\/users\/profile\/\d+$/);
    await page.getByRole('tab', { name: 'Permissions' }).click();
    await expect(page.getByRole('row', { name: /Announcements – View/ })).toContainText(name);
    expect((await api.put(`/api/departments/${id}/permissions`, { data: { permissions: [] } })).ok()).toBe(
      true,
    );
  });
});
