import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

type Axe = typeof axe;

/** Runs inside the page, which has axe since it was first checked: to send and compile it takes longer than a check. */
async function findViolations(options: RunOptions): Promise<string[]> {
  const { axe: checker } = globalThis as unknown as { axe: Axe };
  const { violations }: AxeResults = await checker.run(document, { resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function expectNone(page: Page, options: RunOptions, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  expect(await page.evaluate(findViolations, options), where).toEqual([]);
}

/** Expects that a page keeps nobody out, as far as a program can tell. */
export async function expectNoViolation(page: Page, where: string): Promise<void> {
  await expectNone(page, { rules: { 'target-size': { enabled: true } } }, where);
}

/** Expects that a page can be read: all that an appearance changes are its colours. */
export async function expectContrast(page: Page, where: string): Promise<void> {
  await expectNone(page, { runOnly: ['color-contrast'] }, where);
}
