import type { Page } from '@playwright/test';

import { signIn, signOut } from './support/accounts.ts';
import { countCalls, injectFault, resetConnection } from './support/faults.ts';
import { tabTo, toast } from './support/shell.ts';
import {
  columnOf,
  createTask,
  expectTitle,
  openTask,
  openTasks,
  readTask,
  rows,
  titleField,
  typeTitle,
  unique,
} from './support/tasks.ts';
import { expect, test } from './support/test.ts';

/** What the browser of somebody keeps who is not signed in: a context has that of the test otherwise. */
const signedOut = { cookies: [], origins: [] };

/** Waits until a page hears of changes. */
async function waitForStream(page: Page, open: () => Promise<unknown>): Promise<void> {
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events');
  await open();
  expect((await stream).status()).toBe(200);
}

declare global {
  interface Window {
    /** The streams that the page has opened. */
    streams?: EventSource[];
  }
}

/** Names the state of a stream that is not opened again. */
const closed = 2;

/** Runs in the page: keeps the streams that it opens. */
function keepStreams() {
  const streams: EventSource[] = [];
  window.streams = streams;
  window.EventSource = class extends EventSource {
    constructor(address: string | URL) {
      super(address);
      streams.push(this);
    }
  };
}

/** Returns the titles in view, from top to bottom. */
const titles = (page: Page) => columnOf(page, 'title').allInnerTexts();

/** Narrows the list to what begins with a word, so that others who work at the same time are not in it. */
const listOf = (word: string) => `?q=${word}&sort=title`;

test('what one person changes the other sees without a refresh, as who else is there, and goes on typing', async ({
  page,
  browser,
  server,
  apiOf,
}) => {
  const task = await createTask(await apiOf('manager'), unique('Before'));
  await waitForStream(page, () => openTask(page, task));
  await typeTitle(page, 'What I am about to');
  const context = await browser.newContext({ baseURL: server.url, storageState: signedOut });
  const other = await context.newPage();
  await other.goto('/');
  await signIn(other, 'admin');
  await openTask(other, task);
  const viewers = page.getByRole('img', { name: /^Also viewing: Tomás/ });
  await expect(viewers).toBeVisible();
  await expect(other.getByRole('img', { name: /^Also viewing: Amara/ })).toBeVisible();
  await other.getByRole('button', { name: 'Move to In progress' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'In progress' })).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.type(' write');
  await expect(titleField(page)).toHaveValue('What I am about to write');

  const comment = unique('Have you seen this?');
  await (await apiOf('admin')).post(`/api/tasks/${task.id}/comments`, { data: { body: comment } });
  await expect(page.getByText(comment)).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectTitle(page, 'What I am about to write');
  await expect(other.getByRole('heading', { level: 1, name: 'What I am about to write' })).toBeVisible();
  await other.goto('/#/dashboard');
  await expect(viewers).toBeHidden();
  await context.close();
});

