import type { Page } from '@playwright/test';

import { expect } from './expect.ts';

/**
 * Expects that nothing stands beyond the edge of the page, once it stands still. The width of the root is asked for, not that of the window:
 * on a phone, a window grows with what stands beyond its edge.
 */
export async function expectNothingBeyondTheEdge(page: Page, where = ''): Promise<void> {
  const measure = () => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  };
  await expect
    .poll(async () => page.evaluate(measure), `pixels beyond the edge ${where}`.trimEnd())
    .toBeLessThanOrEqual(0);
}
