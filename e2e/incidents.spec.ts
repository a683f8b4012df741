import type { Locator, Page } from '@playwright/test';

import { tabTo, toast } from './support/shell.ts';
import { unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

/** Presses something, and types into a field, as people do with the one or the other. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly into: (target: Locator) => Promise<void>;
}

const hands: Record<string, (page: Page) => Hand> = {
  'by pointer': () => ({ press: (target) => target.click(), into: (target) => target.click() }),
  'by keyboard': (page) => ({
    async press(target) {
      await expect(target).toBeVisible();
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    async into(target) {
      await expect(target).toBeVisible();
      await tabTo(page, target);
    },
  }),
};

/** Chooses something of the menu of the record that is open. */
async function act(page: Page, { press }: Hand, action: string): Promise<void> {
  await press(page.getByRole('button', { name: 'More actions' }));
  const item = page.getByRole('menuitem', { name: action });
  await expect(page.locator('[role=menu] :focus, [role=menu]:focus')).toBeVisible();
  await page.keyboard.type(action.slice(0, 3));
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

for (const [how, handOf] of Object.entries(hands))
  test(`an incident goes from its report to its resolution, merged and converted, ${how}`, async ({
    page,
    apiOf,
  }) => {
    const hand = handOf(page);
    const { into, press } = hand;
    const titles = ['No mail', 'Mail is down'].map(unique);
    const [title = '', twin = ''] = titles;
    const codes: string[] = [];
    const ids: number[] = [];

    await test.step('it is reported twice', async () => {
      for (const name of titles) {
        await page.goto('/#/incidents/create');
        await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused();
        await page.keyboard.type(name);
        await press(page.getByRole('button', { name: 'Create', exact: true }));
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        codes.push(/INC-\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0] ?? '');
        await expect(page).toHaveURL(/detail/);
        ids.push(Number(/\d+$/.exec(page.url())?.[0]));
      }
    });

    await test.step('the second is merged into the first', async () => {
      await act(page, hand, 'Merge into…');
      const dialog = page.getByRole('dialog', { name: `Merge ${codes[1]}` });
      await into(dialog.getByRole('combobox', { name: /Merge into/ }));
      await page.keyboard.type(title);
      await expect(page.getByRole('option')).toHaveText(`${codes[0]} ${title}`);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await press(dialog.getByRole('button', { name: 'Merge', exact: true }));
      await expect(toast(page, `${codes[1]} merged into ${codes[0]}`)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Activity' })).toContainText(`merged ${codes[1]} into`);
    });

    await test.step('the team notes among itself what the client is not told', async () => {
      const comments = page.getByRole('region', { name: 'Comments' });
      await into(comments.getByRole('textbox', { name: 'New comment' }));
      await page.keyboard.type('The relay is blocked');
      await page.keyboard.press('Control+Enter');
      await expect(comments.getByRole('listitem')).toContainText('Internal note');
      await tabTo(page, comments.getByRole('radio', { name: 'Internal note' }), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await into(comments.getByRole('textbox', { name: 'New comment' }));
      await page.keyboard.type('Mail works again');
      await page.keyboard.press('Control+Enter');
      await expect(comments.getByRole('listitem').nth(1)).toContainText('Public reply');
    });

    await test.step('a defect is made of it', async () => {
      await act(page, hand, 'Create defect');
      await expect(toast(page, /DEF-\d+ created/)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Activity' })).toContainText(/created DEF-\d+ from/);
    });

    await test.step('it is resolved', async () => {
      const api = await apiOf('manager');
      const statusOf = async () =>
        ((await (await api.get(`/api/incidents/${ids[0]}`)).json()) as { status: number }).status;
      for (const [name, status] of [
        ['In progress', 3],
        ['Solved', 4],
      ] as const) {
        await press(page.getByRole('button', { name: `Move to ${name}` }));
        await expect.poll(statusOf).toBe(status);
      }
      await page.reload();
      await expect(page.getByText('Solved', { exact: true })).toBeVisible();
      await expect(page.getByText('Met', { exact: true })).toBeVisible();
    });

    await test.step('what was merged is closed, and leads to what goes on', async () => {
      await page.goto(`/#/incidents/detail/${ids[1]}`);
      await expect(page.getByRole('heading', { level: 1, name: twin })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit Status' })).toHaveCount(0);
      await press(page.getByRole('link', { name: codes[0] ?? '' }));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  });
