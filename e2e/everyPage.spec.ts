import { canAccess } from '@bureau/contract';
import type { Page } from '@playwright/test';

import { type Account, firstnames } from './support/accounts.ts';
import {
  findForeignLinks,
  goInside,
  listPages,
  readTexts,
  readUser,
  routesWithoutScreens,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';

const languages = ['de', 'ja', 'en'] as const;

/** Changes the language by the palette, which knows the languages by their codes in every language. */
async function speak(page: Page, language: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByRole('combobox').fill(`language ${language}`);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const account of Object.keys(firstnames) as Account[]) {
  test.describe(`as ${account}`, () => {
    test.use({ account });

    test('every page shows what is theirs alone, in three languages, and the console stays empty', async ({
      page,
      apiOf,
    }) => {
      const api = await apiOf(account);
      const user = await readUser(api);
      const pages = await listPages(api);
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      try {
        await page.goto('/#/dashboard');
        await expect(page.getByRole('heading', { level: 1 })).toContainText(firstnames[account]);
        for (const language of languages) {
          await speak(page, language);
          const texts = readTexts(language);
          for (const { address, titleKey, rule } of pages) {
            await goInside(page, address);
            await expect(page).toHaveTitle(new RegExp(`^${texts[titleKey]} · `));
            const heading = page.getByRole('heading', { level: 1 });
            const forbidden = texts['state.forbidden.title'] ?? '';
            if (canAccess(user, rule)) await expect(heading).not.toHaveText(forbidden);
            else await expect(heading).toHaveText(forbidden);
            expect(await findForeignLinks(page, user), `links of ${address}`).toEqual([]);
            const words = (await page.locator('body').innerText()).split(/\s+/);
            expect(
              words.filter((word) => Object.hasOwn(texts, word)),
              `keys on ${address}`,
            ).toEqual([]);
          }
        }
      } finally {
        await api.get('/api/user/change-locale/en');
      }
      expect(messages).toEqual([]);
    });
  });
}

test.describe('as somebody who may open everything', () => {
  test.use({ account: 'super' });

  test('a route whose screens come later is unknown, and leads to the dashboard', async ({ page }) => {
    await page.goto('/#/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const address of routesWithoutScreens) {
      await goInside(page, address);
      await expect(page, address).toHaveURL(/#\/dashboard$/);
    }
  });
});
