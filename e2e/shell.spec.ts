import type { Page } from '@playwright/test';
import { answerWith, countCalls, injectFault, onlyOnce } from './support/faults.ts';
import { tabTo } from './support/shell.ts';
import { createTask, openTask, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Opens the dashboard with a clock that the test moves. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/#/dashboard');
  await expect(bell(page)).toBeVisible();
}

test.describe('what somebody is told', () => {
  test.use({ account: 'staff' });

  test('is fetched after a minute and then every half, and no more after a failure until they ask', async ({
    page,
  }) => {
    const count = countCalls(page, 'POST /api/get-notifications');
    const answered = () =>
      page.waitForResponse((response) => response.url().endsWith('/api/get-notifications'));
    await openWithClock(page);
    expect(count()).toBe(0);
    const first = answered();
    await page.clock.runFor(60_000);
    expect((await first).request().postDataJSON()).toEqual({ length: 10 });
    const removeFault = await injectFault(
      page,
      'POST /api/get-notifications',
      onlyOnce(answerWith(500, { error: 'Out of order' })),
    );
    // the next time is counted from when the answer was read
    await expect(async () => {
      await page.clock.runFor(30_000);
      expect(count()).toBe(2);
    }).toPass();
    await expect(page.getByRole('button', { name: /no longer updated$/ })).toBeVisible();
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(300_000);
    expect(count()).toBe(2);

    await bell(page).click();
    await list(page).getByRole('button', { name: 'Resume' }).click();
    await expect(list(page).getByRole('button', { name: 'Resume' })).toHaveCount(0);
    expect(count()).toBe(3);
    await removeFault();
  });

  test('ends the session in silence when the token counts no more', async ({ page }) => {
    await openWithClock(page);
    const removeFault = await injectFault(
      page,
      'POST /api/get-notifications',
      answerWith(401, { error: 'No' }),
    );
    await page.clock.runFor(60_000);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
    await removeFault();
  });
});

test.describe('a notification', () => {
  test.use({ account: 'staff' });

  test('of a task that was given to somebody leads there, by the keyboard alone', async ({ page, apiOf }) => {
    const [admin, own] = [await apiOf('admin'), await apiOf('staff')];
    const { id } = (await (await own.get('/api/profile')).json()) as { id: number };
    const title = unique('Check the harbour');
    const task = await createTask(admin, title, { assignee_ids: [id] });
    await page.goto('/#/dashboard');
    await tabTo(page, bell(page));
    await page.keyboard.press('Enter');
    const entry = list(page).getByRole('listitem').filter({ hasText: title });
    await tabTo(page, entry);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#/tasks/detail/${task.id}$`));
    await expect(page.getByRole('heading', { level: 1, name: task.code })).toBeFocused();
    await bell(page).click();
    await expect(list(page)).toBeVisible();
    await expect(entry).toHaveCount(0);
  });
});

