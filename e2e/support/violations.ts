import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];

async function expectNone(page: Page, options: Options, where: string): Promise<void> {
  // in one page without foreign frames nothing has to be put together in another, which takes as long again
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...options });
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect(found, where).toEqual([]);
}

/** Expects that a page keeps nobody out, as far as a program can tell. */
export async function expectNoViolation(page: Page, where: string): Promise<void> {
  await expectNone(page, { rules: { 'target-size': { enabled: true } } }, where);
}

/** Expects that a page can be read: all that an appearance changes are its colours. */
export async function expectContrast(page: Page, where: string): Promise<void> {
  await expectNone(page, { runOnly: ['color-contrast'] }, where);
}
