import {
  type BodyOf,
  departments,
  holidays,
  leaves,
  leaveTypes,
  notifications,
  workingDays,
} from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;
let admin: TestClient;
let staff: TestClient;
let staffId: number;
let typeId: number;

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff] = await Promise.all([server.as('admin'), server.as('user')]);
  staffId = await userIdOf(server.db, 'user');
  typeId = (await admin.call(leaveTypes.create, { body: { name: 'Sabbatical leave' } })).id;
});
afterAll(() => server.stop());

const ask = (body: Partial<BodyOf<typeof leaves.create>> = {}, client = staff) =>
  client.call(leaves.create, {
    // Monday to Friday
    body: {
      reason: 'Summer',
      leave_type_id: typeId,
      start_date: '2026-07-06',
      end_date: '2026-07-10',
      ...body,
    },
  });

const send = async (client: TestClient, method: string, path: string, body: object) => {
  const answer = await client.send(method, path, JSON.stringify(body));
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('who asks for leave', () => {
  it('asks for themselves, and is told how many working days it takes', async () => {
    expect(await ask()).toMatchObject({ user_id: staffId, status: 'pending', days: 5 });
    expect(await ask({ end_date: '2026-07-06', is_half_day: true })).toMatchObject({ days: 0.5 });
    expect(await ask({ start_date: '2026-07-04', end_date: '2026-07-06' })).toMatchObject({ days: 1 });
  });

  it('gives no day for public holidays of the whole company', async () => {
    const day = { name: 'National day', start_date: '2020-08-05', is_yearly: true };
    await admin.call(holidays.create, { body: day });
    await admin.call(holidays.create, {
      body: { name: 'Moved', start_date: '2026-08-06', department_id: 1 },
    });
    expect(await ask({ start_date: '2026-08-03', end_date: '2026-08-07' })).toMatchObject({ days: 4 });
    const winter = {
      name: 'Winter break',
      start_date: '2020-12-02',
      end_date: '2021-01-08',
      is_yearly: true,
    };
    await admin.call(holidays.create, { body: winter });
    // a week in which it begins, and two of which it takes the first
    expect(await ask({ start_date: '2026-11-30', end_date: '2026-12-04' })).toMatchObject({ days: 2 });
    expect(await ask({ start_date: '2027-01-04', end_date: '2027-01-15' })).toMatchObject({ days: 5 });
  });

  it('gives a day for a Saturday on which people work', async () => {
    const { days } = await admin.call(workingDays.one, {});
    const isSaturday = ({ day }: { readonly day: number }) => day === 6;
    const changed = days.map((one) => (isSaturday(one) ? { ...one, is_working: true, minutes: 60 } : one));
    await admin.call(workingDays.save, { body: { days: changed } });
    expect(await ask({ end_date: '2026-07-11' })).toMatchObject({ days: 6 });
    await admin.call(workingDays.save, { body: { days } });
  });

  it('has at once what needs no approval, of which nobody is asked', async () => {
    const type = await admin.call(leaveTypes.create, { body: { name: 'Moving house', approval: 'none' } });
    const { code, ...leave } = await ask({ reason: 'New flat', leave_type_id: type.id });
    expect(leave).toMatchObject({ status: 'approved', approver_id: null });
    const content = 'Reason,Leave type,Start date,End date\nOld flat,Moving house,2026-07-06,2026-07-07\n';
    expect(await staff.call(leaves.import, { file: { content } })).toMatchObject({ created: 1 });
    const { data } = await staff.call(leaves.list, { query: { q: 'flat' } });
    expect(data.map(({ status }) => status)).toEqual(['approved', 'approved']);
    const told = await admin.call(notifications.list, { body: { length: 20 } });
    expect(told.filter(({ message }) => message.includes(code) || message.includes('flat'))).toEqual([]);
  });

  it('has it at once as well when it becomes leave that needs no approval', async () => {
    const type = await admin.call(leaveTypes.create, { body: { name: 'Blood donation', approval: 'none' } });
    const { id } = await ask({ reason: 'Donation' });
    const change = { params: { id }, body: { leave_type_id: type.id } };
    expect(await staff.call(leaves.update, change)).toMatchObject({ status: 'approved' });
    const { data } = await staff.call(leaves.activities, { params: { id } });
    expect(data.map(({ field }) => field)).toContain('status');
  });

  it('is refused leave that takes no working day, in a file as well', async () => {
    const refusal = /no working day/;
    await admin.call(holidays.create, { body: { name: 'Moved holiday', start_date: '2026-09-07' } });
    const days = { reason: 'x', leave_type_id: typeId, start_date: '2026-09-05', end_date: '2026-09-07' };
    expect(await send(staff, 'POST', '/api/leaves', days)).toMatchObject({
      status: 422,
      body: { errors: { start_date: [refusal] } },
    });
    const { id } = await ask();
    for (const last of ['2026-07-11', '2026-07-12']) {
      const weekend = { start_date: '2026-07-11', end_date: last };
      expect((await send(staff, 'PUT', `/api/leaves/${id}`, weekend)).status).toBe(422);
    }
    const rows = [
      'Trip,Sabbatical leave,2026-07-06,2026-07-07',
      'Trip,Sabbatical leave,2026-07-11,2026-07-12',
    ];
    const content = ['Reason,Leave type,First day,Last day', ...rows].join('\n');
    expect(await staff.call(leaves.import, { file: { content } })).toMatchObject({
      created: 0,
      failed: 1,
      errors: [{ row: 3, field: 'start_date', message: refusal }],
    });
  });

  it('is refused leave without an end, by which every list of leave would wait', async () => {
    const refusal = { end_date: ['Must be within 1095 days of the start.'] };
    const days = { reason: 'x', leave_type_id: typeId, start_date: '0001-01-01', end_date: '9999-12-31' };
    expect(await send(staff, 'POST', '/api/leaves', days)).toMatchObject({
      status: 422,
      body: { errors: refusal },
    });
    const { id } = await ask({ start_date: '2027-01-04', end_date: '2030-01-03' });
    expect(await send(staff, 'PUT', `/api/leaves/${id}`, { end_date: '2030-01-04' })).toMatchObject({
      status: 422,
      body: { errors: refusal },
    });
    const content = 'Reason,Leave type,Start date,End date\nx,Sabbatical leave,2026-07-06,9999-12-31\n';
    expect((await staff.call(leaves.import, { file: { content } })).errors).toMatchObject([
      { row: 2, field: 'end_date' },
    ]);
  });

  it('is brought as it was decided by administrators alone', async () => {
    const content = [
      'Reason,Leave type,Person,First day,Last day,Status,Approver',
      'Last summer,Sabbatical leave,Jonas Weber,2025-07-07,2025-07-08,Approved,Amara Okafor',
    ].join('\n');
    const refused = await staff.call(leaves.import, { file: { content } });
    expect(refused.errors.map(({ field }) => field)).toEqual(['status', 'approver']);
    expect(await admin.call(leaves.import, { file: { content } })).toMatchObject({ created: 1 });
    const { data } = await staff.call(leaves.list, { query: { q: 'Last summer' } });
    expect(data).toMatchObject([
      { status: 'approved', user_firstname: 'Jonas', approver_firstname: 'Amara' },
    ]);
  });

  it('neither asks for others nor approves it with the request', async () => {
    const request = { reason: 'x', leave_type_id: typeId, start_date: '2026-07-06', end_date: '2026-07-06' };
    expect(
      await send(staff, 'POST', '/api/leaves', { ...request, user_id: 1, status: 'approved' }),
    ).toMatchObject({
      status: 422,
      body: {
        errors: {
          user_id: ['Only administrators can request leave for someone else.'],
          status: ['This is set by approving or rejecting the request.'],
        },
      },
    });
  });
});

describe('a request for leave', () => {
  it('is approved by the head of a department of the person, and by nobody before', async () => {
    const manager = await server.as('project manager');
    const { id } = await ask();
    expect((await send(manager, 'POST', `/api/leaves/${id}/approve`, {})).status).toBe(404);
    expect((await send(staff, 'POST', `/api/leaves/${id}/approve`, {})).status).toBe(403);
    const { data } = await admin.call(departments.list, { query: { per_page: 100 } });
    const own = (
      await Promise.all(data.map((one) => admin.call(departments.one, { params: { id: one.id } })))
    ).find(({ members }) => members.some(({ user_id: member }) => member === staffId));
    const managerId = await userIdOf(server.db, 'project manager');
    await admin.call(departments.update, { params: { id: own?.id ?? 0 }, body: { head_id: managerId } });
    expect(await send(manager, 'POST', `/api/leaves/${id}/approve`, { reason: 'Enjoy' })).toMatchObject({
      status: 200,
      body: { status: 'approved', approver_id: managerId, decision_reason: 'Enjoy' },
    });
    expect((await send(manager, 'POST', `/api/leaves/${id}/cancel`, {})).status).toBe(403);
  });

  it('is decided on once, changes no more then, and can still be cancelled', async () => {
    const { id } = await ask();
    await admin.call(leaves.reject, { params: { id }, body: { reason: 'Too many are away' } });
    expect(await send(admin, 'POST', `/api/leaves/${id}/approve`, {})).toMatchObject({
      status: 422,
      body: { error: 'This request has already been decided.' },
    });
    expect(await send(staff, 'PUT', `/api/leaves/${id}`, { end_date: '2026-07-31' })).toMatchObject({
      status: 422,
      body: { errors: { end_date: ['This request has already been decided.'] } },
    });
    const approved = await ask();
    await admin.call(leaves.approve, { params: { id: approved.id }, body: {} });
    const cancelled = await staff.call(leaves.cancel, { params: { id: approved.id }, body: {} });
    expect(cancelled).toMatchObject({ status: 'cancelled', approver_id: 2 });
    for (const ended of [id, approved.id])
      expect((await send(staff, 'POST', `/api/leaves/${ended}/cancel`, {})).status).toBe(422);
  });

  it('is not decided on as it was read once it has become another', async () => {
    const { id, version } = await ask();
    await staff.call(leaves.update, { params: { id }, body: { end_date: '2026-07-31' } });
    for (const decision of ['approve', 'reject', 'cancel'])
      expect(await send(admin, 'POST', `/api/leaves/${id}/${decision}`, { version })).toMatchObject({
        status: 409,
        body: { current: { status: 'pending', end_date: '2026-07-31' } },
      });
    expect(await send(admin, 'POST', `/api/leaves/${id}/approve`, { version: version + 1 })).toMatchObject({
      status: 200,
      body: { status: 'approved' },
    });
  });

  it('waits for the document that its type needs, even where nobody approves that type otherwise', async () => {
    const body = { name: 'Illness', approval: 'none', needs_document: true } as const;
    const { id: leave_type_id } = await admin.call(leaveTypes.create, { body });
    const { id, ...asked } = await ask({ leave_type_id });
    expect(asked).toMatchObject({ status: 'pending', needs_document: true });
    expect(await send(admin, 'POST', `/api/leaves/${id}/approve`, {})).toMatchObject({
      status: 422,
      body: { error: 'This type of leave needs a document. Attach it first.' },
    });
    const file = { name: 'note.pdf', content: '%PDF-1.7' };
    await staff.try(leaves.attachments.create, { params: { id }, file });
    expect(await admin.call(leaves.approve, { params: { id }, body: {} })).toMatchObject({
      status: 'approved',
    });
  });

  it('tells the person what was decided', async () => {
    const { id, code } = await ask({ reason: 'Wedding' });
    await admin.call(leaves.approve, { params: { id }, body: {} });
    const [newest] = await staff.call(notifications.list, { body: { length: 10 } });
    expect(newest).toMatchObject({ route: 'leaves', route_related_id: id });
    expect(newest?.message).toContain(`set <strong>${code} Wedding</strong> to “Approved”.`);
  });

  it('is approved by one of two who decide at the same moment', async () => {
    const { id } = await ask();
    const decide = (decision: string) => send(admin, 'POST', `/api/leaves/${id}/${decision}`, {});
    const answers = await Promise.all([decide('approve'), decide('reject')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});
