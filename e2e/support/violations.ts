import type { Page } from '@playwright/test';

import { findTexts } from '../../tools/testing/findTexts.ts';
import { expect } from './expect.ts';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** What a page has since it was first checked: to send and compile axe takes longer than a check. */
interface Checker {
  readonly axe: typeof axe;
  readonly findTexts: typeof findTexts;
}

/** What is looked for, and whether it concerns nothing but text. */
interface Search {
  readonly options: RunOptions;
  readonly isOfText: boolean;
}

/** Runs inside the page. */
async function findViolations({ isOfText, options }: Search): Promise<string[]> {
  const checker = globalThis as unknown as Checker;
  const context = isOfText ? { include: checker.findTexts() } : document;
  const { violations }: AxeResults = await checker.axe.run(context, {
    resultTypes: ['violations'],
    ...options,
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function expectNone(page: Page, search: Search, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'findTexts' in globalThis)))
    await page.evaluate(`${axe.source}; globalThis.findTexts = ${String(findTexts)}`);
  expect(await page.evaluate(findViolations, search), where).toEqual([]);
}

/** Expects that a page keeps nobody out, as far as a program can tell. */
export async function expectNoViolation(page: Page, where: string): Promise<void> {
  await expectNone(
    page,
    { options: { rules: { 'target-size': { enabled: true } } }, isOfText: false },
    where,
  );
}

/** Expects that a page can be read: all that an appearance changes are its colours. */
export async function expectContrast(page: Page, where: string): Promise<void> {
  await expectNone(page, { options: { runOnly: ['color-contrast'] }, isOfText: true }, where);
}
