import type { Browser, Locator, Page } from '@playwright/test';
import { enterCredentials } from './support/accounts.ts';
import { readMailedLink } from './support/mail.ts';
import { Server, startLimit } from './support/server.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Opens the application of a server for somebody who is not signed in. */
async function visit(browser: Browser, server: Server): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: { cookies: [], origins: [] },
  });
  return context.newPage();
}

/** How somebody presses what is on a page: a button, a link or a box, and an option of a list by its name. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly choose: (page: Page, list: Locator, option: string) => Promise<void>;
}

const hands: Readonly<Record<'keyboard' | 'pointer', Hand>> = {
  pointer: {
    press: async (target) => target.click(),
    async choose(page, list, option) {
      await list.click();
      await page.getByRole('option', { name: option }).click();
    },
  },
  keyboard: {
    async press(target) {
      await expect(target).toBeVisible();
      const isBox = (await target.getAttribute('type')) === 'checkbox';
      await target.press(isBox ? 'Space' : 'Enter');
    },
    async choose(page, list, option) {
      await list.press('Enter');
      await expect(page.getByRole('option', { name: option })).toBeVisible();
      await page.keyboard.type(option);
      await page.keyboard.press('Enter');
    },
  },
};

for (const by of ['pointer', 'keyboard'] as const) {
  test(`a company begins with nothing, by ${by}: it is set up, a manager is invited, gets a role, and loses a right while working`, async ({
    browser,
  }) => {
    await setUp(browser, hands[by]);
  });
}

async function setUp(browser: Browser, { choose, press }: Hand): Promise<void> {
  test.setTimeout(startLimit + test.info().timeout);
  const server = new Server('empty');
  try {
    await server.start();
    // said after the address, and perhaps in a piece of its own
    const readSecret = () => /with the password (\S+) /.exec(server.output)?.[1];
    await expect.poll(readSecret).toBeDefined();
    const secret = readSecret() ?? '';
    const page = await visit(browser, server);
    await page.goto('/');
    await enterCredentials(page, 'super@bureau.example', secret);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // the company
    await page.goto('/#/settings');
    await main(page).getByRole('textbox', { name: 'Short name' }).fill('Harbour');
    await press(main(page).getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText('Settings saved').first()).toBeVisible();

    // a role made for the purpose, from what it is to allow
    await page.goto('/#/roles/create');
    await expect(page.getByRole('textbox', { name: 'Short name' })).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Name' }).fill('Dispatcher');
    await press(page.getByRole('button', { name: 'Create role' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Dispatcher' })).toHaveCount(1);
    for (const name of ['View, Tasks', 'Create, Tasks', 'View, Teams'])
      await press(page.getByRole('checkbox', { name }));
    await press(page.getByRole('button', { name: 'Save permissions' }));
    await expect(page.getByText('Permissions saved').first()).toBeVisible();
    const role = page.url();

    // the manager
    const email = 'vera@harbour.example';
    await page.goto('/#/users/create');
    await page.getByRole('textbox', { name: 'Username' }).fill('vera');
    await page.getByRole('textbox', { name: 'First name' }).fill('Vera');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Lind');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await choose(page, main(page).getByRole('button', { name: /Role$/ }), 'Dispatcher');
    await expect(page.getByLabel(/current password/)).toHaveCount(0);
    await press(page.getByRole('button', { name: 'Create', exact: true }));
    await expect(page.getByText('Invitation sent').first()).toBeVisible();
    await expect(page).toHaveURL(/users\/detail\/\d+/);
    await expect(main(page).getByRole('table', { name: 'Roles' })).toContainText('Dispatcher');
    await page.goto('/#/users');
    await press(page.getByRole('button', { name: 'Pending invitations (1)' }));
    await expect(page.getByRole('dialog').getByRole('row', { name: /Vera Lind/ })).toContainText(email);
    await page.keyboard.press('Escape');

    // who accepts by the mailed link, and sees exactly that
    const theirs = await visit(browser, server);
    await theirs.goto(await readMailedLink(server, email, 'reset-password'));
    await expect(theirs.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    const chosen = 'lighthouse-77';
    await theirs.getByLabel(/^New password/).fill(chosen);
    await theirs.getByLabel(/^Confirm password/).fill(chosen);
    await theirs.keyboard.press('Enter');
    await enterCredentials(theirs, email, chosen);
    await expect(theirs.getByRole('button', { name: 'Vera Lind’s account' })).toBeVisible();
    await expect(theirs).toHaveTitle(/Harbour/);
    await expect(menu(theirs).getByRole('link', { name: 'Tasks' })).toBeVisible();
    for (const name of ['Projects', 'Settings', 'Roles'])
      await expect(menu(theirs).getByRole('link', { name })).toHaveCount(0);
    await theirs.goto('/#/tasks/create');
    await theirs.getByRole('textbox', { name: 'Title' }).fill('Meet the ferry');

    // a right goes while its holder works: what was typed stays, and the server's word is shown
    await page.goto(role);
    await press(page.getByRole('checkbox', { name: 'Create, Tasks' }));
    // the words of the save before may still be there
    const saved = page.waitForResponse('**/permissions');
    await press(page.getByRole('button', { name: 'Save permissions' }));
    expect((await saved).status()).toBe(200);
    await theirs.getByRole('textbox', { name: 'Title' }).press('Enter');
    await expect(theirs.getByText(/not allowed|do not have|not have permission/i).first()).toBeVisible();
    await theirs.goto('/#/tasks');
    await theirs.reload();
    await expect(theirs.getByRole('heading', { level: 1, name: /^Tasks\s*\d/ })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Create task' })).toHaveCount(0);

    // and can find out why
    await theirs.goto('/#/tasks/create');
    await press(theirs.getByRole('link', { name: 'Why can’t I see this?' }));
    await expect(main(theirs).getByText('Missing permission: Tasks – Create')).toBeVisible();
    await theirs.goto('/#/projects');
    await press(theirs.getByRole('link', { name: 'Why can’t I see this?' }));
    const pages = theirs.getByRole('table', { name: 'Pages' });
    await expect(pages.getByRole('row', { name: /^Projects/ })).toContainText(
      'Missing permission: Projects – View',
    );
    await expect(pages.getByRole('row', { name: /^Tasks/ })).toContainText('Granted by: Dispatcher');
  } finally {
    await server.dispose();
  }
}
