import { countTasks, createTask, openTask, openTasks, readTask, readTotal, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test.describe('a member of staff', () => {
  test.use({ account: 'staff' });

  test('reads a task but finds no way to change it', async ({ page, apiOf }) => {
    const staff = await apiOf('staff');
    const response = await staff.get('/api/tasks', { params: { per_page: 1 } });
    const { data } = (await response.json()) as { data: { id: number; code: string; title: string }[] };
    const task = data[0] ?? { id: 0, code: '', title: '' };
    await openTask(page, task);
    await expect(page.getByRole('main')).toContainText(task.title);
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
    await openTasks(page);
    expect(await readTotal(page)).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: 'Create task' })).toHaveCount(0);
  });

  test('is refused by the API with their own token, whatever the screen shows', async ({ page, apiOf }) => {
    const call = page.waitForRequest('**/api/tasks?*');
    await openTasks(page);
    const { authorization = '' } = await (await call).allHeaders();
    const response = await page.request.get('/api/tasks', {
      headers: { authorization },
      params: { per_page: 1 },
    });
    const { data } = (await response.json()) as { data: { id: number; title: string; version: number }[] };
    const { id, title, version } = data[0] ?? { id: 0, title: '', version: 0 };
    const headers = { authorization };
    const put = await page.request.put(`/api/tasks/${id}`, { headers, data: { title: 'Mine', version } });
    expect(put.status()).toBe(403);
    expect((await page.request.delete(`/api/tasks/${id}`, { headers })).status()).toBe(403);
    expect((await page.request.post('/api/tasks', { headers, data: { title: 'Mine' } })).status()).toBe(403);
    expect(await readTask(await apiOf('admin'), { id })).toMatchObject({ title, version });
  });

  test('who opens a page beyond their role reads so and can go on', async ({ page }) => {
    await page.goto('/#/tasks/create');
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(/#\/dashboard$/);
  });

  test('gains nothing by editing what the browser keeps', async ({ page }) => {
    await page.goto('/#/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() =>
      localStorage.setItem('permissions', '["tasks_view","tasks_edit","tasks_create"]'),
    );
    await page.goto('/#/tasks/create');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  });
});

test.describe('a client', () => {
  test.use({ account: 'client' });

  test('sees the tasks of their own projects and no others', async ({ page, apiOf }) => {
    const admin = await apiOf('admin');
    const internal = await createTask(admin, 'Discuss the fees of our clients');
    const own = await countTasks(await apiOf('client'), '');
    await openTasks(page);
    expect(await readTotal(page)).toBe(own);
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(await countTasks(admin, ''));
    await page.goto(`/#/tasks/detail/${internal.id}`);
    await expect(page.getByRole('heading', { name: 'Record not found' })).toBeVisible();
    await expect(page.getByText('Discuss the fees')).toHaveCount(0);
  });

  test('reads what somebody of the company has done whom they do not know, without a gap', async ({
    page,
    apiOf,
  }) => {
    const [stranger, client] = [await apiOf('super'), await apiOf('client')];
    const projects = await client.get('/api/projects', { params: { per_page: 1 } });
    const { data } = (await projects.json()) as { data: { id: number }[] };
    const task = await createTask(stranger, unique('Prepare the visit'), { project_id: data[0]?.id });
    await stranger.put(`/api/tasks/${task.id}`, { data: { status: 2 } });
    await openTask(page, task);
    await expect(page.getByText(/by Someone$/)).toBeVisible();
    await expect(page.getByText(/^Someone/).first()).toBeVisible();
    await openTasks(page, `?q=${encodeURIComponent(task.title)}`);
    await expect(page.getByRole('rowheader', { name: task.title })).toBeVisible();
    await page.goto('/#/dashboard');
    await expect(page.getByText(/^Someone/).first()).toBeVisible();
    await expect(page.getByText('Ingrid Solberg')).toHaveCount(0);
  });
});
