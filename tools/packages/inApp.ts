import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { build as viteBuild, type InlineConfig } from 'vite';
import { expect, inject } from 'vitest';

import { serve } from '../stories/serve.ts';
import type { PackageName } from './freshApp.ts';

/** Describes what of a package's `package.json` is looked at. */
export interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

// Vite would otherwise build what is meant for tests.
process.env['NODE_ENV'] = 'production';

export const app = inject('freshApp');

/** Returns the text of a file of an installed package. */
export const read = (name: PackageName, ...path: string[]) =>
  readFileSync(join(app.folder, 'node_modules/@bureau', name, ...path), 'utf8');
export const filesOf = (name: PackageName) => app.tarballs[name]?.files ?? [];
export const manifestOf = (name: PackageName) => JSON.parse(read(name, 'package.json')) as Manifest;

const quiet = (): InlineConfig => ({ root: app.folder, configFile: false, logLevel: 'error' });

/** Builds pages of the application into its `dist`. */
export async function build(...pages: string[]): Promise<void> {
  const rolldownOptions = { input: pages.map((page) => join(app.folder, page)) };
  // top-level await, which the examples use
  await viteBuild({ ...quiet(), build: { emptyOutDir: false, target: 'es2024', rolldownOptions } });
}

interface Visit {
  /** The path of the page in `dist`, with its query. */
  readonly path: string;
  /** The content security policy under which it is shown. */
  readonly policy?: string;
}

/** Opens a page in the pinned browser, with nothing of what other pages have left. Its context is to be closed by the caller. */
export async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= chromium.connect(inject('browser'));
  const context = await (await browser).newContext(options);
  return context.newPage();
}

let browser: Promise<Browser> | undefined;

/** Shows a built page in the pinned browser; fails on anything that the browser reports. Violations of the policy are reports. */
export async function open({ path, policy }: Visit, look: (page: Page) => Promise<void>): Promise<void> {
  const reports = await reportsOf({ path, ...(policy !== undefined && { policy }) }, look);
  expect(reports).toEqual([]);
}

/** Shows a built page and returns what the browser reports. */
export async function reportsOf(
  { path, policy }: Visit,
  look: (page: Page, reports: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const server = await serve(
    join(app.folder, 'dist'),
    policy === undefined ? {} : { 'content-security-policy': policy },
  );
  const page = await newPage();
  try {
    const reports: string[] = [];
    page.on('pageerror', ({ message }) => reports.push(message));
    page.on('console', (message) => message.type() === 'error' && reports.push(message.text()));
    await page.goto(new URL(path, server.url).href);
    await look(page, reports).catch((error: unknown) => {
      throw new Error(`The browser reports: ${reports.join('\n') || 'nothing'}`, { cause: error });
    });
    return reports;
  } finally {
    await page.context().close();
    server.close();
  }
}

/** Describes a module of the application, built and minified. */
interface Bundle {
  /** In bytes. */
  readonly size: number;
  /** In bytes, as a server sends it. */
  readonly gzipped: number;
  /** The modules of which it is made. */
  readonly modules: readonly string[];
}

/** Builds a module of the application; what `external` names is left out. */
export async function bundle(module: string, external: readonly RegExp[] = []): Promise<Bundle> {
  const result = await viteBuild({
    ...quiet(),
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: {
        input: join(app.folder, module),
        external: [...external],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite built more than one thing.');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  // what is loaded later is not paid for at the start
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  const code = chunks.filter(({ fileName }) => first.has(fileName)).map((chunk) => chunk.code);
  return {
    size: code.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
    gzipped: code.reduce((sum, text) => sum + gzipSync(text).byteLength, 0),
    modules: chunks
      .flatMap((chunk) => Object.entries(chunk.modules))
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id.replaceAll('\\', '/')),
  };
}
