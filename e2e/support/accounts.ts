import type { Page } from '@playwright/test';

import { expect, expectTimeout } from './expect.ts';

/** Lists the accounts of the demonstration data by role, with the first name that greets them. */
export const firstnames = {
  super: 'Ingrid',
  admin: 'Tomás',
  manager: 'Amara',
  staff: 'Jonas',
  client: 'Helen',
} as const;

export type Account = keyof typeof firstnames;

export const password = 'bureau-demo';

export const emailOf = (account: Account) => `${account}@bureau.example`;

/** Fills in the sign-in form and sends it. What comes of it is up to the test. */
export async function enterCredentials(page: Page, email: string, secret = password): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in on the page that is open, the sign-in, and waits until somebody is signed in. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await enterCredentials(page, emailOf(account));
  await expect(
    page.getByRole('button', { name: new RegExp(`^${firstnames[account]} .*’s account$`) }),
  ).toBeVisible();
  // whoever goes on before would be led back to the first page; what is filled and signed in before the tests knows no limit of theirs
  await expect(page).not.toHaveURL(/#\/(?:login)?$/, { timeout: expectTimeout });
}

/** Signs out by the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expectSignIn(page);
}

/** Expects that the sign-in is open. */
export async function expectSignIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);
}
