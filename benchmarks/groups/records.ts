import type { Browser, Page } from 'playwright';

import type { Group } from '../bench.ts';
import { median, readCosts } from '../measure.ts';
import type { Row } from '../report.ts';

const ready = { list: '.body .row', record: 'main button[aria-label^="Edit "]' } as const;
type Place = keyof typeof ready;

/** Says where a press leads from one place to another. */
interface Ways {
  readonly away: string;
  readonly list: string;
  readonly record: string;
}

const ways: Record<'ours' | 'floor', Ways> = {
  ours: { away: 'nav a[href$="/dashboard"]', list: 'nav a[href$="/tasks"]', record: '.body .row a' },
  floor: { away: 'nav a[href="#dashboard"]', list: 'nav a[href="#list"]', record: 'nav a[href="#record"]' },
};

/** Measures how the pages of the application follow each other, once each was seen, against ones made by hand (docs/benchmarks.md, records). */
export const measureRecords: Group = async ({ browser, runs, pages, application }) => {
  const { url, signedIn } = await application();
  const addresses = { ours: `${url}/#/tasks`, floor: `${await pages()}#records/floor` } as const;
  const costs = { ours: { list: [], record: [] }, floor: { list: [], record: [] } } as Record<
    keyof typeof ways,
    Record<Place, number[]>
  >;
  for (let run = 0; run < runs; run++) {
    const order = run % 2 === 0 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const);
    for (const name of order) {
      const context = await browser.newContext({
        storageState: name === 'ours' ? signedIn : undefined,
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        timezoneId: 'UTC',
      });
      const page = await context.newPage();
      await page.goto(addresses[name]);
      const { away, list, record } = ways[name];
      await page.locator(away).first().waitFor();
      for (const isWarm of [false, true]) {
        await page.locator(away).first().click();
        await page.locator(ready.list).first().waitFor({ state: 'detached' });
        const toList = await follow(browser, page, list, 'list');
        const toRecord = await follow(browser, page, record, 'record');
        if (!isWarm) continue;
        costs[name].list.push(toList);
        costs[name].record.push(toRecord);
      }
      await context.close();
    }
  }
  const row = (what: string, place: Place, budget: number): Row => ({
    what,
    unit: 'ms',
    measured: median(costs.ours[place]),
    floor: median(costs.floor[place]),
    budget,
  });
  return [row('a list of 1,000 records', 'list', 1.5), row('list to detail, warm', 'record', 1.3)];
};

/** Presses a link and gives the CPU time until what it leads to is painted, in milliseconds. */
async function follow(browser: Browser, page: Page, link: string, place: Place): Promise<number> {
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
    [link, ready[place]] as const,
  );
  const [cost] = readCosts(await browser.stopTracing());
  if (!cost) throw new Error(`Nothing was measured on the way to the ${place}.`);
  return cost[1];
}
