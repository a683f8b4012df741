import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator } from 'playwright';
import { expect, it } from 'vitest';

import { output } from './freshApp.ts';
import { app, build, open } from './inApp.ts';

/** Waits until all is there whose code is loaded later. */
async function findLateParts(part: Locator): Promise<void> {
  await part.getByRole('button', { name: 'Position and size of Tasks' }).waitFor();
  await part.getByText('12 in all').waitFor();
  await part.getByRole('textbox', { name: 'Description' }).waitFor();
}

it('a page that a server has rendered is taken over as it is, whatever code is here already', async () => {
  await build('hydration.html');
  const { styles, html } = JSON.parse(await output('node', [join(app.folder, 'src/hydrationServer.ts')])) as {
    styles: string;
    html: string;
  };
  expect(html).not.toMatch(/Position and size|12 in all|textbox/);
  const served = readFileSync(join(app.folder, 'dist/hydration.html'), 'utf8')
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
  writeFileSync(join(app.folder, 'dist/served.html'), served);
  await open({ path: 'served.html' }, async (page) => {
    await findLateParts(page.locator('body > div:not([id])'));
    await page.evaluate(() => postMessage('hydrate'));
    await findLateParts(page.locator('#root'));
  });
});
