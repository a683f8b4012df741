import type { Locator, Page } from '@playwright/test';

import { expectNothingBeyondTheEdge } from './support/edge.ts';
import { navigateInApp, readTexts } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const texts = readTexts('el');

/** Opens the application in Greek, whose words are long, with texts twice as large. */
async function openEnlarged(page: Page, address: string): Promise<void> {
  await page.goto(`/#${address}`);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

/** Lists the words and days that stand in several lines. */
const findBroken = (root: Locator) =>
  root.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d]+(?:[./]\d+)*/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word);
      }
    return broken;
  });

test.beforeAll(async ({ apiOf }) => {
  await (await apiOf('manager')).get('/api/user/change-locale/el');
});

test.afterAll(async ({ apiOf }) => {
  await (await apiOf('manager')).get('/api/user/change-locale/en');
});

test('somebody who needs large texts on a phone reads what a record says word by word', async ({ page }) => {
  await openEnlarged(page, '/holidays/detail/1');
  const properties = page.locator('main dl').first();
  await expect(properties).toContainText(texts['holidays.fields.start_date'] ?? '?');
  expect(await findBroken(properties)).toEqual([]);
  await navigateInApp(page, '/teams/detail/2');
  const people = page.getByRole('list', { name: texts['teams.capacity.title'] ?? '?' });
  await expect(people.getByRole('listitem').first()).toBeVisible();
  expect(await findBroken(people)).toEqual([]);
});

test('somebody who needs large texts on a phone reads what is announced on the dashboard', async ({
  page,
}) => {
  await openEnlarged(page, '/dashboard');
  const title = page.getByRole('link', { name: 'Mail server maintenance on Saturday' });
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.width).toBeGreaterThan(100);
});

test('somebody who needs large texts on a phone reads where they are, within the header', async ({
  page,
}) => {
  await openEnlarged(page, '/leave-types/detail/2');
  const way = page
    .getByRole('banner')
    .getByRole('link', { name: texts['breadcrumbs.leave-types.title'] ?? '?' });
  await expect(way.locator('span').last()).toBeInViewport({ ratio: 1 });
});

test('somebody who needs large texts on a phone reaches all of a project, and of where they are signed in', async ({
  page,
}) => {
  await openEnlarged(page, '/projects/detail/1?tab=board');
  await expect(page.getByRole('tabpanel').getByRole('radiogroup')).toBeVisible();
  await expectNothingBeyondTheEdge(page);
  await navigateInApp(page, '/projects/detail/1?tab=planner');
  const hint = page.getByRole('tabpanel').getByText('Μη εργάσιμες ημέρες');
  await expect(hint).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect
    .poll(async () => {
      const [above, below] = [await hint.boundingBox(), await footer.boundingBox()];
      return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
  await navigateInApp(page, '/users/profile/3?tab=security');
  await expect(page.getByRole('table').getByRole('button').first()).toBeVisible();
  await expectNothingBeyondTheEdge(page);
});
