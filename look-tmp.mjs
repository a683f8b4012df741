import { chromium } from '@playwright/test';
const { findBrowser } = await import('./tools/browser.ts');
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
const url = 'http://localhost:4360';
const who = process.env.WHO ?? 'manager@bureau.example';
const context = await browser.newContext({ viewport: { width: Number(process.env.W ?? 1440), height: Number(process.env.H ?? 900) }, locale: process.env.L ?? 'en-GB', timezoneId: 'UTC', colorScheme: process.env.DARK ? 'dark' : 'light', reducedMotion: 'reduce' });
const page = await context.newPage();
page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 300)); });
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 400)));
await page.goto(url);
await page.getByRole('textbox').first().fill(who);
await page.locator('input[type=password]').fill('bureau-demo');
await page.keyboard.press('Enter');
await page.waitForURL(/dashboard/);
let i = 0;
for (const path of process.argv.slice(2)) {
  await page.goto(url + '/#' + path);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/shots/${process.env.N ?? 'a'}${i++}.png` });
}
await browser.close();
