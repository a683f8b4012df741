import type { Rules } from '../../.storybook/chooseRules.ts';
import type { viewports } from '../../.storybook/viewports.ts';

/** Functions that run inside the page of the workshop; each stands alone, because only its own text is sent there. */

export interface Report {
  /** Why the check could not run. */
  error?: string;
  violations: { id: string; help: string; elements: string[] }[];
}

interface Variant {
  globals: object;
  rules: Rules;
}

interface Finished {
  reporters: {
    type: string;
    result: {
      error?: Error;
      violations?: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
    };
  }[];
}

interface Channel {
  transports: unknown[];
  on(event: 'storyFinished', listener: (finished: Finished) => void): void;
  once(event: 'storyFinished', listener: (finished: Finished) => void): void;
  emit(event: 'updateGlobals', update: { globals: object }): void;
}

interface Story {
  parameters: { fileName: string; a11y?: { disable?: boolean }; hasForcedColors?: boolean };
  storyGlobals: { viewport?: { value?: keyof typeof viewports } };
}

interface Workshop {
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    storyStore: { loadStory(story: { storyId: string }): Promise<Story> };
  };
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  bureauClock: { start(): void };
  bureauReport: { read(): Report | undefined };
  bureauRules?: Rules;
}

/** Waits until the workshop knows its stories. */
export function waitUntilReady(): Promise<void> {
  return (globalThis as unknown as Workshop).__STORYBOOK_PREVIEW__.ready();
}

/** Spares the workshop what nobody looks at here: texts of its own that axe would read for every story, and reports to a toolbar. */
export function hideWorkshop(): void {
  for (const element of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs, .sb-nopreview'))
    element.replaceChildren();
  (globalThis as unknown as Workshop).__STORYBOOK_ADDONS_CHANNEL__.transports.length = 0;
}

/** Starts the clock of a story, and returns what has to be known of it before it is shown. */
export async function startStory(id: string) {
  const workshop = globalThis as unknown as Workshop;
  workshop.bureauClock.start();
  const story = await workshop.__STORYBOOK_PREVIEW__.storyStore.loadStory({ storyId: id });
  return {
    file: story.parameters.fileName,
    isChecked: story.parameters.a11y?.disable !== true,
    viewport: story.storyGlobals.viewport?.value,
    hasForcedColors: story.parameters.hasForcedColors === true,
  };
}

/** Lets every story start at the same moment; from there time goes on, so that what waits a while does not wait for ever. */
export function installClock(): void {
  const moment = Date.UTC(2026, 2, 17, 9, 30);
  const SystemDate = Date;
  let offset = 0;
  const now = () => SystemDate.now() + offset;
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], self) as Date,
    apply: () => new SystemDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)) as unknown,
  });
  (globalThis as unknown as Workshop).bureauClock = {
    start: () => {
      offset = moment - SystemDate.now();
    },
  };
}

/** Asks for a check of accessibility by all rules, and keeps the last report, for `takeReport`. */
export function trackReports(): void {
  const workshop = globalThis as unknown as Workshop;
  workshop.bureauRules = 'all';
  let last: Report | undefined;
  workshop.bureauReport = { read: () => last };
  workshop.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', ({ reporters }) => {
    const result = reporters.find(({ type }) => type === 'a11y')?.result;
    last = result && {
      ...(result.error && { error: result.error.message }),
      violations: (result.violations ?? []).map(({ id, help, nodes }) => ({
        id,
        help,
        elements: nodes.map((node) => `  ${node.html}\n  ${node.failureSummary ?? ''}`),
      })),
    };
  });
}

/** Returns the report of the story that was shown last. */
export function takeReport(): Report | undefined {
  return (globalThis as unknown as Workshop).bureauReport.read();
}

/** Waits until all pictures that are loaded are drawn. */
export async function waitForImages(): Promise<void> {
  const loaded = Array.from(document.images).filter(({ complete }) => complete);
  await Promise.allSettled(loaded.map((picture) => picture.decode()));
  await new Promise(requestAnimationFrame);
}

/** Shows the story with other globals, waits until it is drawn with its fonts, and gives the report on accessibility. */
export async function showVariant({ globals, rules }: Variant): Promise<Report | undefined> {
  const workshop = globalThis as unknown as Workshop;
  workshop.bureauRules = rules;
  const channel = workshop.__STORYBOOK_ADDONS_CHANNEL__;
  const finished = new Promise((resolve) => channel.once('storyFinished', resolve));
  channel.emit('updateGlobals', { globals });
  await finished;
  workshop.bureauRules = 'all';
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await document.fonts.ready;
  return workshop.bureauReport.read();
}
