import { chromium, type Page } from 'playwright';

import { findBrowser } from '../browser.ts';

/** One page of words of each kind: of a form, an overlay, an editor that is open, a list, a Matrix with marks, a chart, what opens by itself in a frame, and those in MDX. */
const pages = [
  'introduction--docs',
  'what-s-new--docs',
  'forms-form--docs',
  'forms-inlinetext--docs',
  'ui-dialog--docs',
  'ui-datatable--docs',
  'ui-sidebar--docs',
  'ui-linechart--docs',
  'blocks-notificationmenu--docs',
];

/** Opens pages of a built workshop as a reader does, on a screen of 768 px in dark, and returns what is wrong with them, as sentences. */
export async function visitPages(url: string): Promise<string[]> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({ viewport: { width: 768, height: 1024 } });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const faults: string[] = [];
    for (const id of pages) {
      await page.goto(new URL(`iframe.html?viewMode=docs&id=${id}&globals=layout:dark`, url).href);
      await page.locator('#storybook-docs h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      faults.push(...[...errors.splice(0), ...(await findFaults(page))].map((fault) => `${id} ${fault}`));
    }
    return faults;
  } finally {
    await browser.close();
  }
}

/** Finds what keeps a page from being read. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const open = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]');
    const faults = {
      'takes the focus from its reader.': document.activeElement !== document.body,
      'is scrolled when it opens.': scrollY !== 0,
      'is wider than its screen.': scrollWidth > clientWidth,
      'opens over itself.': [...open].some((element) => element.checkVisibility()),
      'marks a state where none is shown.':
        document.querySelector('.sb-story:not([id$="--matrix"]) .is-hover') !== null,
      'shows an object as a text.': document.body.innerText.includes('[object Object]'),
      'has a canvas without anything in it.': [...document.querySelectorAll('.sb-story')].some(
        ({ childElementCount }) => childElementCount === 0,
      ),
    };
    return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []));
  });
}
