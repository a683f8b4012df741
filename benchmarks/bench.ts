import { chromium, type Browser } from 'playwright';

import { findBrowser } from '../tools/browser.ts';
import { buildPages } from './buildPages.ts';
import type { Row } from './report.ts';

/** Measures what belongs together. */
export type Group = (bench: Bench) => Promise<Row[]>;

/** Holds what the groups measure with; what takes time to prepare is prepared for the first that asks. */
export interface Bench {
  readonly browser: Browser;
  /** Says how often each variant is measured; the median counts. */
  readonly runs: number;
  /** Builds the pages of this folder for production and gives the address that serves them. */
  readonly pages: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Starts the browser. */
export async function openBench(runs: number): Promise<Bench> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  const closers = [() => browser.close()];
  const pages = once(async () => {
    const { url, close } = await buildPages();
    closers.push(close);
    return url;
  });
  return {
    browser,
    runs,
    pages,
    close: async () => {
      for (const close of closers.reverse()) await close();
    },
  };
}

function once<Result>(prepare: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= prepare());
}
