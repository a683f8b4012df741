import type { CDPSession, Page } from 'playwright';

import type { Bench } from './bench.ts';

/** What one page does that is measured: its costs by name. */
export interface Visit {
  readonly page: Page;
  /** Runs an action of the page until it is painted, and notes the CPU time of the main thread. */
  readonly run: (action: string) => Promise<void>;
  /** Runs an action once a frame and notes the CPU time of each frame. */
  readonly frames: (action: string, count: number) => Promise<void>;
  /** Returns the size of the page's heap without what can be collected, in MB. */
  readonly heap: () => Promise<number>;
  /** Notes a figure that is no time. */
  readonly note: (name: string, figure: number) => void;
}

interface TraceEvent {
  name: string;
  cat: string;
  /** The CPU time of the thread so far, in microseconds. */
  tts?: number;
}

const viewport = { width: 1280, height: 800 };

/** Returns the middle one of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is nothing to take the median of.');
  return (low + high) / 2;
}

/** Returns the figure that 95 of 100 do not exceed. */
export function percentile95(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
}

/**
 * Visits each variant in a fresh page as often as the bench says, in rotated order, and gives the medians of what the visits noted;
 * of several costs of one name in a visit, the 95th percentile counts.
 */
export async function compare<Variant extends string>(
  bench: Bench,
  variants: Readonly<Record<Variant, string>>,
  visit: (visit: Visit) => Promise<void>,
): Promise<Record<Variant, (name: string) => number>> {
  const url = await bench.pages();
  const names = Object.keys(variants) as Variant[];
  const noted = new Map<string, number[]>();
  for (let run = 0; run < bench.runs; run++) {
    for (let place = 0; place < names.length; place++) {
      const variant = names[(run + place) % names.length] as Variant;
      for (const [name, figures] of await visitPage(bench, `${url}#${variants[variant]}`, visit)) {
        const key = `${variant} ${name}`;
        noted.set(key, [...(noted.get(key) ?? []), percentile95(figures)]);
      }
    }
  }
  const medians = (variant: Variant) => (name: string) => median(noted.get(`${variant} ${name}`) ?? []);
  return Object.fromEntries(names.map((variant) => [variant, medians(variant)])) as Record<
    Variant,
    (name: string) => number
  >;
}

async function visitPage(
  { browser }: Bench,
  address: string,
  visit: (visit: Visit) => Promise<void>,
): Promise<Map<string, number[]>> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', timezoneId: 'UTC' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(address);
    await page.waitForFunction(() => 'bench' in window);
    const noted = new Map<string, number[]>();
    const note = (name: string, figure: number) => noted.set(name, [...(noted.get(name) ?? []), figure]);
    await browser.startTracing(page, { categories: ['-*', 'blink.user_timing'] });
    const measured = async (action: string, count: number) => {
      await collectGarbage(session);
      await page.evaluate(([name, times]) => window.bench.run(name, times), [action, count] as const);
    };
    await visit({
      page,
      run: (action) => measured(action, 1),
      frames: measured,
      heap: async () => {
        await collectGarbage(session);
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        return usedSize / 1e6;
      },
      note,
    });
    const trace = await browser.stopTracing();
    for (const [name, cost] of readCosts(trace)) note(name, cost);
    return noted;
  } finally {
    await context.close();
  }
}

async function collectGarbage(session: CDPSession): Promise<void> {
  await session.send('HeapProfiler.collectGarbage');
}

/** Reads from the marks of a page how much CPU time its main thread used between each two, in milliseconds. */
export function readCosts(trace: Buffer): [name: string, cost: number][] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(({ cat, tts }) => cat === 'blink.user_timing' && tts !== undefined);
  const costs: [string, number][] = [];
  let start: number | undefined;
  for (const { name, tts = 0 } of marks) {
    if (name === 'start') start = tts;
    else if (start !== undefined) costs.push([name, (tts - start) / 1000]);
  }
  return costs;
}