test.describe('a favourite', () => {
  test.use({ account: 'staff' });

  test('stands in the menu on every device, found by typing, until it is removed there', async ({
    page,
    apiOf,
    browser,
    stateOf,
    server,
  }) => {
    const title = unique('Paint the lighthouse');
    const own = await apiOf('staff');
    const { id: userId } = (await (await own.get('/api/profile')).json()) as { id: number };
    const task = await createTask(await apiOf('admin'), title, { assignee_ids: [userId] });
    await openTask(page, task);
    await page.getByRole('button', { name: 'Add to favourites' }).click();
    const menuOf = (shown: Page) => shown.getByRole('navigation', { name: 'Main menu' });
    await expect(menuOf(page).getByRole('link', { name: title })).toBeVisible();
    await own.post('/api/favourites', { data: { resource: 'tasks' } });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove from favourites' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    const context = await browser.newContext({ storageState: stateOf('staff'), baseURL: server.url });
    const other = await context.newPage();
    await other.goto('/#/dashboard');
    await expect(menuOf(other).getByRole('link', { name: title })).toBeVisible();
    const filter = menuOf(other).getByRole('textbox', { name: 'Filter menu' });
    await filter.fill(title.toUpperCase());
    await expect(menuOf(other).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await filter.press('Enter');
    await expect(other.getByRole('heading', { level: 1, name: task.code })).toBeVisible();
    await filter.fill('');
    await menuOf(other)
      .getByRole('button', { name: `Remove ${title} from favourites` })
      .click();
    await expect(menuOf(other).getByRole('link', { name: title })).toHaveCount(0);
    // what had the focus is gone: the next entry has it, and without any the page
    await expect(menuOf(other).getByRole('link', { name: 'Tasks' }).first()).toBeFocused();
    await menuOf(other).getByRole('button', { name: 'Remove Tasks from favourites' }).press('Enter');
    await expect(other.getByRole('heading', { level: 1, name: task.code })).toBeFocused();
    await expect.poll(async () => (await (await own.get('/api/favourites')).json()) as unknown[]).toEqual([]);
    await context.close();
  });
});

test.describe('the appearance', () => {
  test.use({ account: 'admin' });

  test('is everybody’s when an administrator says so, and each person’s own before that', async ({
    page,
    apiOf,
    browser,
    stateOf,
    server,
  }) => {
    const html = page.locator('html');
    const panel = page.getByRole('region', { name: 'Appearance' });
    await page.goto('/#/dashboard');
    await page.getByRole('button', { name: 'Appearance' }).click();
    await panel.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'Custom colours' });
    await panel.getByRole('textbox', { name: 'Sidebar colour', exact: true }).fill('#14532d');
    await expect(html).toHaveAttribute('data-layout', 'custom-colors');
    await panel.getByRole('button', { name: 'Save for everyone' }).click();
    const readSettings = async () =>
      (await (await (await apiOf('staff')).get('/api/settings')).json()) as Record<string, unknown>;
    await expect.poll(readSettings).toMatchObject({
      theme_layout: 'custom-colors',
      sidebar_bg_custom_color: '#14532d',
    });

    const context = await browser.newContext({ storageState: stateOf('staff'), baseURL: server.url });
    const other = await context.newPage();
    await other.addInitScript(() => {
      document.addEventListener(
        'readystatechange',
        // the application itself has not run yet
        () => (document.documentElement.title = document.documentElement.dataset['scheme'] ?? ''),
        { once: true },
      );
    });
    await other.goto('/#/dashboard');
    const otherHtml = other.locator('html');
    await expect(otherHtml).toHaveAttribute('data-layout', 'custom-colors');
    await expect(otherHtml).toHaveAttribute('style', /--bureau-color-sidebar-surface/);
    await expect(other.getByRole('button', { name: 'Appearance', exact: true })).toHaveCount(0);
    await other.getByRole('button', { name: /’s account$/ }).click();
    await other.getByRole('menuitem', { name: 'Appearance' }).click();
    const ownPanel = other.getByRole('region', { name: 'Appearance' });
    await expect(ownPanel.getByRole('button', { name: 'Save for everyone' })).toHaveCount(0);
    const saved = other.waitForResponse((response) => response.request().method() === 'PUT');
    await ownPanel.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'Dark' });
    await expect(otherHtml).toHaveAttribute('data-scheme', 'dark');
    expect((await saved).status()).toBe(200);
    await expect
      .poll(() => other.evaluate(() => localStorage.getItem('bureau.look')))
      .toContain('"layout":"dark"');
    await other.reload();
    await expect(otherHtml).toHaveAttribute('title', 'dark');
    await expect(other.getByRole('button', { name: /’s account$/ })).toBeVisible();
    await expect(otherHtml).toHaveAttribute('data-layout', 'dark');
    await context.close();

    await page.reload();
    await expect(html).toHaveAttribute('data-layout', 'custom-colors');
    await expect(html).toHaveAttribute('style', /--bureau-color-sidebar-surface/);
    const theme = { layout: null, scheme: 'layout' };
    await (await apiOf('staff')).put('/api/profile', { data: { preferences: { theme } } });
    await (await apiOf('admin')).post('/api/settings', { data: { theme_layout: 'light' } });
  });

  test('is chosen in a window that is magnified four times, whose height its head and buttons would take', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/#/dashboard');
    await page.getByRole('button', { name: /’s account$/ }).click();
    await page.getByRole('menuitem', { name: 'Appearance' }).click();
    const panel = page.getByRole('region', { name: 'Appearance' });
    await expect(panel.getByRole('combobox', { name: 'Theme' })).toBeInViewport({ ratio: 1 });
    const last = panel.getByRole('combobox', { name: 'Sidebar width' });
    await tabTo(page, last);
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('and all else of the header is reached by the keyboard alone', async ({ page }) => {
    await page.goto('/#/dashboard');
    for (const name of [/^Notifications/, 'Language', 'Appearance', /’s account$/]) {
      const control = page.getByRole('banner').getByRole('button', { name });
      await tabTo(page, control);
      await page.keyboard.press('Enter');
      await expect(control).toHaveAttribute('aria-expanded', 'true');
      // what opens takes the focus once its code is here
      await expect(control).not.toBeFocused();
      await page.keyboard.press('Escape');
      await expect(control).toHaveAttribute('aria-expanded', 'false');
      await expect(control).toBeFocused();
    }
  });
});

test.describe('the language', () => {
  test.use({ account: 'client' });

  test('changes at once, and the server hears of it later when it could not before', async ({
    page,
    apiOf,
  }) => {
    const html = page.locator('html');
    await page.goto('/#/dashboard');
    const removeFault = await injectFault(
      page,
      'GET /api/user/change-locale/*',
      answerWith(500, { error: 'No' }),
    );
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: '日本語' }).click();
    await expect(html).toHaveAttribute('lang', 'ja');
    await removeFault();
    const told = page.waitForResponse((response) => response.url().endsWith('/change-locale/ja'));
    await page.reload();
    expect((await told).status()).toBe(200);
    await expect(html).toHaveAttribute('lang', 'ja');
    await (await apiOf('client')).get('/api/user/change-locale/en');
  });

  test('leaves the search within the header when texts are twice as large', async ({ page, apiOf }) => {
    await (await apiOf('client')).get('/api/user/change-locale/de');
    await page.goto('/#/dashboard');
    await page.reload();
    const search = page.getByRole('button', { name: 'Suchen' });
    await expect(search).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const header = await page.getByRole('banner').boundingBox();
    const box = await search.boundingBox();
    await (await apiOf('client')).get('/api/user/change-locale/en');
    expect(box?.height).toBeLessThan(header?.height ?? 0);
  });
});