test('whoever looks at what somebody else deletes is told once', async ({ page, apiOf }) => {
  const admin = await apiOf('admin');
  const task = await createTask(admin, unique('Deleted'));
  await waitForStream(page, () => openTask(page, task));
  await admin.delete(`/api/tasks/${task.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Record not found' })).toBeVisible();
  const told = toast(page, 'This does not exist');
  await expect(told).toBeVisible();
  await expect(told).not.toContainText('×');
});

test('two people at one list: nothing is lost, and nothing jumps', async ({ page, apiOf }) => {
  const admin = await apiOf('admin');
  const word = unique('Rehearsal').replace(' ', '-');
  const made = await Promise.all(
    Array.from({ length: 60 }, (_, index) => createTask(admin, `${word} ${String(index + 10)}`)),
  );
  await waitForStream(page, () => openTasks(page, listOf(word)));
  const change = (index: number, title: string) =>
    admin.put(`/api/tasks/${made[index]?.id}`, { data: { title } });

  // at its top, and left alone, the list shows what comes and goes
  await page.mouse.move(5, 5);
  await createTask(admin, `${word} 00`);
  await expect(rows(page).first()).toContainText(`${word} 00`);

  // while somebody is in the middle of it, rows change where they are
  await page.getByRole('grid', { name: 'Tasks' }).hover();
  await page.mouse.wheel(0, 700);
  await expect(rows(page).filter({ hasText: `${word} 40` })).toBeVisible();
  await expect(async () => {
    const before = await titles(page);
    await page.waitForTimeout(300);
    expect(await titles(page)).toEqual(before);
  }).toPass();
  const before = await titles(page);
  await createTask(admin, `${word} 01`);
  await createTask(admin, `${word} 02`);
  await change(30, `${word} 40 changed`);
  await expect(rows(page).filter({ hasText: `${word} 40 changed` })).toBeVisible();
  const more = page.getByRole('button', { name: 'Show 2 new records' });
  await expect(more).toBeVisible();
  expect(await titles(page)).toEqual(before.map((title) => title.replace(/ 40$/, ' 40 changed')));

  // what is new is there as soon as it is asked for
  await more.click();
  await expect(rows(page).nth(1)).toContainText(`${word} 01`);
  await expect(rows(page).nth(2)).toContainText(`${word} 02`);
  await expect(more).toHaveCount(0);
});

test('a cell that is being edited stays open, with what was typed, while rows around it change', async ({
  page,
  apiOf,
}) => {
  const admin = await apiOf('admin');
  const word = unique('Cell').replace(' ', '-');
  const [first, second] = [await createTask(admin, `${word} 1`), await createTask(admin, `${word} 2`)];
  await waitForStream(page, () => openTasks(page, listOf(word)));
  const title = rows(page).first().getByRole('rowheader');
  await tabTo(page, page.getByRole('grid', { name: 'Tasks' }));
  await page.keyboard.press('Control+Home');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await title.evaluate((cell) => cell.contains(document.activeElement))).toBe(true);
  }).toPass();
  await page.keyboard.press('F2');
  await titleField(page).fill(`${word} 1 mine`);
  await admin.put(`/api/tasks/${second.id}`, { data: { title: `${word} 2 theirs` } });
  await createTask(admin, `${word} 0`);
  await expect(rows(page).filter({ hasText: `${word} 2 theirs` })).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  await expect(titleField(page)).toHaveValue(`${word} 1 mine`);
  await page.keyboard.press('Enter');
  await expect.poll(() => readTask(admin, first)).toMatchObject({ title: `${word} 1 mine` });
});

test('two tabs have one stream, and the other goes on when one is closed', async ({
  page,
  context,
  apiOf,
}) => {
  const admin = await apiOf('admin');
  const word = unique('Tabs').replace(' ', '-');
  const task = await createTask(admin, word);
  await waitForStream(page, () => openTasks(page, listOf(word)));
  const second = await context.newPage();
  const streams = countCalls(second, 'GET /api/events');
  await openTasks(second, listOf(word));
  const change = async (title: string) => admin.put(`/api/tasks/${task.id}`, { data: { title } });
  // it listens once its code has come
  await expect(async () => {
    await change(unique(`${word} first`));
    await expect(rows(second).filter({ hasText: 'first' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(streams()).toBe(0);
  await waitForStream(second, () => page.close());
  await change(`${word} second`);
  await expect(rows(second).filter({ hasText: 'second' })).toBeVisible();
});

test('without a stream the page asks now and then, and hears again once there is one', async ({
  page,
  apiOf,
}) => {
  const admin = await apiOf('admin');
  const word = unique('Polled').replace(' ', '-');
  const task = await createTask(admin, word);
  await page.clock.install();
  const removeFault = await injectFault(page, 'GET /api/events?*', resetConnection);
  await openTasks(page, listOf(word));
  await admin.put(`/api/tasks/${task.id}`, { data: { title: `${word} asked` } });
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(rows(page).filter({ hasText: 'asked' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await removeFault();
  await waitForStream(page, () => page.clock.fastForward(61_000));
  await admin.put(`/api/tasks/${task.id}`, { data: { title: `${word} heard` } });
  await page.clock.runFor(2000);
  await expect(rows(page).filter({ hasText: 'heard' })).toBeVisible();
});

test('whoever signs out hears nothing any more', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, storageState: signedOut });
  const page = await context.newPage();
  await page.addInitScript(keepStreams);
  await page.goto('/');
  await waitForStream(page, () => signIn(page, 'staff'));
  const tickets = countCalls(page, 'POST /api/events/ticket');
  await signOut(page);
  const states = () => page.evaluate(() => window.streams?.map(({ readyState }) => readyState));
  await expect.poll(states).toEqual([closed]);
  expect(tickets()).toBe(0);
  await context.close();
});

test('whoever is deactivated is signed out at once, wherever they are', async ({
  browser,
  server,
  apiOf,
}) => {
  const admin = await apiOf('super');
  const name = unique('leaver').replace(' ', '-');
  const password = 'bureau-demo';
  const response = await admin.post('/api/users', {
    data: { username: name, firstname: 'Lea', lastname: 'Ver', email: `${name}@bureau.example`, password },
  });
  const { id } = (await response.json()) as { id: number };
  const context = await browser.newContext({ baseURL: server.url, storageState: signedOut });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${name}@bureau.example`);
  await page.getByLabel(/^Password/).fill(password);
  await waitForStream(page, () => page.getByRole('button', { name: 'Sign in' }).click());
  await admin.put(`/api/users/status-change/${id}`, { data: { is_active: false } });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await context.close();
});
