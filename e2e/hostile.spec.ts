import { expectNothingBeyondTheEdge } from './support/edge.ts';
import { chooseFile, importButton, openImport, toCsv } from './support/files.ts';
import { openTasks, rows, unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

/** Lists texts as they come out of real trackers, and worse. */
const texts = [
  ['markup', '<img src=x onerror="window.isHacked=1"><script>window.isHacked=1</script><b>bold</b>'],
  ['an address', 'javascript:window.isHacked=1 [x](javascript:alert(1)) data:text/html,<script>1</script>'],
  ['code', 'SELECT * FROM t; DROP TABLE tasks; -- {{constructor.constructor("window.isHacked=1")()}} ${7*7}'],
  ['another direction', 'begin \u202Eesrever\u202C \u2066isolated\u2069 العربية end'],
  ['emoji', `👩‍👩‍👧‍👦🏳️‍🌈 Z${'\u0335\u0321\u0322'.repeat(6)}`],
  ['no space', 'W'.repeat(400)],
] as const;

test('texts that are markup, code or endless break nothing and run nowhere', async ({ page }) => {
  const word = unique('hostile');
  const endless = 'x'.repeat(100_000);
  const table = [
    ['title', 'description'],
    ...texts.map(([, text]) => [`${word} ${text}`.slice(0, 500), text]),
    [`${word} endless`, endless],
    [`${word} lines`, `<h1>First</h1>\n\n${'line\n'.repeat(2000)}`],
  ];
  await openImport(page);
  await chooseFile(page, toCsv(table));
  await importButton(page, table.length - 1).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `${table.length - 1} records imported` }),
  ).toBeVisible();

  await openTasks(page, `?q=${encodeURIComponent(word)}&sort=code`);
  await expect(rows(page)).toHaveCount(table.length - 1);
  const heights = await rows(page).evaluateAll((all) =>
    all.map((row) => Math.round(row.getBoundingClientRect().height)),
  );
  expect(new Set(heights).size, 'all rows are equally high').toBe(1);
  await expectNothingBeyondTheEdge(page);
  const links = await rows(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  for (const href of links) {
    await page.goto(`/${href}`);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(word) })).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingBeyondTheEdge(page, `of ${href} at ${width} px`);
    }
  }
  const main = page.getByRole('main');
  await expect(main.locator('script, img[src="x"], b')).toHaveCount(0);
  expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
});

test('an endless text is edited in its place', async ({ page, apiOf }) => {
  const api = await apiOf('manager');
  const title = unique('Endless');
  const response = await api.post('/api/tasks', { data: { title, description: 'y'.repeat(99_000) } });
  const { id } = (await response.json()) as { id: number };
  await page.goto(`/#/tasks/detail/${id}`);
  await page.getByRole('button', { name: 'Edit Description' }).click();
  const field = page.getByRole('textbox', { name: 'Description' });
  await expect(field).toBeFocused();
  await expect(field).toHaveText(/^y{99000}$/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Short again');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('in two lines');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('in two lines')).toBeVisible();
  await expect(field).toBeHidden();
});
