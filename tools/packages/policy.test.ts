import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright';
import { beforeAll, expect, it, vi } from 'vitest';

import { output } from './freshApp.ts';
import { app, build, open, reportsOf } from './inApp.ts';

const nonce = 'c3RyaWN0';
const policy = `default-src 'none'; script-src 'self'; font-src 'self'; style-src 'self' 'nonce-${nonce}'`;
const path = `policy.html?nonce=${nonce}`;

/** Uses what brings styles late: what is opened over the page, and what is pressed. */
async function use(page: Page): Promise<void> {
  // the theme is there once the page has been hydrated
  await page.locator('html[data-layout]').waitFor();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Notify' }).click();
  await page.getByText('Saved.').first().waitFor();
  await page.getByRole('button', { name: /Priority/ }).click();
  await page.getByRole('option', { name: 'High' }).click();
  const radius = await page
    .getByRole('button', { name: 'Options' })
    .evaluate((button) => getComputedStyle(button).borderRadius);
  expect(radius).not.toBe('0px');
}

beforeAll(() => build('policy.html'));

it('a page that the browser renders keeps a strict policy with a nonce', async () => {
  await open({ path, policy }, use);
});

it('and breaks it without one', async () => {
  await reportsOf({ path: 'policy.html', policy }, (_, reports) =>
    vi.waitFor(() => expect(reports.join('\n')).toContain('Content Security Policy'), 30_000),
  );
});

it('a page that a server renders keeps it too, where its style attributes are allowed', async () => {
  const { styles, html } = JSON.parse(
    await output('node', [join(app.folder, 'src/policyServer.ts'), nonce]),
  ) as { styles: string; html: string };
  const built = readFileSync(join(app.folder, 'dist/policy.html'), 'utf8');
  const rendered = built
    .replace('</head>', () => `<meta property="csp-nonce" nonce="${nonce}">${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
  writeFileSync(join(app.folder, 'dist/rendered.html'), rendered);
  const served = `${policy}; style-src-attr 'unsafe-inline'`;
  await open({ path: `rendered.html?nonce=${nonce}`, policy: served }, use);
  // the reason why it is asked for
  const reports = await reportsOf({ path: `rendered.html?nonce=${nonce}`, policy }, use);
  expect(reports.join('\n')).toContain('style');
});
