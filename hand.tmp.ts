import { chromium } from 'playwright';
import { findBrowser } from './tools/browser.ts';
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
const url = 'http://localhost:4104';
async function open(account: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'UTC' });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log(account, 'console', m.text()); });
  page.on('pageerror', (e) => console.log(account, 'error', e.message));
  page.on('request', (r) => { if (r.url().includes('/api/')) console.log((performance.now()/1000).toFixed(2), account, r.method(), r.url().replace(url, '')); });
  await page.goto(url);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${account}@bureau.example`);
  await page.getByLabel(/^Password/).fill('bureau-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Hello' }).waitFor();
  return page;
}
const a = await open('admin');
const b = await open('manager');
console.log('--- both');
await b.goto(url + '/#/tasks');
await b.getByRole('grid', { name: 'Tasks' }).waitFor();
await b.waitForTimeout(6000);
console.log('--- a creates');
const created = await a.evaluate(async () => {
  const { token } = JSON.parse(localStorage.getItem('bureau.session') ?? '{}');
  const r = await fetch('/api/tasks', { method: 'POST', headers: { Authorization: 'bearer ' + token, 'Content-Type': 'application/json' }, body: JSON.stringify({ title: 'Made elsewhere', assignee_ids: [3] }) });
  return r.json();
});
console.log(created.code);
await b.getByText('Made elsewhere').waitFor({ timeout: 5000 }).then(() => console.log('SEEN'), () => console.log('NOT SEEN'));
await b.screenshot({ path: '/tmp/live/1.png' });
console.log('--- scrolled');
await b.getByRole('grid').hover();
await b.mouse.wheel(0, 900);
await b.waitForTimeout(500);
await a.evaluate(async (n) => {
  const { token } = JSON.parse(localStorage.getItem('bureau.session') ?? '{}');
  for (let i = 0; i < 2; i += 1) await fetch('/api/tasks', { method: 'POST', headers: { Authorization: 'bearer ' + token, 'Content-Type': 'application/json' }, body: JSON.stringify({ title: 'Made while scrolled ' + i }) });
});
await b.getByRole('status').filter({ hasText: 'new entries' }).waitFor({ timeout: 8000 }).then(() => console.log('PILL'), () => console.log('NO PILL'));
await b.screenshot({ path: '/tmp/live/2.png' });
await b.getByRole('button', { name: /new entries/ }).click();
await b.waitForTimeout(1500);
await b.screenshot({ path: '/tmp/live/3.png' });
await browser.close();
