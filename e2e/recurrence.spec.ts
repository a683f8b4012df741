import { unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'manager' });

test('a project manager lets a task repeat every Monday, completes it and goes on to the next, by keyboard alone', async ({
  apiOf,
  page,
}) => {
  const api = await apiOf('manager');
  const title = unique('Read the meters');
  const { id } = (await api
    .post('/api/tasks', { data: { title, due_date: '2099-01-05' } })
    .then((answer) => answer.json())) as { readonly id: number };
  await page.goto(`/#/tasks/detail/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await test.step('says how it repeats, and sees when', async () => {
    await page.getByRole('button', { name: 'Edit Repeats' }).press('Enter');
    const frequency = page.getByRole('button', { name: /Frequency$/ });
    await expect(frequency).toBeFocused();
    await frequency.press('Enter');
    await page.getByRole('option', { name: 'Weekly' }).press('Enter');
    await expect(page.getByText('Every week on Monday')).toBeVisible();
    await expect(page.getByText(/^Next dates: Mon,\sJan\s12,\s2099/)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Edit Repeats' })).toBeFocused();
  });

  await test.step('sees in the list that it comes again', async () => {
    await page.goto(`/#/tasks?q=${encodeURIComponent(title)}`);
    const cell = page.getByRole('gridcell', { name: /^05\.01\.2099/ });
    const mark = cell.getByTitle('Every week on Monday').locator('svg');
    await expect(mark).toBeVisible();
    const [around, drawn] = [await cell.boundingBox(), await mark.boundingBox()];
    if (!around || !drawn) throw new Error('The mark is not drawn.');
    expect(drawn.y).toBeGreaterThan(around.y);
    expect(drawn.y + drawn.height).toBeLessThan(around.y + around.height);
    await page.goto(`/#/tasks/detail/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('completes it, and finds the next one', async () => {
    await page.keyboard.press('s');
    await page.getByRole('option', { name: 'Open' }).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Completed Status' })).toBeFocused();
    await page.keyboard.press('Enter');
    const next = page.getByRole('list', { name: 'Next' }).getByRole('link', { name: title });
    await next.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`/${id}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Every week on Monday')).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Previous' }).getByRole('link', { name: title }),
    ).toBeVisible();
  });
});

test('the day of a late task that repeats stands in its cell beside the mark', async ({ apiOf, page }) => {
  const api = await apiOf('manager');
  const title = unique('Read the meters late');
  await api.post('/api/tasks', {
    data: { title, due_date: '2024-01-01', recurrence: 'FREQ=WEEKLY;BYDAY=MO' },
  });
  await page.goto(`/#/tasks?q=${encodeURIComponent(title)}`);
  const cell = page.getByRole('gridcell', { name: /01\.01\.2024/ });
  await expect(cell.getByTitle('Every week on Monday').locator('svg')).toBeVisible();
  expect(await cell.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
});
