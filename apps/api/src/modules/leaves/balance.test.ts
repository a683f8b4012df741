import { type BodyOf, leaves, leaveTypes } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { counters, recordTables, users } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { userIdOf } from '../../testing/userIdOf.ts';
import { waitForLock } from '../../testing/waitForLock.ts';

let server: TestServer;
let admin: TestClient;
let staff: TestClient;
let staffId: number;

const year = 2031;

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff] = await Promise.all([server.as('admin'), server.as('user')]);
  staffId = await userIdOf(server.db, 'user');
  await server.db.update(users).set({ joiningDate: '2020-01-01' }).where(eq(users.id, staffId));
});
afterAll(() => server.stop());

let made = 0;

/** Makes a type of leave that is counted from the year of the tests on. */
async function makeType(body: Partial<BodyOf<typeof leaveTypes.create>> = {}): Promise<number> {
  const name = `Holiday ${(made += 1)}`;
  const { id } = await admin.call(leaveTypes.create, { body: { name, yearly_allowance: 10, ...body } });
  const table = recordTables['leave-types'];
  await server.db
    .update(table)
    .set({ createdAt: new Date(`${year}-06-01`) })
    .where(eq(table.id, id));
  return id;
}

const ask = (typeId: number, from: string, to: string, more: Partial<BodyOf<typeof leaves.create>> = {}) => ({
  reason: 'Rest',
  leave_type_id: typeId,
  start_date: `${year}-${from}`,
  end_date: `${year}-${to}`,
  ...more,
});

const balanceOf = async (typeId: number, query: object = {}, client = staff) => {
  const { data } = await client.call(leaves.balance, { query: { year: String(year), ...query } });
  return data.filter((one) => one.leave_type_id === typeId);
};

const wasRefused = (left: string) => ({
  status: 422,
  body: { errors: { leave_type_id: [`This takes more than is left in ${year}: ${left}.`] } },
});

