import type { Browser, BrowserContext, Page } from 'playwright';

import type { Group } from '../bench.ts';
import { median } from '../measure.ts';
import type { Row } from '../report.ts';
import { openFloor, openOurs, visitor } from './records.ts';

const slowDown = 4;
/** 10 Mbit/s with 40 ms there and back. */
const connection = { offline: false, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6, latency: 40 };

/** How many milliseconds of CPU time a task may take before it blocks. */
const blocking = 50;

/** A quarter of what the best of the other products blocks on the same visit, in milliseconds. */
const maxBlocking = 365;

interface Visit {
  readonly url: string;
  readonly isReady: (page: Page) => Promise<void>;
  /** Opens a browser that has never been here. */
  readonly open: () => Promise<BrowserContext>;
}

/** What a first visit is like, in milliseconds but for the shift. */
interface Start {
  readonly paint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** Measures first visits on a slow machine and a slow connection, against pages made by hand (docs/benchmarks.md, start). */
export const measureStart: Group = async (bench) => {
  const [pages, application] = [await bench.pages(), await bench.application()];
  const list = `${application.url}/#/tasks`;
  const answers = new Map<string, string>();
  const openNew = () => bench.browser.newContext(visitor);
  const isSignInReady = (page: Page) => page.getByRole('button', { name: 'Sign in' }).waitFor();
  const isListReady = (page: Page) => page.getByRole('rowheader').first().waitFor();
  const visits: Record<'signIn' | 'signInFloor' | 'list' | 'listFloor', Visit> = {
    signIn: { url: application.url, isReady: isSignInReady, open: openNew },
    signInFloor: {
      url: `${pages}sign-in.html`,
      isReady: isSignInReady,
      open: openNew,
    },
    list: { url: list, isReady: isListReady, open: () => openOurs(bench, application, answers) },
    listFloor: {
      url: `${pages}list.html#/tasks`,
      isReady: (page) => page.locator('.body .row a').first().waitFor(),
      open: () => openFloor(bench, answers),
    },
  };
  // the floor is given what the application is answered
  await visit(bench.browser, visits.list);
  const names = Object.keys(visits) as (keyof typeof visits)[];
  const starts = names.map((): Start[] => []);
  for (let run = 0; run < bench.runs; run++) {
    for (let step = 0; step < names.length; step++) {
      const place = (run + step) % names.length;
      const name = names[place];
      if (name) starts[place]?.push(await visit(bench.browser, visits[name]));
    }
  }
  const middle = (name: keyof typeof visits, figure: keyof Start) =>
    median((starts[names.indexOf(name)] ?? []).map((start) => start[figure]));
  const shift = (what: string, name: 'signIn' | 'list'): Row => ({
    what: `${what}: layout shift`,
    unit: '',
    measured: middle(name, 'shift'),
    budget: 0.01,
  });
  return [
    {
      what: 'sign-in: largest contentful paint',
      unit: 'ms',
      measured: middle('signIn', 'paint'),
      floor: middle('signInFloor', 'paint'),
      budget: 1.25,
    },
    shift('sign-in', 'signIn'),
    {
      what: 'list: largest contentful paint',
      unit: 'ms',
      measured: middle('list', 'paint'),
      floor: middle('listFloor', 'paint'),
      budget: 2,
    },
    {
      what: 'list: blocking time',
      unit: 'ms',
      measured: middle('list', 'blocked'),
      budget: maxBlocking,
    },
    shift('list', 'list'),
  ];
};

async function visit(browser: Browser, { url, isReady, open }: Visit): Promise<Start> {
  const context = await open();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', connection);
    await page.addInitScript(observeStart);
    await browser.startTracing(page, { categories: ['-*', '__metadata', 'toplevel'] });
    await page.goto(url);
    await isReady(page);
    await page.waitForLoadState('networkidle');
    const observed = await page.evaluate(() => window.startObserved);
    const tasks = readTasks(await browser.stopTracing());
    return { ...observed, blocked: tasks.reduce((sum, time) => sum + Math.max(time - blocking, 0), 0) };
  } finally {
    await context.close();
  }
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args?: { name?: string };
  /** The CPU time of a task, in microseconds. */
  tdur?: number;
}

/** Reads from a trace the CPU time of each task of the main thread that worked the most, in milliseconds. */
function readTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const times = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((main) =>
      traceEvents
        .filter(({ name, pid, tid }) => name.endsWith('::RunTask') && pid === main.pid && tid === main.tid)
        .map(({ tdur = 0 }) => tdur / 1000),
    );
  const sum = (list: number[]) => list.reduce((total, time) => total + time, 0);
  return times.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

declare global {
  interface Window {
    startObserved: { paint: number; shift: number };
  }
  interface PerformanceEntry {
    /** Describes how much a layout shift moved, and whether a person caused it. */
    value?: number;
    hadRecentInput?: boolean;
  }
}

/** Runs in the page before anything else. */
function observeStart(): void {
  const observed = { paint: 0, shift: 0 };
  window.startObserved = observed;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (observed.paint = startTime));
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) observed.shift += value;
  });
}
