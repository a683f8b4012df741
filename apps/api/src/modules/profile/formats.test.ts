import { dashboard, helper, meetings, notifications, profile, tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff] = await Promise.all([server.as('admin'), server.as('user')]);
  for (const client of [admin, staff]) {
    const { preferences } = await client.call(profile.one);
    const formats = {
      date_format: 'MM/dd/yyyy',
      date_time_format: "yyyy-MM-dd 'at' HH:mm",
      first_day_of_week: 6,
    };
    await client.call(profile.update, { body: { preferences: { ...preferences, formats } } });
  }
});
afterAll(() => server.stop());

describe('somebody who writes dates otherwise than the company', () => {
  it('is told so when a meeting is', async () => {
    const { id: me, settings } = await staff.call(profile.one);
    const { id } = await admin.call(meetings.create, {
      body: { title: 'Budget', starts_at: '2026-04-01T08:00:00.000Z', participant_ids: [me] },
    });
    const moved = { starts_at: '2026-04-02T08:00:00.000Z' };
    await admin.call(meetings.update, { params: { id }, body: moved });
    const [told] = await staff.call(notifications.list, { body: { length: 1 } });
    const hour = new Intl.DateTimeFormat('en', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: settings.time_zone,
    }).format(new Date(moved.starts_at));
    expect(told?.message).toContain(`2026-04-02 at ${hour}:00`);
  });

  it('has the hours of a week that begins on their day, and the days in that order', async () => {
    const { days } = await staff.call(dashboard.hours);
    expect(new Date(days[0]?.date ?? '').getUTCDay()).toBe(6);
    expect((await staff.call(helper.days))[0]).toMatchObject({ id: 6 });
  });

  it('has dates of a file that can be read in two ways read as they write them', async () => {
    const content = 'Title,Due date\nOrder chairs,03/04/2026\n';
    const answer = await admin.call(tasks.import, { file: { content }, query: { dry_run: '1' } });
    expect(answer.columns[1]).toMatchObject({ field: 'due_date', date_order: 'mdy' });
  });
});
