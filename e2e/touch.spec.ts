import type { APIRequestContext, CDPSession, Locator, Page } from '@playwright/test';

import { expectNothingBeyondTheEdge } from './support/edge.ts';
import { createTask, openTasks, rows, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'manager', hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Lists what is pressed and does not answer to all of a finger, 44 pixels wide and high. The cell of a box is pressed for the box. */
const findSmall = (root: Locator) =>
  root.evaluate((element) => {
    const edges = [
      [0, -21],
      [0, 21],
      [-21, 0],
      [21, 0],
    ] as const;
    return [
      ...element.querySelectorAll<HTMLElement>(
        'a[href], button:not(.header button), [role="columnheader"], [role="tab"], .select',
      ),
    ]
      .filter((target) => target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((target) => {
        target.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const isMet = ([x, y]: readonly [number, number]) =>
          target.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
        return width > 0 && left >= 0 && left + width <= innerWidth && !edges.every(isMet);
      })
      .map((target) => target.ariaLabel ?? target.textContent);
  });

/** Drags with one finger, which rests before it moves. */
async function drag(session: CDPSession, page: Page, from: Locator, to: Locator): Promise<void> {
  const middleOf = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error('There is nothing to drag.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await touch('touchStart', start);
  await expect(page.locator('[data-held]').first()).toBeVisible();
  for (const share of [0.3, 0.6, 1])
    await touch('touchMove', {
      x: start.x + share * (end.x - start.x),
      y: start.y + share * (end.y - start.y),
    });
  await touch('touchEnd');
}

test('somebody with a phone meets what they press in a list, sorts it, selects all, and opens a task', async ({
  page,
  apiOf,
}) => {
  const word = unique('Finger');
  const api = await apiOf('manager');
  for (const name of ['A', 'B']) await createTask(api, `${word} ${name}`);
  await openTasks(page, `?q=${encodeURIComponent(word)}&sort=title`);
  await expect(rows(page)).toHaveCount(2);
  expect(await findSmall(page.getByRole('grid', { name: 'Tasks' }))).toEqual([]);
  await page.getByRole('button', { name: 'Title', exact: true }).tap();
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
  const all = page.getByRole('columnheader').filter({ has: page.getByRole('checkbox') });
  await all.tap({ position: { x: 6, y: 6 } });
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('2 selected');
  await rows(page)
    .first()
    .getByRole('gridcell')
    .first()
    .tap({ position: { x: 6, y: 6 } });
  await expect(page.getByRole('toolbar', { name: 'Selection' })).toContainText('1 selected');
  await page.getByRole('link', { name: `${word} B` }).tap();
  await expect(page.getByRole('heading', { level: 1, name: `${word} B` })).toBeVisible();
  expect(await findSmall(page.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual([]);
});

/** Opens an announcement, and returns the way back to all of them. */
async function openAnnouncement(page: Page, api: APIRequestContext): Promise<Locator> {
  const { data } = (await (await api.get('/api/announcements?per_page=1')).json()) as {
    data: readonly { id: number }[];
  };
  await page.goto(`/#/announcements/detail/${data[0]?.id}`);
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  const link = way.getByRole('link', { name: 'Announcements' });
  await expect(link).toBeVisible();
  return link;
}

const placeOf = (target: Locator) =>
  target.evaluate((element) => {
    const { bottom, height, top } = element.getBoundingClientRect();
    return { bottom, height, top };
  });

async function expectOneLine(page: Page, link: Locator, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await expect
    .poll(
      async () => (await placeOf(link.getByText('Announcements'))).height,
      `one line, ${width} pixels wide`,
    )
    .toBeLessThan(20);
}

test('the way back has room for a long word on any usual phone', async ({ page, apiOf }) => {
  const link = await openAnnouncement(page, await apiOf('manager'));
  for (const width of [390, 375, 360]) await expectOneLine(page, link, width);
});

test.describe('with a mouse, and all that a header has', () => {
  test.use({ account: 'admin', hasTouch: false, isMobile: false });

  test('the way back has room for a long word in a window that is enlarged three times', async ({
    page,
    apiOf,
  }) => {
    const link = await openAnnouncement(page, await apiOf('admin'));
    for (const width of [427, 390, 360]) await expectOneLine(page, link, width);
  });
});

test('a way back whose name takes two lines on a phone stays within the header', async ({ page, apiOf }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const link = await openAnnouncement(page, await apiOf('manager'));
  expect((await placeOf(link.getByText('Announcements'))).height, 'there are two lines').toBeGreaterThan(28);
  const [place, header] = [await placeOf(link), await placeOf(page.getByRole('banner'))];
  expect(place.top).toBeGreaterThanOrEqual(header.top);
  expect(place.bottom).toBeLessThanOrEqual(header.bottom);
  const text = link.getByText('Announcements');
  expect(
    await text.evaluate((element) => element.scrollHeight - element.clientHeight),
    'nothing is cut',
  ).toBe(0);
  expect(await findSmall(page.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual([]);
});

test('somebody with a phone meets what they press on their dashboard, and in a profile', async ({
  page,
  apiOf,
}) => {
  await (await apiOf('manager')).post('/api/todos', { data: { title: unique('Finger') } });
  await page.goto('/#/dashboard');
  for (const name of ['Announcements', 'My to-dos', 'Created and completed']) {
    const widget = page.getByRole('region', { name });
    await expect(widget.getByRole('link').first()).toBeVisible();
    expect(await findSmall(widget), name).toEqual([]);
  }
  await page.goto('/#/users/profile/3');
  await expect(page.getByRole('link', { name: '@bureau.example' })).toBeVisible();
  expect(await findSmall(page.getByRole('main'))).toEqual([]);
  await page.getByRole('tab', { name: 'Tasks' }).tap();
  await expect(page.getByRole('table', { name: 'Tasks' })).toBeVisible();
  await expectNothingBeyondTheEdge(page, 'of the profile: a wide table scrolls by itself');
});

test('somebody with a phone completes a to-do by a finger that lands beside its box', async ({
  page,
  apiOf,
}) => {
  const title = unique('Finger');
  await (await apiOf('manager')).post('/api/todos', { data: { title } });
  await page.goto(`/#/todos?q=${encodeURIComponent(title)}`);
  const box = page.getByRole('checkbox', { name: `Done: ${title}` });
  // once it stands still
  await box.tap({ trial: true });
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width + 6, y + height / 2);
  await expect(box).toBeChecked();
});

test('somebody with a tablet makes a column wider by a finger, and still sorts and opens its menu there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openTasks(page, '');
  const status = page.getByRole('columnheader', { name: 'Status', exact: true });
  const boxOf = async () => (await status.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { x, y, width, height } = await boxOf();
  const [end, middle] = [x + width, y + height / 2];
  await page.touchscreen.tap(x + 20, middle);
  await expect(status).toHaveAttribute('aria-sort', 'ascending');
  await page.touchscreen.tap(end - 4, middle);
  await expect(status).toHaveAttribute('aria-sort', 'descending');
  await page.touchscreen.tap(end - 20, middle);
  await expect(page.getByRole('menu', { name: 'Options for Status' })).toBeVisible();
  await page.keyboard.press('Escape');

  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [type, by] of [
    ['touchStart', 0],
    ['touchMove', 20],
    ['touchMove', 60],
  ] as const)
    await touch(type, { x: end - 42 + by, y: middle });
  await touch('touchEnd');
  await expect.poll(async () => (await boxOf()).width).toBe(width + 60);
  await expect(status).toHaveAttribute('aria-sort', 'descending');
});

test('somebody with a tablet moves a card by a finger', async ({ page, apiOf }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  const word = unique('Finger');
  const api = await apiOf('manager');
  await createTask(api, `${word} A is called so that its name ends before its menu`, { status: 1 });
  await createTask(api, `${word} B`, { status: 2 });
  await page.goto(`/#/taskboard?q=${encodeURIComponent(word)}`);
  const card = (name: string) => page.getByRole('row', { name: new RegExp(`${word} ${name}`) });
  await expect(card('B')).toBeVisible();
  const name = await card('A').getByRole('link').boundingBox();
  const dots = await card('A').getByRole('button').locator('svg').boundingBox();
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(dots?.x ?? 0);
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/tasks/reorder'));
  await drag(await page.context().newCDPSession(page), page, card('A'), card('B'));
  expect((await saved).ok()).toBe(true);
  const started = page.getByRole('grid', { name: 'In progress', exact: true });
  await expect(started.getByRole('row')).toHaveCount(2);
});
