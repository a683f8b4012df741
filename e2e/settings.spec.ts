import { readFile } from 'node:fs/promises';
import { deriveBrand } from '@bureau/theme';
import type { APIRequestContext, Page } from '@playwright/test';
import { password } from './support/accounts.ts';
import { holdRequests } from './support/faults.ts';
import { unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';
import { expectContrast } from './support/violations.ts';

const main = (page: Page) => page.getByRole('main');

const save = (page: Page) => main(page).getByRole('button', { name: 'Save', exact: true }).click();

const isSaved = (page: Page) => expect(page.getByText('Settings saved').first()).toBeVisible();

/** Returns the colour of what can be pressed. */
const accentOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--bureau-color-accent').trim(),
  );

/** Sets what a journey has changed back, so that others find it as it was. */
async function restore(api: APIRequestContext, data: object): Promise<void> {
  const response = await api.post('/api/settings', { data });
  expect(response.ok()).toBe(true);
}

test.describe('the settings of the company', () => {
  test.use({ account: 'super' });

  test('a new name is seen everywhere at once and stays; whoever leaves with changes is asked', async ({
    page,
    apiOf,
  }) => {
    const api = await apiOf('super');
    await page.goto('/#/settings');
    const name = main(page).getByRole('textbox', { name: 'Short name' });
    await expect(name).toHaveValue('Bureau');
    await name.fill('Harbour');
    await page.getByRole('link', { name: 'Working days' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('will be lost');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await save(page);
    await isSaved(page);
    await expect(page).toHaveTitle(/Harbour/);
    await page.reload();
    await expect(name).toHaveValue('Harbour');
    await expect(page).toHaveTitle(/Harbour/);
    await page.getByRole('link', { name: 'Change log' }).click();
    await expect(main(page)).toContainText('changed “Short name” from “Bureau” to “Harbour”');
    await restore(api, { company_short_name: 'Bureau' });
  });

  test('the colour of the company is that of its pages at once, of the sign-in too, and can be read', async ({
    page,
    apiOf,
    browser,
    server,
  }) => {
    const api = await apiOf('super');
    const yellow = deriveBrand('#ffff00', { scheme: 'light' })?.accent ?? '';
    await page.goto('/#/settings/theme');
    await main(page).getByRole('textbox', { name: 'Brand colour' }).fill('#ffff00');
    await save(page);
    await isSaved(page);
    await expect.poll(() => accentOf(page)).toBe(yellow);
    await expectContrast(page, 'the settings in yellow');
    const visitor = await browser.newPage({ storageState: { cookies: [], origins: [] } });
    await visitor.goto(server.url);
    await expect(visitor.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect.poll(() => accentOf(visitor)).toBe(yellow);
    await expectContrast(visitor, 'the sign-in in yellow');
    await visitor.close();
    await restore(api, { brand_color: null });
  });

  test('what somebody else has changed meanwhile is not lost', async ({ page, apiOf }) => {
    const api = await apiOf('super');
    await page.goto('/#/settings');
    const footer = main(page).getByRole('textbox', { name: 'Footer text' });
    await expect(footer).not.toHaveValue('');
    const before = await footer.inputValue();
    await footer.fill('Mine');
    await restore(api, { footer_text: 'Theirs', company_website: 'https://theirs.example' });
    await save(page);
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Theirs');
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await isSaved(page);
    await page.reload();
    await expect(footer).toHaveValue('Mine');
    await expect(main(page).getByRole('textbox', { name: 'Website' })).toHaveValue('https://theirs.example');
    await restore(api, { footer_text: before, company_website: 'https://bureau.example' });
  });

  test('what mails could be misused by needs the password again, and a wrong one is said so', async ({
    page,
    apiOf,
  }) => {
    await page.goto('/#/settings/mail');
    const sender = main(page).getByRole('textbox', { name: 'Sender address' });
    const before = await sender.inputValue();
    await expect(main(page).getByLabel(/^Your password/)).toHaveCount(0);
    await sender.fill('post@bureau.example');
    const confirmation = main(page).getByLabel(/^Your password/);
    await confirmation.fill('wrong');
    await save(page);
    await expect(main(page)).toContainText('This is not your current password.');
    await confirmation.fill(password);
    await save(page);
    await isSaved(page);
    await expect(confirmation).toHaveCount(0);
    await page.reload();
    await expect(sender).toHaveValue('post@bureau.example');
    await restore(await apiOf('super'), { mail_from: before, current_password: password });
  });

  test('a stored password of the mail server is replaced or removed, and never shown', async ({
    page,
    apiOf,
  }) => {
    const api = await apiOf('super');
    const stored = async () => {
      const settings = (await (await api.get('/api/settings')).json()) as object;
      return [
        JSON.stringify(settings).includes('smtp-secret'),
        'has_smtp_password' in settings && settings.has_smtp_password,
      ];
    };
    await restore(api, { smtp_password: 'smtp-secret', current_password: password });
    expect(await stored()).toEqual([false, true]);
    await page.goto('/#/settings/mail');
    const removal = main(page).getByRole('checkbox', { name: 'Remove stored value' });
    await removal.check();
    await main(page)
      .getByLabel(/^Your password/)
      .fill(password);
    await save(page);
    await isSaved(page);
    await expect(removal).toHaveCount(0);
    expect(await stored()).toEqual([false, false]);
    await page.reload();
    await expect(main(page).getByRole('textbox', { name: 'Sender address' })).toBeVisible();
    await expect(removal).toHaveCount(0);
  });

  test('a choice of formats is how dates are written from then on', async ({ page, apiOf }) => {
    await page.goto('/#/settings/localisation');
    await main(page)
      .getByRole('button', { name: /Date format/ })
      .click();
    await page.getByRole('option', { name: '2026-12-31 (yyyy-MM-dd)' }).click();
    await save(page);
    await isSaved(page);
    await page.goto('/#/holidays');
    await expect(page.getByRole('row').nth(1)).toContainText(/\d{4}-\d{2}-\d{2}/);
    await restore(await apiOf('super'), { date_format: 'dd.MM.yyyy' });
  });

  test('the menu is put into another order by keys, however fast, and stays so', async ({ page }) => {
    await page.goto('/#/settings/menus');
    const list = main(page).getByRole('list', { name: 'Menu' });
    const labels = () => list.locator(':scope > li > .row .label').allTextContents();
    await expect(list).toContainText('Dashboard');
    const before = await labels();
    const handle = list.getByRole('button', { name: 'Move Dashboard' });
    const written = page.waitForResponse((response) => response.request().method() === 'PUT');
    await handle.focus();
    for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await written;
    const [first = '', second = '', third = '', ...rest] = before;
    await expect.poll(labels).toEqual([second, first, third, ...rest]);

    // two more steps before the answer to the first of them has come
    const release = await holdRequests(page, '**/api/menu/*');
    await handle.focus();
    for (const key of ['Alt+ArrowDown', 'Alt+ArrowDown']) await page.keyboard.press(key);
    release();
    const after = [second, third, rest[0] ?? '', first, ...rest.slice(1)];
    const sidebar = page.getByRole('navigation', { name: 'Main' }).first();
    const isMoved = () => expect(sidebar).toContainText(/Users.*Timesheet.*Dashboard/s);
    await isMoved();
    await page.reload();
    await expect.poll(labels).toEqual(after);
    await isMoved();
    const restored = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.ok(),
    );
    await list.getByRole('button', { name: 'Actions: Dashboard' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await restored;
    for (const key of ['Alt+ArrowUp', 'Alt+ArrowUp']) await handle.press(key);
    await expect.poll(labels).toEqual(before);
    await expect(sidebar).toContainText(/Dashboard.*Users/s);
  });

  test('an item of the menu leads where it says, and can be removed', async ({ page }) => {
    const name = unique('Rota');
    await page.goto('/#/settings/menus');
    await main(page).getByRole('button', { name: 'Add item' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Text' }).fill(name);
    await dialog.getByRole('textbox', { name: 'Link' }).fill('/nowhere');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox', { name: 'Link' }).fill('/todos');
    await dialog.getByRole('button', { name: /Icon/ }).click();
    await page.getByRole('option', { name: 'graduation-cap' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name }).locator('svg')).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/#\/todos/);
    await page.goto('/#/settings/menus');
    await main(page).getByRole('button', { name: 'Actions: Dashboard' }).click();
    const kept = page.getByRole('menuitem', { name: 'Delete' });
    await expect(kept).toBeDisabled();
    await expect(kept).toContainText('This is part of the demo and cannot be deleted.');
    await page.keyboard.press('Escape');
    await main(page)
      .getByRole('button', { name: `Actions: ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(name)).toHaveCount(0);
    await page.goto('/#/settings/history');
    for (const told of [`set “Menu” to “${name}”`, `cleared “Menu”, which was “${name}”`])
      await expect(main(page).getByText(told)).toBeVisible();
  });

  test('a field of the company’s own outlives a reload while it is made, is asked for in the form, and shown in the list', async ({
    page,
  }) => {
    const label = unique('Region');
    await page.goto('/#/settings/custom-fields?form=clients');
    await main(page).getByRole('button', { name: 'Add field' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Label' }).fill(label);
    await dialog.getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: 'Choice' }).click();
    for (const option of ['North', 'South']) {
      await dialog.getByRole('textbox', { name: /Options/ }).fill(option);
      await page.keyboard.press('Enter');
    }
    await dialog.getByRole('button', { name: /Default value/ }).click();
    await page.getByRole('option', { name: 'South' }).click();
    await dialog.getByRole('checkbox', { name: 'Show in the list' }).check();
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await main(page).getByRole('button', { name: 'Add field' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Label' })).toHaveValue(label);
    await expect(dialog.getByRole('button', { name: /Default value/ })).toContainText('South');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main(page).getByRole('list', { name: 'Custom fields' })).toContainText(label);
    await page.goto('/#/clients/create');
    await expect(main(page).getByRole('list', { name: 'Custom fields' })).toHaveCount(0);
    // the form takes the focus once it is there
    await expect(main(page).getByRole('textbox').first()).toBeFocused();
    await main(page)
      .getByRole('button', { name: new RegExp(label) })
      .click();
    await expect(page.getByRole('option', { name: 'South' })).toBeVisible();
    await page.keyboard.press('Escape');
    // what is out of view is not drawn
    await page.setViewportSize({ width: 3000, height: 900 });
    await page.goto('/#/clients');
    await expect(page.getByRole('columnheader', { name: label })).toBeVisible();
    await page.goto('/#/settings/custom-fields?form=clients');
    await main(page)
      .getByRole('button', { name: `Actions: ${label}` })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(label)).toHaveCount(0);
  });

  test('a text is found, said in other words, seen at once, exported and taken back', async ({ page }) => {
    await page.goto('/#/settings/translations?language=en');
    await main(page).getByRole('searchbox', { name: 'Search texts' }).fill('settings.tabs.numbering');
    const row = main(page).getByRole('row').filter({ hasText: 'settings.tabs.numbering' });
    const change = async (text: string) => {
      await row.getByRole('gridcell').first().dblclick();
      const editor = page.getByRole('textbox', { name: 'settings.tabs.numbering' });
      await editor.fill(text);
      const written = page.waitForResponse((response) => response.request().method() === 'PUT');
      await editor.press('Control+Enter');
      await written;
    };
    await change('Codes');
    await expect(row).toContainText('Codes');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Codes' })).toBeVisible();
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Export' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, string>;
    expect(file['settings.tabs.numbering']).toBe('Codes');
    await main(page).getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'en.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...file, 'settings.tabs.numbering': 'Numbering' })),
    });
    await expect(dialog).toContainText('Changed texts: 1');
    await dialog.getByRole('button', { name: 'Import' }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Numbering' })).toBeVisible();
  });

  test('codes begin as they were set, and a prefix of another form is refused where it was typed', async ({
    page,
    apiOf,
  }) => {
    await page.goto('/#/settings/numbering');
    const taxes = main(page).getByRole('group', { name: /^Taxes/ });
    await taxes.getByRole('textbox', { name: 'Prefix' }).fill('TSK');
    await save(page);
    await expect(taxes.getByRole('textbox', { name: 'Prefix' })).toHaveAttribute('aria-invalid', 'true');
    await taxes.getByRole('textbox', { name: 'Prefix' }).fill('VAT');
    await save(page);
    await isSaved(page);
    await expect(taxes).toContainText(/VAT-\d+/);
    const api = await apiOf('super');
    const created = await api.post('/api/taxes', { data: { tax_name: unique('Rate'), tax_rate: 7 } });
    expect(((await created.json()) as { code: string }).code).toMatch(/^VAT-/);
    await api.post('/api/numbering', { data: { forms: [{ form: 'taxes', prefix: 'TAX' }] } });
  });
});

test.describe('somebody who is no super administrator', () => {
  test.use({ account: 'admin' });

  test('reads who sends mails, and finds no way to change it', async ({ page }) => {
    await page.goto('/#/settings/mail');
    await expect(main(page)).toContainText('Only a super administrator');
    await expect(main(page).getByRole('textbox', { name: 'Sender address' })).toHaveAttribute('readonly', '');
  });
});

test.describe('a member of staff', () => {
  test.use({ account: 'staff' });

  test('does not get into the settings', async ({ page }) => {
    await page.goto('/#/settings/menus');
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  });
});
