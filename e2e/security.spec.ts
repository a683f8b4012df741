import { expectSignIn, firstnames, signIn, signOut } from './support/accounts.ts';
import { toast } from './support/shell.ts';
import { createTask, expectTitle, openTask, openTasks, typeTitle } from './support/tasks.ts';
import { intercept } from './support/faults.ts';
import { expect, test } from './support/test.ts';

const markup = '<img src=x onerror="window.isBreached=true"><b>Bold</b> & "quoted"';

declare global {
  interface Window {
    /** Is set by markup that was run. */
    isBreached?: boolean;
  }
}

test('markup in a title is shown as the text that it is, wherever the title is shown', async ({
  page,
  apiOf,
}) => {
  const task = await createTask(await apiOf('manager'), `${markup} 1`);
  await openTask(page, task);
  await expectTitle(page, `${markup} 1`);
  await typeTitle(page, `${markup} 2`);
  await page.keyboard.press('Enter');
  await expectTitle(page, `${markup} 2`);
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText(
    `from “${markup} 1” to “${markup} 2”`,
  );
  await openTasks(page, `?q=${encodeURIComponent(task.code)}`);
  await page.getByRole('link', { name: `${markup} 2` }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`“${markup} 2” and its activity`);
  expect(await page.locator('img[src="x"], b').count()).toBe(0);
  expect(await page.evaluate(() => window.isBreached)).toBeUndefined();
});

test('markup in an answer of the server is shown as the text that it is', async ({ page }) => {
  await intercept(page, '**/api/dashboard/figures*', async (route) =>
    route.fulfill({ status: 400, json: { error: markup } }),
  );
  await page.goto('/#/dashboard');
  await expect(toast(page, markup)).toBeVisible();
  expect(await page.evaluate(() => window.isBreached)).toBeUndefined();
});

test('every page carries the headers that keep it closed, and everything those that keep it to itself', async ({
  request,
}) => {
  for (const path of ['/', '/theme-init.js', '/api/settings/get-settings', '/no/such/file']) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
  for (const path of ['/api/settings/get-settings', '/no/such/file']) {
    expect((await request.get(path)).headers()['content-security-policy'], path).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  }
  for (const path of ['/', '/api/docs', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    const policy = (headers['content-security-policy'] ?? '').split('; ');
    expect(policy, path).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        expect.stringMatching(/^style-src 'self'( 'sha256-[\w+/]{43}=')+$/),
      ]),
    );
    expect(headers, path).toMatchObject({
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

test('the policy is in force: text becomes neither markup nor code, and no test overlooks a breach', async ({
  page,
  faults,
}) => {
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { name: `Hello, ${firstnames.manager}` })).toBeVisible();
  expect(faults).toEqual([]);
  const outcomes = await page.evaluate(() => {
    const attempt = (deed: () => unknown) => {
      try {
        deed();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    return [
      attempt(() => (document.createElement('div').innerHTML = '<b>Bold</b>')),
      attempt(() => (document.createElement('script').text = 'window.isBreached = true')),
    ];
  });
  expect(outcomes).toEqual(['refused', 'refused']);
  await expect
    .poll(() => faults.splice(0))
    .toEqual([expect.stringContaining('TrustedHTML'), expect.stringContaining('TrustedScript')]);
});

test.describe('the token', () => {
  test.use({ account: null });

  test('is in no address, no referrer and no message of the console', async ({ page }) => {
    const addresses: string[] = [];
    const messages: string[] = [];
    let token = '';
    page.on('request', (request) => {
      const { authorization, referer = '' } = request.headers();
      token = authorization?.split(' ')[1] ?? token;
      addresses.push(request.url(), referer);
    });
    page.on('console', (message) => messages.push(message.text()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto('/#/tasks?sort=title');
    await signIn(page, 'manager');
    await page.getByRole('grid').getByRole('link').first().click();
    await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible();
    await signOut(page);
    expect(token.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    expect(messages.filter((message) => message.includes(token))).toEqual([]);
  });

  test('of somebody who was made up opens nothing', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const session = { token: 'x'.repeat(43), tokenType: 'bearer', userId: 1, expiresAt: Date.now() + 1e9 };
      localStorage.setItem('bureau.session', JSON.stringify(session));
    });
    await page.reload();
    await expectSignIn(page);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
