import type { Page } from 'playwright';

import type { Application, Bench, Group } from '../bench.ts';
import type { Row } from '../report.ts';

/**
 * Measures what a browser that comes for the first time really loads from the production server: JavaScript and CSS, compressed as they are
 * sent (docs/benchmarks.md, size). Fonts, images and data come on top of that; they are printed.
 */
export const measureSize: Group = async (bench) => {
  const application = await bench.application();
  const row = (what: string, measured: number, budget: number): Row => ({
    what: `JavaScript and CSS of the ${what}`,
    unit: 'kB',
    measured,
    budget,
  });
  return [
    row(
      'sign-in page',
      await loadedCode(bench, application, 'sign-in page', '/', (page) =>
        page.getByRole('heading', { name: 'Sign in' }).waitFor(),
      ),
      150,
    ),
    row(
      'list',
      await loadedCode(bench, application, 'list', '/#/tasks', (page) =>
        page.getByRole('rowheader').first().waitFor(),
      ),
      230,
    ),
  ];
};

async function loadedCode(
  { browser }: Bench,
  { url, signedIn }: Application,
  name: string,
  path: string,
  isReady: (page: Page) => Promise<void>,
): Promise<number> {
  const storageState = path === '/' ? undefined : signedIn;
  const context = await browser.newContext({ storageState, locale: 'en-GB', timezoneId: 'UTC' });
  try {
    const page = await context.newPage();
    const responses = new Set<Promise<{ isCode: boolean; bytes: number }>>();
    page.on('requestfinished', (request) => {
      const isCode = ['script', 'stylesheet'].includes(request.resourceType());
      responses.add(request.sizes().then(({ responseBodySize: bytes }) => ({ isCode, bytes })));
    });
    await page.goto(url + path);
    await isReady(page);
    await page.waitForLoadState('networkidle');
    const all = await Promise.all(responses);
    const code = all.filter(({ isCode }) => isCode);
    const kilobytes = (list: typeof all) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const others = kilobytes(all) - kilobytes(code);
    console.log(
      `  ${name}: ${kilobytes(code).toFixed(1)} kB of code in ${code.length} files, ${others.toFixed(1)} kB of pages, fonts, images and data`,
    );
    return kilobytes(code);
  } finally {
    await context.close();
  }
}
