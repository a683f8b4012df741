import { expectNothingBeyondTheEdge } from './support/edge.ts';
import { expect, test } from './support/test.ts';
import { expectContrast, expectNoViolation } from './support/violations.ts';

test.use({ account: null });

test('an engineer finds a call by words and reads all of it, in light and dark, on any screen', async ({
  page,
}) => {
  await page.goto('/api/docs');
  await page.getByRole('searchbox').fill('import tasks');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: '/api/tasks/import' }).click();
  const call = page.locator('[id="tasks.import"]');
  await expect(call.getByRole('heading', { name: 'POST /api/tasks/import' })).toBeInViewport();
  await expect(call).toContainText('Whoever has the permission tasks_create may call it.');
  await expect(call).toContainText('multipart/form-data');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const expectReadable = colorScheme === 'light' ? expectNoViolation : expectContrast;
      await expectReadable(page, `${width} px wide, ${colorScheme}`);
      await expectNothingBeyondTheEdge(page, `at ${width} px`);
    }
  }
});
