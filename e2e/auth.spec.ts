import type { Page } from '@playwright/test';

import { enterCredentials, expectSignIn, signIn } from './support/accounts.ts';
import { answerWith, countCalls, fetchFrom, injectFault, onlyOnce } from './support/faults.ts';
import { readMailedLink } from './support/mail.ts';
import { readTexts } from './support/pages.ts';
import { tabTo, toast } from './support/shell.ts';
import { unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test.use({ account: null });

const badLink = 'This link is no longer valid. Request a new one.';
const newAddress = () => `${unique('ann').replace(' ', '.')}@bureau.example`;

/** Chooses a password on the page that a mailed link leads to. */
async function choosePassword(page: Page, secret: string): Promise<void> {
  await page.getByLabel(/^New password/).fill(secret);
  await page.getByLabel(/^Confirm password/).fill(secret);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Your new password has been saved. You can sign in now.')).toBeVisible();
  await expectSignIn(page);
}

test('an invited person chooses a password, forgets it, chooses another and moves to a new address', async ({
  page,
  server,
  apiOf,
}) => {
  const admin = await apiOf('super');
  const email = newAddress();
  const created = await admin.post('/api/users', {
    data: {
      username: email.split('@')[0],
      firstname: 'Ann',
      lastname: 'Berg',
      email,
      language: 'en',
      positions: [],
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: number };
  expect((await admin.get(`/api/users/invite/${id}`)).ok()).toBe(true);

  // no address that leaves the browser may hold a token
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''));

  const invitation = await readMailedLink(server, email, 'reset-password');
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();
  await choosePassword(page, 'first one');
  await enterCredentials(page, email, 'first one');
  await expect(page.getByRole('button', { name: /^Ann .*’s account$/ })).toBeVisible();

  // the link in the browser's history is gone, and worth nothing to who finds it elsewhere
  await page.evaluate(() => localStorage.clear());
  await page.goBack();
  await page.goto(invitation);
  await expect(toast(page, badLink)).toBeVisible();
  await expectSignIn(page);
  await page.reload();

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // the sign-in, which has a field of that name, stays until the page has come
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(` ${email.toUpperCase()} `);
  await page.keyboard.press('Enter');
  await expect(toast(page, /^If there is an account for this address/)).toBeVisible();
  await expectSignIn(page);
  await expect.poll(async () => readMailedLink(server, email, 'reset-password')).not.toBe(invitation);
  await page.goto(await readMailedLink(server, email, 'reset-password'));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await choosePassword(page, 'second one');
  await enterCredentials(page, email, 'second one');
  const account = page.getByRole('button', { name: /^Ann .*’s account$/ });
  await expect(account).toBeVisible();

  const moved = newAddress();
  await admin.post(`/api/users/change-email/${id}`, { data: { email: moved } });
  const confirmation = await readMailedLink(server, moved, 'verify-user');
  await page.goto(confirmation);
  await expect(toast(page, 'Your new email is confirmed. Use it to sign in from now on.')).toBeVisible();
  await expect(account).toBeVisible();
  await expect(page).toHaveURL(/#\/dashboard$/);

  const tokens = [invitation, confirmation].map((link) => link.split('/').at(-1) ?? '');
  expect(sent.filter((address) => tokens.some((token) => address.includes(token)))).toEqual([]);
});

test('a newcomer registers by keyboard alone where the company allows it, and only there', async ({
  page,
  apiOf,
}) => {
  const admin = await apiOf('super');
  const allow = async (allowed_for_registration: boolean) =>
    expect((await admin.post('/api/settings', { data: { allowed_for_registration } })).ok()).toBe(true);
  await page.goto('/#/register');
  await expectSignIn(page);
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);

  await allow(true);
  try {
    await page.reload();
    const link = page.getByRole('link', { name: 'Create an account' });
    await expect(link).toBeVisible();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(/^Create an account/);
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
    const email = newAddress();
    const press = async (...texts: string[]) => {
      for (const text of texts) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
    };
    // the password has a button beside it that shows it
    await press('manager', 'Ann', 'Berg', email, 'a good one', '');
    await page.keyboard.type('a good one');
    await page.keyboard.press('Enter');
    // that name is taken: said in the dialog and at the field, and all is kept
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    const username = page.getByRole('textbox', { name: 'Username' });
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(/^Confirm password/)).toHaveValue('a good one');
    await username.fill(email.split('@')[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Your account is ready. You can sign in now.')).toBeVisible();
    await expectSignIn(page);
    await enterCredentials(page, email, 'a good one');
    await expect(page.getByRole('button', { name: /^Ann .*’s account$/ })).toBeVisible();
  } finally {
    await allow(false);
  }
});

test('an impatient visitor of a slow server signs in once, and sees that something is going on', async ({
  page,
}) => {
  await page.goto('/');
  let answer = () => {};
  const isSlow = new Promise<void>((resolve) => (answer = resolve));
  const removeFault = await injectFault(page, 'POST /api/login', async (route) => {
    await isSlow;
    await route.continue();
  });
  const calls = countCalls(page, 'POST /api/login');
  await page.getByRole('button', { name: 'User', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in' }).dblclick();
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel(/^Password/).press('Enter');
  await expect(page.getByText('Loading', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByRole('button', { name: /^Jonas .*’s account$/ })).toBeVisible();
  expect(calls()).toBe(1);
  await removeFault();
});

test('a visitor reads these pages in a language of their own, until the one of their account counts', async ({
  page,
}) => {
  const html = page.locator('html');
  const texts = readTexts('de');
  const heading = page.getByRole('heading', { level: 1 });
  const language = page.getByRole('contentinfo').getByRole('button');
  await page.goto('/#/forgot-password');
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('staff@bureau');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await tabTo(page, language);
  await expect(language).toHaveAccessibleName('Language English');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.type('deu');
  await page.keyboard.press('Enter');

  await expect(html).toHaveAttribute('lang', 'de');
  await expect(heading).toHaveText(texts['forgot_password.title'] ?? '');
  await expect(language).toBeFocused();
  await expect(language).toHaveAccessibleName('Sprache Deutsch');
  await expect(page.getByRole('textbox')).toHaveValue('staff@bureau');
  await expect(page.getByText(texts['login.fields.email.errors.email'] ?? '')).toBeVisible();

  await page.getByRole('link', { name: texts['forgot_password.cancel'] ?? '' }).click();
  await expect(heading).toHaveText(texts['login.title'] ?? '');
  await page.reload();
  await expect(heading).toHaveText(texts['login.title'] ?? '');
  await page.getByRole('button', { name: texts['login.demo.staff'] ?? '', exact: true }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Jonas .*’s account$/ })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'en');
});

test('who is turned away by what stands before the server reads for how long', async ({ page }) => {
  await page.goto('/#/forgot-password');
  const removeFault = await injectFault(page, 'POST /api/forgot-password', async (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '120' }, body: '<h1>Too Many Requests</h1>' }),
  );
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.fill('ann@bureau.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Try again in 2 minutes.');
  await expect(field).toHaveValue('ann@bureau.example');
  await removeFault();
});

test('pictures that are gone and code that was replaced leave a page that can be used', async ({ page }) => {
  const removeFault = await injectFault(page, 'GET /api/settings/get-settings', async (route) => {
    const settings = (await (await fetchFrom(route)).json()) as object;
    await route.fulfill({ json: { ...settings, company_logo: 'gone.png', login_background: 'gone.jpg' } });
  });
  const removePictureFault = await injectFault(page, 'GET /uploads/**', answerWith(404, 'Not found'));
  const removeCodeFault = await injectFault(
    page,
    'GET /assets/ForgotPasswordPage-*.js',
    onlyOnce(answerWith(404, 'Not found')),
  );
  await page.goto('/#/forgot-password');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.locator('img')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Bureau', { exact: true })).toBeVisible();
  await removeCodeFault();
  await removePictureFault();
  await removeFault();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expectSignIn(page);
  await signIn(page, 'manager');
});
