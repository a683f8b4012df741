import type { Browser, BrowserContext, Page } from 'playwright';

import type { Application, Bench, Group } from '../bench.ts';
import { median, readCosts } from '../measure.ts';
import type { Row } from '../report.ts';

// a row without a link only holds the place of a record
const ready = { list: '.body .row a', record: 'main button[aria-label^="Edit "]' } as const;
type Place = keyof typeof ready;

// what comes into a record last
const whole: Readonly<Record<Place, string>> = {
  list: ready.list,
  record: 'main :is(textarea, [contenteditable])',
};

const ways: Readonly<Record<Place, string>> = { list: 'nav a[href$="/tasks"]', record: '.body .row a' };

/** How many elements and how many letters a page shows. */
interface Content {
  readonly elements: number;
  readonly letters: number;
}

interface Measured {
  readonly cost: number;
  readonly content: Content;
}

type Variant = 'ours' | 'floor';

/**
 * Measures how the pages of the application follow each other, once each was seen, against ones made by hand (docs/benchmarks.md, records).
 */
export const measureRecords: Group = async (bench) => {
  const application = await bench.application();
  const pages = await bench.pages();
  const answers = new Map<string, string>();
  const visits: Readonly<Record<Variant, () => Promise<BrowserContext>>> = {
    ours: () => openOurs(bench, application, answers),
    floor: () => openFloor(bench, answers),
  };
  const addresses = { ours: `${application.url}/#/dashboard`, floor: `${pages}#records/floor` } as const;
  const measured: Record<Variant, Record<Place, Measured[]>> = {
    ours: { list: [], record: [] },
    floor: { list: [], record: [] },
  };
  for (let run = 0; run < bench.runs; run++) {
    // the floor is given what the application was answered in the first run
    const order = run % 2 === 0 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const);
    for (const variant of order) {
      const context = await visits[variant]();
      const page = await context.newPage();
      await page.goto(addresses[variant]);
      // from the list to a record and back: what is left shows the same in both
      for (const isWarm of [false, true]) {
        for (const place of ['list', 'record'] as const) {
          const cost = await follow(bench.browser, page, place);
          await page.locator(whole[place]).first().waitFor();
          const content = await page.evaluate(countContent);
          if (isWarm) measured[variant][place].push({ cost, content });
        }
      }
      await context.close();
    }
  }
  const row = (what: string, place: Place, budget: number): Row => {
    const of = (variant: Variant, figure: (one: Measured) => number) =>
      median(measured[variant][place].map(figure));
    const content = (variant: Variant) =>
      `${of(variant, (one) => one.content.elements)} elements and ${of(variant, (one) => one.content.letters)} letters`;
    console.log(`  ${what}: ${content('ours')}; the floor has ${content('floor')}`);
    return {
      what,
      unit: 'ms',
      measured: of('ours', ({ cost }) => cost),
      floor: of('floor', ({ cost }) => cost),
      budget,
    };
  };
  return [row('a list of 1,000 records', 'list', 1.5), row('list to detail, warm', 'record', 1.3)];
};

/** Describes the browser of somebody who has never been here. */
export const visitor = { viewport: { width: 1280, height: 800 }, locale: 'en-GB', timezoneId: 'UTC' };

/** Opens the application for the administrator, and keeps what its API answers. */
export async function openOurs(
  { browser }: Bench,
  { signedIn }: Application,
  answers: Map<string, string>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...visitor, storageState: signedIn });
  context.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!pathname.startsWith('/api/') || answers.has(pathname + search)) return;
    // a page that is left takes its answer along
    response.text().then(
      (text) => answers.set(pathname + search, text),
      () => undefined,
    );
  });
  return context;
}

/** Opens the page made by hand, which gets the same answers. */
export async function openFloor(
  { browser }: Bench,
  answers: ReadonlyMap<string, string>,
): Promise<BrowserContext> {
  const context = await browser.newContext(visitor);
  await context.route('**/api/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const body = answers.get(pathname + search);
    if (body === undefined) throw new Error(`The application was not answered ${pathname}${search}.`);
    await route.fulfill({ contentType: 'application/json', body });
  });
  return context;
}

/** Presses a link and gives the CPU time until what it leads to is painted, in milliseconds. */
async function follow(browser: Browser, page: Page, place: Place): Promise<number> {
  await page.locator(ways[place]).first().waitFor();
  await page.waitForLoadState('networkidle');
  await browser.startTracing(page, { categories: ['-*', 'blink.user_timing'] });
  await page.evaluate(
    async ([from, to]) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      performance.mark('start');
      document.querySelector<HTMLElement>(from)?.click();
      do await painted();
      while (!document.querySelector(to));
      await painted();
      performance.mark('end');
    },
    [ways[place], ready[place]] as const,
  );
  const [cost] = readCosts(await browser.stopTracing());
  if (!cost) throw new Error(`Nothing was measured on the way to the ${place}.`);
  await page.waitForLoadState('networkidle');
  return cost[1];
}

/** Runs in the page. */
function countContent(): Content {
  const root = document.getElementById('root');
  return { elements: root?.querySelectorAll('*').length ?? 0, letters: root?.innerText.length ?? 0 };
}