describe('who asks for leave of a type with an allowance', () => {
  it('reads what is left, and what would be after it', async () => {
    const typeId = await makeType();
    // a week, Monday to Friday
    const { code, id } = await staff.call(leaves.create, { body: ask(typeId, '03-03', '03-07') });
    expect(await balanceOf(typeId)).toEqual([
      expect.objectContaining({
        unit: 'day',
        year,
        accrued: 10,
        requested: -5,
        taken: 0,
        left: 5,
        left_after: 5,
      }),
    ]);
    const days = { from: `${year}-04-07`, to: `${year}-04-08` };
    expect(await balanceOf(typeId, days)).toEqual([expect.objectContaining({ left: 5, left_after: 3 })]);
    expect(await balanceOf(typeId, { ...days, is_half_day: 'true' })).toEqual([
      expect.objectContaining({ left: 5, left_after: 4 }),
    ]);
    const itself = { from: `${year}-03-03`, to: `${year}-03-07`, except_id: String(id) };
    expect(await balanceOf(typeId, itself)).toEqual([expect.objectContaining({ left: 10, left_after: 5 })]);
    const query = { leave_type_id: String(typeId), year: String(year) };
    expect(await staff.call(leaves.ledger, { query })).toEqual({
      unit: 'day',
      data: [
        { date: `${year}-01-01`, kind: 'accrued', amount: 10, balance: 10, leave_id: null, leave_code: null },
        { date: `${year}-03-03`, kind: 'requested', amount: -5, balance: 5, leave_id: id, leave_code: code },
      ],
    });
  });

  it('is refused more than is left, until leave is cancelled', async () => {
    const typeId = await makeType();
    const first = await staff.call(leaves.create, { body: ask(typeId, '03-03', '03-12') });
    const more = { body: ask(typeId, '05-05', '05-07') };
    expect(await staff.try(leaves.create, more)).toMatchObject(wasRefused('2'));
    const { id } = await staff.call(leaves.create, { body: ask(typeId, '05-05', '05-06') });
    const change = { params: { id }, body: { end_date: `${year}-05-07` } };
    expect(await staff.try(leaves.update, change)).toMatchObject(wasRefused('2'));
    await staff.call(leaves.cancel, { params: { id: first.id }, body: {} });
    expect(await staff.call(leaves.update, change)).toMatchObject({ days: 3 });
  });

  it('is refused more than is left by several requests at once', async () => {
    const typeId = await makeType();
    const weeks = [
      ['03-03', '03-07'],
      ['05-05', '05-09'],
      ['07-07', '07-11'],
    ] as const;
    const answers = await Promise.all(
      weeks.map(([from, to]) => staff.try(leaves.create, { body: ask(typeId, from, to) })),
    );
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  it('is refused what is granted later in the year only', async () => {
    const typeId = await makeType({ accrual: 'monthly', yearly_allowance: 12 });
    expect(await staff.try(leaves.create, { body: ask(typeId, '02-03', '02-05') })).toMatchObject(
      wasRefused('2'),
    );
    expect(await staff.call(leaves.create, { body: ask(typeId, '03-03', '03-05') })).toMatchObject({
      days: 3,
    });
  });

  it('is refused at the end of a year what leave of the next one needs', async () => {
    const typeId = await makeType();
    // all that is granted, and half of what is carried over: two weeks, and the public holiday on the first of May
    const next = { start_date: `${year + 1}-04-12`, end_date: `${year + 1}-05-03` };
    await staff.call(leaves.create, { body: ask(typeId, '01-01', '01-01', next) });
    const refused = await staff.try(leaves.create, { body: ask(typeId, '12-01', '12-08') });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { leave_type_id: [expect.stringContaining(`left in ${year + 1}: `)] } },
    });
    expect(await staff.call(leaves.create, { body: ask(typeId, '12-01', '12-02') })).toMatchObject({
      days: 2,
    });
  });

  it('changes what was asked for elsewhere, although less was granted later', async () => {
    const typeId = await makeType();
    const { id } = await staff.call(leaves.create, { body: ask(typeId, '03-03', '03-07') });
    await admin.call(leaveTypes.update, { params: { id: typeId }, body: { yearly_allowance: 1 } });
    const body = { reason: 'Sea', start_date: `${year}-03-03`, end_date: `${year}-03-07` };
    expect(await staff.call(leaves.update, { params: { id }, body })).toMatchObject({ reason: 'Sea' });
  });

  it('may take more of a type that may go below zero', async () => {
    const typeId = await makeType({ may_be_negative: true });
    await staff.call(leaves.create, { body: ask(typeId, '03-03', '03-21') });
    expect(await balanceOf(typeId)).toEqual([expect.objectContaining({ left: -5 })]);
  });

  it('is told in the unit of the type', async () => {
    const [halves, hours] = [
      await makeType({ unit: 'half_day', yearly_allowance: 20 }),
      await makeType({ unit: 'hour', yearly_allowance: 80 }),
    ];
    const days = { from: `${year}-03-03`, to: `${year}-03-04` };
    expect(await balanceOf(halves, days)).toEqual([expect.objectContaining({ left: 20, left_after: 16 })]);
    expect(await balanceOf(hours, days)).toEqual([expect.objectContaining({ left: 80, left_after: 64 })]);
  });

  it('is refused more half days than are left by as many days as the page says', async () => {
    const typeId = await makeType({ unit: 'half_day', yearly_allowance: 5 });
    const refused = await staff.try(leaves.create, { body: ask(typeId, '03-03', '03-05') });
    expect(refused).toMatchObject(wasRefused('2.5'));
  });

  it('reads both years of leave that goes on into the next, in which a public holiday takes no day', async () => {
    const typeId = await makeType();
    const days = { from: `${year}-12-29`, to: `${year + 1}-01-02` };
    expect(await balanceOf(typeId, days)).toEqual([
      expect.objectContaining({ year, left: 10, left_after: 7 }),
      expect.objectContaining({ year: year + 1, carried_over: 10, left: 20, left_after: 16 }),
    ]);
  });

  /** Describes a file with requests, each from one day to another. */
  async function fileOf(typeId: number, days: readonly string[]) {
    const [{ leave_type_name: name } = { leave_type_name: '' }] = await balanceOf(typeId);
    const rows = days.map((one) => {
      const [from, to] = one.split(',');
      return `Rest,${name},${year}-${from},${year}-${to}`;
    });
    return { file: { content: `Reason,Leave type,Start date,End date\n${rows.join('\n')}\n` } };
  }

  it('brings no more by a file than by hand', async () => {
    const typeId = await makeType();
    const file = await fileOf(typeId, ['03-03,03-07', '04-07,04-11', '05-05,05-05']);
    const { body } = await staff.try(leaves.import, file);
    expect(body).toMatchObject({
      errors: [{ row: 4, message: `This takes more than is left in ${year}: 0.` }],
    });
  });

  it('brings no more by several files at once', async () => {
    const typeId = await makeType();
    const files = [
      await fileOf(typeId, ['03-03,03-12']),
      await fileOf(typeId, ['05-05,05-14']),
      await fileOf(typeId, ['07-07,07-16']),
    ];
    const answers = await Promise.all(files.map((file) => staff.try(leaves.import, file)));
    // whichever came first; each takes seven days or eight of ten
    const isCreated = ({ body }: { readonly body: unknown }) => JSON.stringify(body).includes('"created":1');
    expect(answers.filter(isCreated)).toHaveLength(1);
    const [{ left } = { left: -1 }] = await balanceOf(typeId);
    expect(left).toBeGreaterThanOrEqual(2);
  });

  it('brings nothing by a file of which less is left once it is written', async () => {
    const [typeId, other] = [await makeType(), await makeType()];
    const { id } = await staff.call(leaves.create, { body: ask(other, '03-03', '03-07') });
    const file = await fileOf(typeId, ['05-05,05-09', '07-07,07-08']);
    const { leaves: table } = recordTables;
    const importing = await server.db.transaction(async (tx) => {
      // a file that was checked waits here for its numbers
      await tx.select().from(counters).where(eq(counters.name, 'leaves')).for('update');
      const answer = staff.try(leaves.import, file);
      await waitForLock(server.db);
      await tx.update(table).set({ leaveTypeId: typeId }).where(eq(table.id, id));
      return { answer };
    });
    expect(await importing.answer).toMatchObject({
      status: 422,
      body: { error: `This takes more than is left in ${year}: 0.` },
    });
    expect(await balanceOf(typeId)).toEqual([expect.objectContaining({ left: 5 })]);
  });
});

