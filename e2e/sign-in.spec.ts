import {
  emailOf,
  enterCredentials,
  expectSignIn,
  firstnames,
  password,
  signIn,
  signOut,
} from './support/accounts.ts';
import { toast } from './support/shell.ts';
import { expect, test } from './support/test.ts';

test.use({ account: null });

const badSignIn = 'The email address or password is incorrect.';

test('a person who mistypes the password reads one message and only types the password again', async ({
  page,
}) => {
  await page.goto('/');
  await enterCredentials(page, emailOf('manager'), 'not-the-one');
  await expect(toast(page, badSignIn)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(emailOf('manager'));
  await expect(page.getByLabel(/^Password/)).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Hello, ${firstnames.manager}` })).toBeVisible();
  await expect(toast(page, badSignIn)).toHaveCount(0);
});

test('an unknown address is refused in the words of a wrong password', async ({ page }) => {
  await page.goto('/');
  await enterCredentials(page, 'nobody@bureau.example', 'not-the-one');
  await expect(toast(page, badSignIn)).toHaveCount(1);
});

test('a person learns what is missing only after trying', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect(button).toBeDisabled();
  await expect(page.getByText('Enter your email.')).toHaveCount(0);
  // looks and sounds disabled, but a press leads on
  await button.click({ force: true });
  await expect(page.getByText('Enter your email.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('nobody guesses a password: the sixth attempt waits, even with the right one', async ({ page }) => {
  // From an address of its own, since the address is counted as well as the account.
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.6' });
  await page.goto('/');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answer = page.waitForResponse('**/api/login');
    await enterCredentials(page, emailOf('super'), `guess number ${attempt}`);
    expect((await answer).status()).toBe(422);
    // the form is ready for another attempt
    await expect(page.getByLabel(/^Password/)).toBeFocused();
  }
  const answer = page.waitForResponse('**/api/login');
  await enterCredentials(page, emailOf('super'));
  const refusal = await answer;
  expect(refusal.status()).toBe(429);
  expect(Number(refusal.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toHaveText(/too many/i);
  await expectSignIn(page);
});

test('a visitor of the demonstration signs in as a project manager with two presses', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Project manager' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(emailOf('manager'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  const heading = page.getByRole('heading', { name: `Hello, ${firstnames.manager}` });
  // the focus was at what is gone: whoever hears the page learns where they are
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeFocused();
});

test('whoever follows a link signs in first and then arrives where it led', async ({ page }) => {
  await page.goto('/#/tasks?sort=title&q=review');
  await expectSignIn(page);
  await signIn(page, 'manager');
  await expect(page).toHaveURL(/#\/tasks\?(?=.*sort=title)(?=.*q=review)/);
  await expect(page.getByRole('searchbox')).toHaveValue('review');
});

test('an address that does not exist leads to the dashboard', async ({ page }) => {
  await page.goto('/#/login');
  await signIn(page, 'manager');
  await page.goto('/#/no/such/page');
  await expect(page.getByRole('heading', { name: `Hello, ${firstnames.manager}` })).toBeVisible();
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('whoever is signed in already is led past the sign-in, whatever their clock says', async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  await page.goto('/');
  await signIn(page, 'manager');
  await page.goto('/#/login');
  await page.reload();
  await expect(page.getByRole('heading', { name: `Hello, ${firstnames.manager}` })).toBeVisible();
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('signing out ends the session in every tab and leaves nothing to take up', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/');
  await signIn(page, 'manager');
  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  const second = await context.newPage();
  const call = second.waitForRequest('**/api/sidebar-menu');
  await second.goto('/#/tasks');
  const { authorization = '' } = await (await call).allHeaders();
  expect((await request.get('/api/sidebar-menu', { headers: { authorization } })).status()).toBe(200);

  await signOut(page);
  await expect(toast(page, 'You are signed out.')).toBeVisible();
  await expectSignIn(second);
  expect((await request.get('/api/sidebar-menu', { headers: { authorization } })).status()).toBe(401);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(authorization.split(' ')[1]);
  expect(kept).not.toContain('permissions');
  await page.goBack();
  await expectSignIn(page);
});
