import {
  departments,
  holidays,
  leaves,
  leaveTypes,
  tasks,
  teams,
  users,
  workingDays,
} from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const hours = (count: number) => count * 60;

// Monday to Sunday
const week = { from: '2031-03-03', to: '2031-03-09' };

async function person(username: string, departmentId?: number): Promise<number> {
  const email = `${username}@bureau.example`;
  const roleId = 4;
  const body = {
    username,
    email,
    firstname: username,
    lastname: 'Tester',
    positions: departmentId === undefined ? [] : [{ role_id: roleId, department_id: departmentId }],
  };
  return (await (await server.as('super_admin')).call(users.create, { body })).id;
}

const readWeek = async (id: number, query = week) =>
  (await admin.call(teams.capacity, { params: { id }, query })).data;

describe('somebody who plans the week of a team', () => {
  it('sees what is left of the working days of each after holidays and leave, and what is due', async () => {
    const department = await admin.call(departments.create, { body: { name: 'Night shift' } });
    const ada = await person('adaline');
    const bo = await person('bodwin', department.id);
    const team = await admin.call(teams.create, {
      body: { name: 'Planned', leader_id: ada, member_ids: [bo] },
    });
    const { id: type } = await admin.call(leaveTypes.create, { body: { name: 'Paid' } });
    const ask = async (day: string, isHalf: boolean) => {
      const body = {
        user_id: ada,
        leave_type_id: type,
        start_date: day,
        end_date: day,
        is_half_day: isHalf,
        reason: 'Rest',
      };
      return (await admin.call(leaves.create, { body })).id;
    };
    const half = await ask('2031-03-05', true);
    // the morning and the afternoon of one day, asked for one by one
    const halves = [await ask('2031-03-07', true), await ask('2031-03-07', true)];
    // nobody has decided on it
    await ask('2031-03-06', false);
    // there is nothing to be taken off on what became a holiday since
    const onHoliday = await ask('2031-03-03', false);
    await admin.call(holidays.create, { body: { name: 'For all', start_date: '2031-03-03' } });
    await admin.call(holidays.create, {
      body: { name: 'For some', start_date: '2031-03-04', department_id: department.id },
    });
    for (const id of [half, onHoliday, ...halves])
      await admin.call(leaves.approve, { params: { id }, body: { reason: '' } });

    const plan = (body: object) =>
      admin.call(tasks.create, { body: { title: 'Planned', due_date: '2031-03-07', ...body } });
    await plan({ assignee_ids: [ada, bo], estimated_minutes: hours(4), progress: 50 });
    await plan({ assignee_ids: [bo], estimated_minutes: hours(3) });
    await plan({ assignee_ids: [bo], estimated_minutes: hours(100), due_date: '2031-03-10' });
    await plan({ assignee_ids: [bo], estimated_minutes: hours(100), status: 5 });

    expect(await readWeek(team.id)).toEqual([
      {
        user_id: ada,
        working_minutes: hours(40),
        holiday_minutes: hours(8),
        leave_minutes: hours(12),
        available_minutes: hours(20),
        planned_minutes: hours(1),
      },
      {
        user_id: bo,
        working_minutes: hours(40),
        holiday_minutes: hours(16),
        leave_minutes: 0,
        available_minutes: hours(24),
        planned_minutes: hours(4),
      },
    ]);
  });

  it('has the working days of the company', async () => {
    const { id } = await admin.call(teams.create, {
      body: { name: 'Of Sundays', leader_id: await person('cyrus') },
    });
    const { days } = await admin.call(workingDays.one);
    const sundays = days.map(({ day }) => ({ day, is_working: day === 0, minutes: 90 }));
    await admin.call(workingDays.save, { body: { days: sundays } });
    expect(await readWeek(id)).toMatchObject([{ working_minutes: 90, available_minutes: 90 }]);
    await admin.call(workingDays.save, { body: { days } });
  });

  it.each([
    [{ from: '2031-03-09', to: '2031-03-03' }, 'Must not be before the start date.'],
    [{ from: '2031-03-03', to: '2031-06-03' }, 'Must be within 92 days of the start.'],
  ])('is told what is wrong with the period %o', async (query, message) => {
    const { id } = await admin.call(teams.create, { body: { name: query.to } });
    const { body, status } = await admin.try(teams.capacity, { params: { id }, query });
    expect([status, body]).toMatchObject([422, { errors: { to: [message] } }]);
  });
});