describe('who has no date of joining', () => {
  it('is granted all of the year in which the account was made', async () => {
    await server.db
      .update(users)
      .set({ joiningDate: null, createdAt: new Date(`${year}-11-02`) })
      .where(eq(users.id, staffId));
    const typeId = await makeType();
    expect(await balanceOf(typeId)).toEqual([expect.objectContaining({ accrued: 10 })]);
  });
});

describe('the balance of others', () => {
  it('is read by administrators, and by nobody else', async () => {
    const typeId = await makeType();
    expect(await balanceOf(typeId, { user_id: String(staffId) }, admin)).toHaveLength(1);
    const other = String(await userIdOf(server.db, 'admin'));
    expect(await staff.try(leaves.balance, { query: { user_id: other } })).toMatchObject({ status: 404 });
    const query = { user_id: other, leave_type_id: String(typeId) };
    expect(await staff.try(leaves.ledger, { query })).toMatchObject({ status: 404 });
  });

  it('has a place for types with an allowance alone', async () => {
    const typeId = await makeType({ yearly_allowance: null });
    expect(await balanceOf(typeId)).toEqual([]);
    const query = { leave_type_id: String(typeId) };
    expect(await staff.try(leaves.ledger, { query })).toMatchObject({ status: 404 });
  });

  it('is asked for days that are in order', async () => {
    const query = { from: '2031-05-05', to: '2031-05-04' };
    expect(await staff.try(leaves.balance, { query })).toMatchObject({ status: 422 });
  });
});
