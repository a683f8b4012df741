import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import type { Request } from 'playwright';

import type { Application, Bench, Group } from '../bench.ts';
import type { Row } from '../report.ts';

/** For how long a page is watched that can be used: it loads of itself after three seconds (packages/ui/src/lazy). */
const settling = 5000;

/**
 * Measures what a browser that comes for the first time really loads from the production server until the page can be used: JavaScript and
 * CSS, compressed as they are sent, with their headers (docs/benchmarks.md, size). Fonts, images and data come on top of that; they are printed, and so is what
 * the page then loads of itself while nobody presses anything.
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
    ...lazyEditors(),
    row('sign-in page', await loadedCode(bench, application, 'sign-in page', '/', 'h1'), 150),
    row('list', await loadedCode(bench, application, 'list', '/#/tasks', '[role="rowheader"]'), 230),
  ];
};

const assets = fileURLToPath(new URL('../../apps/web/dist/assets', import.meta.url));

/** Returns the chunks of the editors of formatted text, compressed by gzip: each is the largest one that names a text of its toolbar. The others are translations. */
function lazyEditors(): readonly Row[] {
  const chunks = globSync('*.js', { cwd: assets }).map((file) => readFileSync(join(assets, file), 'utf8'));
  const row = (what: string, label: string, budget: number): Row => {
    const sizes = chunks
      .filter((code) => code.includes(label))
      .map((code) => gzipSync(code, { level: 9 }).byteLength);
    if (sizes.length === 0) throw new Error(`No chunk has the texts of the ${what}.`);
    return {
      what: `lazy chunk of the ${what}, gzip`,
      unit: 'kB',
      measured: Math.max(...sizes) / 1000,
      budget,
    };
  };
  return [
    row('editor of descriptions and comments', 'forms.richText.tools', 105),
    row('editor of articles, beyond that', 'forms.article.rowAbove', 60),
  ];
}

async function loadedCode(
  { browser }: Bench,
  { url, signedIn }: Application,
  name: string,
  path: string,
  awaited: string,
): Promise<number> {
  const storageState = path === '/' ? undefined : signedIn;
  const context = await browser.newContext({ storageState, locale: 'en-GB', timezoneId: 'UTC' });
  try {
    const page = await context.newPage();
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (!isStream(request)) asked.push(request);
    });
    await page.addInitScript(noteTime, awaited);
    await page.goto(url + path);
    const time = await (await page.waitForFunction(() => window.drawnAt)).jsonValue();
    const isNeeded = (request: Request) => request.timing().startTime <= Number(time);
    const needed = await sizesOf(asked.filter(isNeeded));
    const code = needed.filter(({ isCode }) => isCode);
    const others = kilobytes(needed) - kilobytes(code);
    await page.waitForTimeout(settling);
    const idle = (await sizesOf(asked.filter((request) => !isNeeded(request)))).filter(
      ({ isCode }) => isCode,
    );
    console.log(
      `  ${name}: ${kilobytes(code).toFixed(1)} kB of code in ${code.length} files, ${others.toFixed(1)} kB of pages, fonts, images and data; later ${kilobytes(idle).toFixed(1)} kB of code for what may be pressed`,
    );
    return kilobytes(code);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    /** When what is waited for was first in the page, in milliseconds since 1970. */
    drawnAt?: number;
  }
}

/** Runs in the page: notes when the first element that a selector finds is drawn. What is asked for after that, nobody has waited for. */
function noteTime(selector: string) {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    window.drawnAt = performance.timeOrigin + performance.now();
  });
  observer.observe(document, { childList: true, subtree: true });
}

interface Loaded {
  readonly isCode: boolean;
  readonly bytes: number;
}

/** Returns whether a request is that of the changes of others, whose answer never ends. */
const isStream = (request: Request) => request.resourceType() === 'eventsource';

/** Waits until the answers are there and gives their sizes as they were sent. */
function sizesOf(requests: readonly Request[]): Promise<Loaded[]> {
  return Promise.all(
    requests.map(async (request) => {
      await (await request.response())?.finished();
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      // whoever asks for it, also ahead of the import; what is then read from the browser's cache was not sent again
      const isCode = /\.(?:js|css)$/.test(new URL(request.url()).pathname);
      return { isCode, bytes: responseBodySize > 0 ? responseBodySize + responseHeadersSize : 0 };
    }),
  );
}

const kilobytes = (list: readonly Loaded[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
