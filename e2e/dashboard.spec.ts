import type { Page } from '@playwright/test';

import { answerWith, injectFault } from './support/faults.ts';
import { readTexts } from './support/pages.ts';
import { tabTo, toast } from './support/shell.ts';
import { readTotal } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const widget = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });

/** Opens the dashboard to be arranged. */
async function arrange(page: Page): Promise<void> {
  await page.goto('/#/dashboard');
  await page.getByRole('button', { name: 'Customise' }).click();
  await expect(handle(page, 'Tasks')).toBeVisible();
}

/** Lists the words of some elements that take more than one line. */
function findBrokenWords(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test.afterEach(async ({ apiOf }) => {
  const api = await apiOf('manager');
  const back = await api.put('/api/dashboard/layout', { data: { widgets: null, period: 30 } });
  expect(back.status()).toBe(200);
});

test('somebody arranges their dashboard by keyboard alone, and finds it so again', async ({ page }) => {
  await page.goto('/#/dashboard');
  await expect(titles(page).first()).toHaveText('Tasks');
  await page.locator('main').evaluate((main) => main.focus());
  await tabTo(page, page.getByRole('button', { name: 'Customise' }));
  await page.keyboard.press('Enter');
  await expect(handle(page, 'Open tasks by status')).toBeVisible();

  await test.step('a widget is picked up, moved, made wider and dropped', async () => {
    await tabTo(page, handle(page, 'Open tasks by status'));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowRight');
    const saved = page.waitForResponse('**/api/dashboard/layout');
    await page.keyboard.press('Space');
    expect((await saved).status()).toBe(200);
    await expect(titles(page).first()).toHaveText('Open tasks by status');
    await expect(handle(page, 'Open tasks by status')).toBeFocused();
  });

  await test.step('another one is removed, and the focus stays among them', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Remove Created and completed' }));
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Created and completed removed')).toBeVisible();
    await expect(widget(page, 'Created and completed')).toHaveCount(0);
    await expect(handle(page, 'My open tasks')).toBeFocused();
  });

  await test.step('a reload changes nothing', async () => {
    const order = await titles(page).allTextContents();
    await page.reload();
    await expect(titles(page)).toHaveText(order);
    const { width } = (await widget(page, 'Open tasks by status').boundingBox()) ?? { width: 0 };
    const whole = (await widget(page, 'Tasks').boundingBox())?.width ?? 0;
    expect(Math.abs(width / whole - 0.5)).toBeLessThan(0.02);
  });

  await test.step('the usual comes again', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Customise' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Reset to default' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(titles(page).first()).toHaveText('Tasks');
    await expect(widget(page, 'Created and completed')).toBeVisible();
  });
});

test('a widget is dragged to another place, and put back by Escape', async ({ page }) => {
  await arrange(page);
  const centreOf = async (name: string, target = widget(page, name)) => {
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  const take = async () => {
    await page.mouse.move(...(await centreOf('Tasks', handle(page, 'Tasks'))));
    await page.mouse.down();
    await page.mouse.move(...(await centreOf('Created and completed')), { steps: 4 });
    await expect(widget(page, 'Tasks')).toHaveCSS('order', '1');
  };
  await take();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(widget(page, 'Tasks')).toHaveCSS('order', '0');
  await expect(titles(page).first()).toHaveText('Tasks');

  await take();
  await page.mouse.up();
  await expect(titles(page).first()).toHaveText('Created and completed');
});

test('an arrangement that the server refuses is taken back, and somebody says so', async ({ page }) => {
  await arrange(page);
  const removeFault = await injectFault(
    page,
    'PUT /api/dashboard/layout',
    answerWith(500, { error: 'Out of space.' }),
  );
  await page.getByRole('button', { name: 'Remove Timer' }).click();
  await expect(toast(page, /^Server error\s*Out of space\./)).toBeVisible();
  await expect(toast(page, /^Your dashboard has not been changed\./)).toBeVisible();
  await expect(widget(page, 'Timer')).toBeVisible();
  await removeFault();
  await page.getByRole('button', { name: 'Remove Timer' }).click();
  await expect(widget(page, 'Timer')).toHaveCount(0);
});

test('two windows do not overwrite each other: the later one is shown what the earlier one did', async ({
  page,
  apiOf,
}) => {
  await arrange(page);
  const other = await apiOf('manager');
  await other.put('/api/dashboard/layout', {
    data: { widgets: [{ kind: 'due_today', columns: 12, rows: 2 }] },
  });
  await page.getByRole('button', { name: 'Remove Timer' }).click();
  await expect(toast(page, 'Your dashboard has been changed elsewhere.')).toBeVisible();
  await expect(titles(page)).toHaveText(['Due today']);
});

test('every number leads to a list of as many tasks, in the period of the address', async ({ page }) => {
  await page.goto('/#/dashboard?period=90');
  await expect(page.getByRole('button', { name: 'Last 90 days' })).toBeVisible();
  const links = [
    page.getByRole('link', { name: /Completed \(90 days\)$/ }),
    widget(page, 'Created and completed').getByRole('link', { name: /^Created/ }),
    widget(page, 'Open tasks by status').getByRole('link', { name: /^In progress/ }),
    widget(page, 'My open tasks').getByRole('link', { name: /^All/ }),
    widget(page, 'Due today').getByRole('link', { name: /^All/ }),
  ];
  for (const link of links) {
    await expect(link).toHaveAttribute('href', /filter/);
    const count = Number((await link.innerText()).replace(/\(90 days\)$/, '').replaceAll(/\D/g, ''));
    await link.click();
    expect(await readTotal(page)).toBe(count);
    await page.goBack();
  }
});

test('a widget that breaks leaves the others alone, and can be asked for again', async ({ page, faults }) => {
  const removeFault = await injectFault(page, 'GET /api/dashboard/statuses', answerWith(200, { count: 1 }));
  await page.goto('/#/dashboard');
  const broken = widget(page, 'Open tasks by status');
  await expect(broken.getByText('Something went wrong in this section')).toBeVisible();
  expect(faults.splice(0), 'the defect is reported').not.toEqual([]);
  await expect(widget(page, 'Tasks').getByRole('link').first()).toContainText(/\d/);
  await removeFault();
  await page.reload();
  await expect(broken.getByRole('link', { name: /^In progress/ })).toBeVisible();
});

test('a widget is moved on a phone without dragging', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrange(page);
  await page.getByRole('button', { name: 'Position and size of Tasks' }).click();
  await page.getByRole('menuitem', { name: 'Move after' }).click();
  await expect(titles(page).first()).toHaveText('Created and completed');
});

for (const language of ['de', 'el', 'ru'] as const)
  test(`no figure of tasks is named by a word that breaks, in ${language}`, async ({ page, apiOf }) => {
    const api = await apiOf('manager');
    await api.get(`/api/user/change-locale/${language}`);
    await page.goto('/#/dashboard');
    await page.reload();
    const figures = widget(page, readTexts(language)['dashboard.widgets.task_figures'] ?? '').getByRole(
      'link',
    );
    await expect(figures).toHaveCount(8);
    await api.get('/api/user/change-locale/en');
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      // the menu leaves its place to the page a moment after the window has become narrower
      await expect.poll(() => figures.evaluateAll(findBrokenWords), `at ${width} px`).toEqual([]);
    }
  });
