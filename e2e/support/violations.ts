import type { Page } from '@playwright/test';

import { expect } from './expect.ts';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

type Axe = typeof axe;

/** What is looked for, and whether it concerns nothing but text. */
interface Search {
  readonly options: RunOptions;
  readonly isOfText: boolean;
}

/**
 * Runs inside the page, which has axe since it was first checked: to send and compile it takes longer than a check. Of contrast axe asks every
 * element, and finds out last that most have no text: to name those that have halves its time.
 */
async function findViolations({ isOfText, options }: Search): Promise<string[]> {
  const { axe: checker } = globalThis as unknown as { axe: Axe };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    Array.from(element.childNodes).some((node) => node instanceof Text && node.data.trim() !== '');
  const context = isOfText
    ? { include: Array.from(document.body.querySelectorAll('*')).filter(hasText) }
    : document;
  const { violations }: AxeResults = await checker.run(context, { resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function expectNone(page: Page, search: Search, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
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
