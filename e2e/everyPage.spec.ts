import { canAccess } from '@bureau/contract';
import type { Page } from '@playwright/test';

import { allPairs } from '../tools/testing/allPairs.ts';
import { type Account, firstnames } from './support/accounts.ts';
import { appearances, showAppearance } from './support/appearance.ts';
import {
  findForeignLinks,
  listPages,
  navigateInApp,
  pageCount,
  readPage,
  readTexts,
  readUser,
  routesWithoutScreens,
  titleOf,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { expectContrast } from './support/violations.ts';

const accounts = Object.keys(firstnames) as Account[];
const languages = ['de', 'ja', 'en'] as const;

/** Who opens which page, in which language and appearance: each once with each other, as often as there are pages and accounts. */
const visits = allPairs({
  page: Array.from({ length: pageCount }, (_, index) => index),
  account: accounts,
  language: languages,
  appearance: appearances,
});

/** Of each page in each appearance the first visit, which tells whether it can be read; in light the tests of accessibility do. */
const firstSeen = new Set(
  Map.groupBy(visits, ({ page, appearance }) => `${page} ${appearance}`)
    .values()
    .map(([first]) => first)
    .filter((visit) => visit?.appearance !== 'light'),
);

/** Changes the language by the palette, which knows the languages by their codes in every language. */
async function speak(page: Page, language: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByRole('combobox').fill(`language ${language}`);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const account of accounts) {
  test.describe(`as ${account}`, () => {
    test.use({ account });

    for (const language of languages)
      test(`every page shows what is theirs alone in ${language}, can be read, and the console stays empty`, async ({
        page,
        apiOf,
      }) => {
        const api = await apiOf(account);
        const user = await readUser(api);
        const pages = await listPages(api);
        expect(pages).toHaveLength(pageCount);
        const messages: string[] = [];
        page.on('console', (message) => messages.push(message.text()));
        try {
          await page.goto('/#/dashboard');
          await expect(page.getByRole('heading', { level: 1 })).toContainText(firstnames[account]);
          if (language !== 'en') await speak(page, language);
          const texts = readTexts(language);
          for (const visit of visits.filter((one) => one.account === account && one.language === language)) {
            const shown = pages[visit.page] as (typeof pages)[number];
            const { address, isForStaff, rule } = shown;
            await navigateInApp(page, address);
            await showAppearance(page, visit.appearance);
            await expect(page).toHaveTitle(titleOf(shown, texts));
            const heading = page.getByRole('heading', { level: 1 });
            const forbidden = texts['state.forbidden.title'] ?? '';
            const isOpen = canAccess(user, rule) && !(isForStaff && account === 'client');
            if (isOpen) await expect(heading).not.toHaveText(forbidden);
            else await expect(heading).toHaveText(forbidden);
            const { links, named, text } = await readPage(page);
            expect(findForeignLinks(links, user), `links of ${address}`).toEqual([]);
            // the editor of the translations names the keys, and shows them as code
            expect(
              text.split(/\s+/).filter((word) => Object.hasOwn(texts, word) && !named.includes(word)),
              `keys on ${address}`,
            ).toEqual([]);
            if (firstSeen.has(visit)) await expectContrast(page, `${address} in ${visit.appearance}`);
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
      await navigateInApp(page, address);
      await expect(page, address).toHaveURL(/#\/dashboard$/);
    }
  });
});
