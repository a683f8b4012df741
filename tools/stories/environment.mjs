// Where the stories of a file run.
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

import { shuffle } from './order.mjs';

/**
 * @typedef {import('playwright').BrowserContext} BrowserContext
 * @typedef {import('playwright').Page} Page
 * @typedef {{ browser?: import('playwright').Browser, context: BrowserContext, page: Page }} Global
 * @typedef {{ testEnvironmentOptions: { 'jest-playwright': { skipInitialization?: boolean } } }} Config
 * @typedef {{ global: Global, _config: Config, setup(): Promise<void>, teardown(): Promise<void> }} Environment
 */

/** @typedef {{ name: string, children?: Block[] }} Block */

/** The runner describes it as unknown. */
const RunnerEnvironment = /** @type {new (...args: unknown[]) => Environment} */ (PlaywrightEnvironment);

/**
 * The page of a worker, which shows the stories of all files that the worker is given: loading the workshop takes longer than most stories.
 * @type {{ context: BrowserContext, page: Page } | undefined}
 */
let kept;

/**
 * Gives the stories the page of the worker, and a new one after a failure, so that nothing a broken story left behind breaks the next.
 * The visits run out here: inside of the runner's sandbox, all that they import would be loaded again for every file.
 */
export default class StoryEnvironment extends RunnerEnvironment {
  #isBroken = false;

  /** @override */
  async setup() {
    this._config.testEnvironmentOptions['jest-playwright'].skipInitialization = kept !== undefined;
    await super.setup();
    if (kept) Object.assign(this.global, kept);
    else await this.#keepBrowser();
    const { preVisit, postVisit } = (await getTestRunnerConfig()) ?? {};
    Object.assign(this.global, {
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      // What the runner calls when a story has led the page elsewhere.
      jestPlaywright: { resetPage: () => this.#renewPage() },
      __sbSetupPage: () => undefined,
    });
  }

  /**
   * @param {{ name: string }} event
   * @param {{ rootDescribeBlock: Block }} state
   */
  async handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name === 'run_start') shuffleBlock(rootDescribeBlock);
    if (name === 'test_fn_failure') this.#isBroken = true;
    else if (this.#isBroken && (name === 'test_fn_start' || name === 'run_finish')) await this.#renewPage();
  }

  /** @override */
  async teardown() {
    // It would be closed with the file.
    this.global.browser = undefined;
    await super.teardown();
  }

  async #keepBrowser() {
    const { context, page } = this.global;
    await setupPage(page, context);
    kept = { context, page };
    // A worker that is told to end stops listening to messages; the connection would keep it alive.
    process.on('removeListener', (event) => {
      if (event === 'message') process.exit();
    });
  }

  async #renewPage() {
    const { context, page } = this.global;
    await page.close();
    kept = { context, page: await context.newPage() };
    await setupPage(kept.page, context);
    Object.assign(this.global, kept);
    this.#isBroken = false;
  }
}

/** @param {Block} block */
function shuffleBlock(block) {
  if (!block.children) return;
  block.children = shuffle(block.children, ({ name }) => name);
  block.children.forEach(shuffleBlock);
}
