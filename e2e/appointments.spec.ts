import { holdRequests } from './support/faults.ts';
import { unique } from './support/tasks.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'admin' });

test('a free time of a provider is taken by one press', async ({ page, apiOf }) => {
  const admin = await apiOf('admin');
  const name = unique('Doctor');
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  await admin.post('/api/providers', {
    data: {
      name,
      services: [{ name: 'Check-up', minutes: 45 }],
      working_hours: days.map((day) => ({ day, start: '08:00', end: '10:00' })),
    },
  });
  await page.goto('/#/appointments/create');
  await page.getByRole('button', { name: /Provider$/ }).click();
  await page.getByRole('option', { name }).click();
  const day = page.getByRole('combobox', { name: 'Day' });
  await day.fill('14.05.2031');
  await day.press('Enter');
  await page.getByRole('button', { name: /Service$/ }).click();
  await page.getByRole('option', { name: 'Check-up (00:45)' }).click();
  const times = page.getByRole('list', { name: 'Available times' });
  await expect(times.getByRole('button')).toHaveText([
    '14.05.2031 08:00',
    '14.05.2031 08:30',
    '14.05.2031 09:00',
  ]);
  const answerLater = await holdRequests(page, '**/slots?*date=2031-05-15*');
  await day.fill('15.05.2031');
  await day.press('Enter');
  const ofDayBefore = times.getByRole('button', { name: '14.05.2031 08:30' });
  await expect(ofDayBefore, 'is no time of the day that was chosen').toBeDisabled();
  answerLater();
  await expect(times.getByRole('button', { name: '15.05.2031 08:30' })).toBeEnabled();
  await day.fill('14.05.2031');
  await day.press('Enter');
  await ofDayBefore.click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check-up' })).toBeVisible();
  const id = Number(/detail\/(\d+)/.exec(page.url())?.[1]);
  expect(await (await admin.get(`/api/appointments/${id}`)).json()).toMatchObject({
    starts_at: '2031-05-14T08:30:00.000Z',
    duration_minutes: 45,
  });
});
