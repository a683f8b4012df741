import type { Locator, Page, Request } from '@playwright/test';

import { answerWith, holdRequests, injectFault, resetConnection } from './support/faults.ts';
import { dismissToasts, toast } from './support/shell.ts';
import { cellOf, createTask, openTasks, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const failed = (page: Page) => toast(page, 'This could not be loaded.');

/** Marks the page; the function that it gives proves that it was not loaded again since. */
async function markPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return async () => expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
}

interface Opening {
  readonly name: string;
  readonly opener: (page: Page) => Locator;
  readonly opened: (page: Page) => Locator;
}

const menu: Opening = {
  name: 'a menu',
  opener: (page) => page.getByRole('button', { name: 'More actions' }).first(),
  opened: (page) => page.getByRole('menuitem', { name: 'Export as CSV' }),
};

const openings: readonly Opening[] = [
  menu,
  {
    name: 'the language menu',
    opener: (page) => page.getByRole('button', { name: /^Language/ }),
    opened: (page) => page.getByRole('menuitemradio', { name: 'Deutsch' }),
  },
  {
    name: 'the menu of filters',
    opener: (page) => page.getByRole('button', { name: 'Add filter' }),
    opened: (page) => page.getByRole('menuitem', { name: 'Priority' }),
  },
  {
    name: 'the columns',
    opener: (page) => page.getByRole('button', { name: 'Columns' }),
    opened: (page) => page.getByRole('dialog').getByText('Compact rows'),
  },
  {
    name: 'the notifications',
    opener: (page) => page.getByRole('button', { name: /^Notifications/ }),
    opened: (page) => page.getByRole('dialog', { name: 'Notifications' }),
  },
  {
    name: 'the palette',
    opener: (page) => page.getByRole('button', { name: /^Search/ }),
    opened: (page) => page.getByRole('dialog').getByRole('combobox'),
  },
];

/** Names the files of what can be opened. */
const opens =
  /\/(?:MenuPanel|ListMenuItems|ColumnDialog|NotificationPanel|Palette|PalettePanel|FilterEditor)-/;

/** Loads the list with nothing opened, and returns the files of code that it takes. */
async function filesOfList(page: Page): Promise<readonly string[]> {
  const files: string[] = [];
  const note = (request: Request) => files.push(new URL(request.url()).pathname);
  page.on('request', note);
  await openTasks(page, '?sort=title');
  page.off('request', note);
  return files;
}

/** Describes which code does not come, when the list has come. */
const missing = {
  'the code itself': (file: string) => opens.test(file),
  'the code that it imports': (file: string, ofList: readonly string[]) =>
    file.endsWith('.js') && !opens.test(file) && !ofList.includes(file),
} as const;

for (const [what, isMissing] of Object.entries(missing)) {
  test(`what did not come without a network opens with it: ${what}`, async ({ page }) => {
    const ofList = await filesOfList(page);
    await page.goto('about:blank');
    // from the start on, so that nothing of it is there when it is wanted
    const removeFault = await injectFault(page, 'GET /assets/*', (route) =>
      isMissing(new URL(route.request().url()).pathname, ofList) ? resetConnection(route) : route.fallback(),
    );
    await openTasks(page, '?sort=title');
    const expectSamePage = await markPage(page);
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('a');
    for (const { opener, opened } of openings) {
      await opener(page).click();
      await expect(failed(page)).toBeVisible();
      await expect(opened(page)).toHaveCount(0);
      await dismissToasts(page);
    }
    await removeFault();
    for (const { name, opener, opened } of openings) {
      await test.step(name, async () => {
        await opener(page).click();
        await expect(opened(page)).toBeVisible();
        await expect(page.locator(':is([role="dialog"], [role="menu"]):focus-within').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(opened(page)).toHaveCount(0);
      });
    }
    await expect(search).toHaveValue('a');
    await expectSamePage();
  });
}

test('whoever loses the network while they write goes on with it, without losing a word', async ({
  page,
  context,
}) => {
  await page.goto('/#/tasks/create');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Half a thought');
  const expectSamePage = await markPage(page);
  await context.setOffline(true);
  const due = page.getByRole('combobox', { name: /^Due/ });
  const dialog = page.getByRole('dialog');
  for (const key of ['Alt+ArrowDown', 'Control+k']) {
    await due.focus();
    await page.keyboard.press(key);
    // it opens if its code came before the network went
    await expect(dialog.or(failed(page))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await dismissToasts(page);
  }
  await context.setOffline(false);
  await due.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(dialog.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(due).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('Half a thought');
  await expectSamePage();
});

test('an editor in a list whose code did not come opens when it is asked for again', async ({
  page,
  apiOf,
}) => {
  const task = await createTask(await apiOf('manager'), unique('Edited'));
  const removeFault = await injectFault(page, 'GET /assets/FieldEditor-*.js', resetConnection);
  await openTasks(page, `?q=${encodeURIComponent(task.title)}&columns=progress,title`);
  const release = await holdRequests(page, '**/assets/FieldEditor-*.js');
  const expectSamePage = await markPage(page);
  const cell = cellOf(page, task.title, 'progress');
  await cell.click();
  await page.keyboard.press('F2');
  await page.keyboard.type('7');
  release();
  await expect(failed(page)).toBeVisible();
  // what was typed for it is for nothing else, and the next key is for the list
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('checkbox', { name: `Select ${task.title}` })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await removeFault();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Progress' })).toBeFocused();
  await expectSamePage();
});

test.describe('without a network', () => {
  test.use({ account: 'client' });

  test('whoever signs out is signed out, and signs in again when it is back', async ({ page, context }) => {
    await page.goto('/#/dashboard');
    const account = page.getByRole('button', { name: /’s account$/ });
    await expect(account).toBeVisible();
    await context.setOffline(true);
    await account.click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('bureau.session'))).toBeNull();
    await expect(page.getByText(/^(?:You are offline|Bureau cannot be reached)$/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

test('a menu whose code is gone after an update loads the page anew, once, and keeps a draft', async ({
  page,
}) => {
  const removeFault = await injectFault(
    page,
    'GET /assets/NotificationPanel-*.js',
    answerWith(404, 'Not found'),
  );
  await page.goto('/#/tasks/create');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Half a thought');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await expect.poll(() => loads).toBe(1);
  await expect(title).toHaveValue('Half a thought');
  await bell.click();
  await expect(failed(page)).toBeVisible();
  expect(loads).toBe(1);
  await removeFault();
});
