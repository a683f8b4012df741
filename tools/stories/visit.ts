/**
 * What happens around every story. The add-on for accessibility checks a story once it has been played; a story named Matrix is checked
 * again in every variant for what the variant changes, and its picture compared with the committed one. Errors in the console fail.
 */
import type { PrepareContext, TestContext } from '@storybook/test-runner';
import type { Page, Request } from 'playwright';

import type { Rules } from '../../.storybook/chooseRules.ts';
import { viewports } from '../../.storybook/viewports.ts';
import { baselineFile, checkBaseline, modeVariable, type BaselineMode } from './baseline.ts';
import {
  hideWorkshop,
  installClock,
  showVariant,
  startStory,
  takeReport,
  trackReports,
  waitForImages,
  waitUntilReady,
  type Report,
} from './page.ts';
import { matrixStory, variants } from './variants.ts';

type ShownStory = Awaited<ReturnType<typeof startStory>>;

const usualSize = { width: 1280, height: 800 };
/** What the stories that are shown say of themselves. */
const shown = new WeakMap<Page, ShownStory>();
const consoleErrors = new WeakMap<Page, string[]>();
/** Wait for what a look has asked for when it was shown: fonts, pictures, backdrops. */
const loading = new WeakMap<Page, () => Promise<void>>();

/** How long a busy machine may take for anything, in milliseconds. */
const timeout = 180_000;

/** How long a picture that differs has to stay the same to count, in milliseconds. */
const settleTime = 10_000;

/** Opens the workshop, and waits until it knows its stories. */
export async function prepare({ page }: PrepareContext): Promise<void> {
  page.setDefaultTimeout(timeout);
  trackRequests(page);
  // What the toolbar would mark in a story; it reads the styles of all elements at every change.
  await page.addInitScript('globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true');
  await page.goto(new URL('iframe.html', process.env['TARGET_URL']).href);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(waitUntilReady);
  await page.evaluate(hideWorkshop);
  await page.evaluate(installClock);
  await page.evaluate(trackReports);
}

/** Gives every story the same page: its size, the same moment in time, and an empty console. */
export async function preVisit(page: Page, context: TestContext): Promise<void> {
  const before = shown.get(page);
  const story = await page.evaluate(startStory, context.id);
  shown.set(page, story);
  // each makes the browser find the styles of all elements again
  if (before?.viewport !== story.viewport)
    await page.setViewportSize(story.viewport ? viewports[story.viewport] : usualSize);
  if (before?.hasForcedColors !== story.hasForcedColors)
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      contrast: null,
      forcedColors: story.hasForcedColors ? 'active' : null,
      reducedMotion: 'reduce',
    });
  listenToConsole(page).length = 0;
}

/** Fails a story for what it has left in the console, and a Matrix for what differs in any variant. */
export async function postVisit(page: Page, context: TestContext): Promise<void> {
  if (context.hasFailure) return;
  const { file: storyFile, isChecked } = shown.get(page) as ShownStory;
  const faults = reportFaults(await page.evaluate(takeReport), isChecked);

  if (context.name === matrixStory) {
    const mode = (process.env[modeVariable] ?? 'off') as BaselineMode;
    for (const [name, globals] of Object.entries(variants)) {
      const rules = rulesOf(globals);
      const report = await page.evaluate(showVariant, { globals, rules });
      const variantFaults = reportFaults(report, isChecked && rules !== 'none');
      faults.push(...variantFaults.map((fault) => `${name}: ${fault}`));
      await loading.get(page)?.();
      const file = baselineFile(storyFile, context.id, name);
      const difference = await compareSettled(page, (picture) => checkBaseline(file, picture, mode));
      if (difference) faults.push(difference);
    }
  }

  faults.push(...listenToConsole(page).map((error) => `console: ${error}`));
  if (faults.length > 0) throw new Fault(faults);
}

/** The usual look has been checked when the story was played; one that is written the other way has another layout, the others only other colours. */
function rulesOf({ layout, direction }: (typeof variants)[keyof typeof variants]): Rules {
  if (direction === 'rtl') return 'layout';
  return layout === 'light' ? 'none' : 'contrast';
}

/** Compares what is shown. A picture that differs counts once it stays the same for a while: a busy machine may still be loading or drawing. */
async function compareSettled<Result>(
  page: Page,
  compare: (picture: Buffer) => Result | undefined,
): Promise<Result | undefined> {
  let before: Buffer | undefined;
  let settledAt = 0;
  for (;;) {
    await page.evaluate(waitForImages);
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    const difference = compare(picture);
    if (difference === undefined) return undefined;
    if (!before?.equals(picture)) settledAt = performance.now() + settleTime;
    else if (performance.now() > settledAt) return difference;
    before = picture;
  }
}

/** Has no stack, which would only show the line above. */
class Fault extends Error {
  override readonly name = 'Fault';

  constructor(faults: readonly string[]) {
    super(faults.join('\n\n'));
    this.stack = this.message;
  }
}

function trackRequests(page: Page): void {
  const open = new Set<Request>();
  let finish = () => {};
  const close = (request: Request) => {
    open.delete(request);
    if (open.size === 0) finish();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  loading.set(page, async () => {
    if (open.size > 0) await new Promise<void>((resolve) => (finish = resolve));
  });
}

function listenToConsole(page: Page): string[] {
  const known = consoleErrors.get(page);
  if (known) return known;
  const errors: string[] = [];
  consoleErrors.set(page, errors);
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** A check that has not run is a fault too: it would otherwise pass for ever. */
function reportFaults(report: Report | undefined, isChecked: boolean): string[] {
  if (!isChecked) return [];
  if (!report) return ['Accessibility was not checked: is the add-on missing in .storybook/preview.tsx?'];
  if (report.error) return [`Accessibility could not be checked: ${report.error}`];
  return report.violations.map(({ id, help, elements }) => `${help} (${id})\n${elements.join('\n')}`);
}
