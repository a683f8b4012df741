import { writeFileSync } from 'node:fs';

import { unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.use({ account: 'admin' });

test('somebody writes an article in Japanese, drops a picture into it, and finds both after a reload', async ({
  page,
}, testInfo) => {
  const title = unique('Cutover');
  const file = testInfo.outputPath('plan.png');
  writeFileSync(file, png);
  const session = await page.context().newCDPSession(page);
  await page.goto('/#/knowledgebase/create');
  await page.getByRole('textbox', { name: /^Title/ }).fill(title);
  const text = page.getByRole('textbox', { name: /^Text/ });
  await text.click();
  await session.send('Input.imeSetComposition', { text: 'にほんご', selectionStart: 4, selectionEnd: 4 });
  await session.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await session.send('Input.insertText', { text: '日本語' });
  await expect(text).toHaveText('日本語');

  const box = await text.boundingBox();
  if (!box) throw new Error('There is no editor.');
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: box.x + 40, y: box.y + 20, data });
  const alternative = page.getByRole('textbox', { name: /^Alternative text/ });
  await alternative.fill('The plan');
  await alternative.press('Enter');
  const picture = text.getByRole('img', { name: 'The plan' });
  await expect(picture).toHaveAttribute('data-src', /^\/uploads\/attachment\//);

  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title);
  await expect(text).toContainText('日本語');
  const isSeen = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isSeen).toBe(true);
});

test('somebody pastes what another page shows with a picture: the text comes, and they are told that the picture was left out', async ({
  page,
}) => {
  await page.goto('/#/knowledgebase/create');
  const text = page.getByRole('textbox', { name: /^Text/ });
  await text.click();
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    const html = '<p>Cutover plan<img src="https://example.com/plan.png"></p>';
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toHaveText('Cutover plan');
  await expect(page.getByText(/^Images from other pages were left out/)).toBeVisible();
});
