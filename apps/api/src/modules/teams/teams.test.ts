import { type BodyOf, type Team, teams } from '@bureau/contract';
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

const create = (body: BodyOf<typeof teams.create>) => admin.call(teams.create, { body });
const change = (id: number, body: BodyOf<typeof teams.update>) =>
  admin.try(teams.update, { params: { id }, body });

const idsOf = ({ members }: Team) => new Set(members.map((person) => person.user_id));

describe('somebody who keeps teams', () => {
  it('finds who leads one and who is in it, and every change in its log', async () => {
    const made = await create({ name: 'Surveyors', leader_id: 3, member_ids: [4, 7, 4], color: '#2a6f97' });
    expect(made).toMatchObject({ leader_firstname: 'Amara', member_count: 2, description: '', version: 1 });
    expect(made.code).toMatch(/^TEA-\d{4}$/);
    const { id } = made;
    const { body } = await change(id, {
      name: 'Surveyors south',
      member_ids: [4],
      leader_id: null,
      version: 1,
    });
    expect(body).toMatchObject({ name: 'Surveyors south', leader_id: null, member_count: 1, version: 2 });
    expect(idsOf(body as Team)).toEqual(new Set([4]));
    expect((await change(id, { member_ids: [4] })).body).toMatchObject({ version: 2 });
    expect((await change(id, { color: null, version: 1 })).status).toBe(409);
    const { data } = await admin.call(teams.activities, { params: { id } });
    expect(new Set(data.map(({ field, new_value: value }) => [field, value]))).toEqual(
      new Set([
        ['name', 'Surveyors south'],
        ['leader_id', null],
        ['member_ids', 'Jonas Weber'],
        [null, null],
      ]),
    );
    await admin.call(teams.remove, { params: { id } });
    expect((await admin.try(teams.one, { params: { id } })).status).toBe(404);
  });

  it('gives each a name of its own, and people who are there', async () => {
    const { id } = await create({ name: 'Only one' });
    const taken = await admin.try(teams.create, { body: { name: 'ONLY one' } });
    expect([taken.status, Object.keys((taken.body as { errors: object }).errors)]).toEqual([422, ['name']]);
    expect(await change(id, { leader_id: 999, member_ids: [4, 998] })).toMatchObject({
      status: 422,
      body: {
        errors: {
          leader_id: ['This user does not exist or is inactive.'],
          'member_ids.1': ['This user does not exist or is inactive.'],
        },
      },
    });
    expect((await change(id, { color: 'red' })).status).toBe(422);
  });

  it('changes and deletes several at once', async () => {
    const ids = [(await create({ name: 'Left' })).id, (await create({ name: 'Right', leader_id: 4 })).id];
    const values = { leader_id: 4, color: '#112233' };
    await admin.call(teams.bulk, { body: { ids, action: 'update', values } });
    const filter = { leader_id: [4] };
    const { data } = await admin.call(teams.list, { query: { filter, q: 'r' } });
    expect(data.filter((team) => ids.includes(team.id))).toMatchObject([{ name: 'Right', color: '#112233' }]);
    await admin.call(teams.bulk, { body: { ids, action: 'delete' } });
    expect((await admin.call(teams.list, { query: { filter } })).data).toEqual([]);
  });

  it('imports them, but no name that another has', async () => {
    await create({ name: 'Night shift', leader_id: 4 });
    const content =
      'Team,Leader,Members,Color\nnight SHIFT,,,\nDay shift,Jonas Weber,staff@bureau.example,#2A6F97';
    const query = { skip_errors: '1' as const };
    const answer = await admin.call(teams.import, { file: { content }, query });
    expect(answer).toMatchObject({ created: 1, failed: 1, errors: [{ row: 2, field: 'name' }] });
    const { data } = await admin.call(teams.list, { query: { q: 'shift' } });
    expect(data).toMatchObject([
      { name: 'Day shift', leader_id: 4, members: [{ user_id: 4 }], color: '#2a6f97' },
      { name: 'Night shift', leader_id: 4, members: [], color: null },
    ]);
  });
});
