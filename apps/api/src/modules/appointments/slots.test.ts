import {
  appointments,
  holidays,
  leaves,
  leaveTypes,
  providers,
  type ResponseOf,
  roles,
  settings,
  taxes,
} from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;
let admin: TestClient;
let providerId: number;
let massage: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  const body = {
    name: 'Physiotherapy',
    services: [{ name: 'Massage', minutes: 60 }, { name: 'Advice' }],
    working_hours: [
      { day: 'monday', start: '09:00', end: '12:00' },
      { day: 'monday', start: '13:00', end: '14:00' },
    ],
  } as const;
  const provider = await admin.call(providers.create, {
    body: { ...body, working_hours: [...body.working_hours], services: [...body.services] },
  });
  providerId = provider.id;
  massage = String(provider.services[0]?.id);
});
afterAll(() => server.stop());

const roleIdOf = async (name: string) =>
  (await admin.call(roles.list)).data.find((role) => role.name === name)?.id ?? 0;

type Service = ResponseOf<typeof providers.one>['services'][number];

const monday = '2031-03-03';

const find = (date: string, service?: string, id = providerId, client = admin) =>
  client.try(appointments.slots, {
    query: { provider_id: String(id), date, ...(service !== undefined && { service_id: service }) },
  });

async function timesOf(date: string, service?: string): Promise<string[]> {
  const { body } = await find(date, service);
  return (body as { data: { starts_at: string }[] }).data.map(({ starts_at: time }) => time.slice(11, 16));
}

describe('somebody who looks for a time with a provider', () => {
  it('finds those within the working hours that are long enough for the service', async () => {
    expect(await timesOf(monday, massage)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '13:00']);
    expect(await timesOf(monday)).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '13:00',
      '13:30',
    ]);
    expect(await timesOf('2031-03-04')).toEqual([]);
    expect(await timesOf('2020-03-02')).toEqual([]);
  });

  it('is told which providers, and which taxes of an item, are no longer in use', async () => {
    const former = await admin.call(providers.create, { body: { name: 'Former', is_active: false } });
    const offered = await admin.call(providers.picker);
    expect(offered.find(({ id }) => id === former.id)).toEqual({
      id: former.id,
      name: 'Former',
      is_active: false,
    });
    expect(offered.find(({ id }) => id === providerId)).toEqual({ id: providerId, name: 'Physiotherapy' });
    const body = { tax_name: 'Luxury tax', tax_rate: 12.5, is_active: false };
    const { id } = await admin.call(taxes.create, { body });
    expect(await admin.call(taxes.picker)).toContainEqual({
      id,
      name: 'Luxury tax (12.5)',
      is_active: false,
    });
  });

  it('finds none that is taken, and again those that were cancelled', async () => {
    const body = {
      title: 'Massage',
      provider_id: providerId,
      starts_at: `${monday}T09:30:00.000Z`,
      duration_minutes: 60,
    };
    const { id } = await admin.call(appointments.create, { body });
    expect(await timesOf(monday, massage)).toEqual(['10:30', '11:00', '13:00']);
    await admin.call(appointments.update, { params: { id }, body: { status: 'cancelled' } });
    expect(await timesOf(monday, massage)).toContain('09:30');
  });

  it('finds those after which the provider has the time that is to stay free, and none within that of others', async () => {
    const body = {
      title: 'Massage',
      provider_id: providerId,
      starts_at: '2031-03-17T10:00:00.000Z',
      duration_minutes: 60,
      buffer_minutes: 30,
    };
    const { id } = await admin.call(appointments.create, { body });
    expect(await timesOf('2031-03-17', massage)).toEqual(['09:00', '13:00']);
    const { body: found } = await admin.try(appointments.slots, {
      query: {
        provider_id: String(providerId),
        date: '2031-03-17',
        service_id: massage,
        buffer_minutes: '15',
      },
    });
    const times = (found as { data: { starts_at: string }[] }).data.map(({ starts_at: time }) =>
      time.slice(11, 16),
    );
    expect(times).toEqual(['13:00']);
    const tooEarly = { ...body, starts_at: '2031-03-17T11:15:00.000Z' };
    expect((await admin.try(appointments.create, { body: tooEarly })).status).toBe(422);
    await admin.call(appointments.remove, { params: { id } });
  });

  it('chooses a service by an id that it keeps when others are moved, changed and removed', async () => {
    const before = await admin.call(providers.one, { params: { id: providerId } });
    const [first, second] = before.services as [Service, Service];
    const changed = await admin.call(providers.update, {
      params: { id: providerId },
      body: { services: [{ name: 'Sauna' }, { ...second, name: 'Long advice' }, first] },
    });
    expect(changed.services.map(({ id, name }) => [id, name])).toEqual([
      [expect.any(Number), 'Sauna'],
      [second.id, 'Long advice'],
      [first.id, 'Massage'],
    ]);
    await admin.call(providers.update, { params: { id: providerId }, body: { services: [second] } });
    expect((await find(monday, massage)).status).toBe(404);
    await admin.call(providers.update, { params: { id: providerId }, body: { services: [first, second] } });
    expect(await timesOf(monday, massage)).toContain('09:00');
  });

  it('is told what a service costs, in the currency of the provider', async () => {
    const price = { amount: 4500, currency: 'EUR' };
    const wrong = { services: [{ name: 'Massage', price: { ...price, currency: 'USD' } }] };
    const params = { id: providerId };
    const refused = await admin.try(providers.update, { params, body: wrong });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: { 'services.0.price.currency': [expect.any(String)] } },
    ]);
    const { services } = await admin.call(providers.one, { params });
    await admin.call(providers.update, {
      params,
      body: { services: services.map((service) => ({ ...service, price })) },
    });
    const { body } = await find(monday, massage);
    expect(body).toMatchObject({ services: [{ name: 'Massage', minutes: 60, price }, { price }] });
    const left = await admin.try(providers.update, { params, body: { currency: 'USD' } });
    expect(left.status).toBe(422);
  });

  it('finds none on a public holiday', async () => {
    await admin.call(holidays.create, { body: { name: 'Carnival', start_date: '2031-03-10' } });
    expect(await timesOf('2031-03-10', massage)).toEqual([]);
  });

  it('finds none while the provider is away, which a request for leave alone does not say', async () => {
    const email = demoAccounts.find(({ role }) => role === 'user')?.email ?? '';
    const userId = await userIdOf(server.db, 'user');
    const { id: typeId } = await admin.call(leaveTypes.create, { body: { name: 'Paid' } });
    const away = await admin.call(providers.create, {
      body: { name: 'Away', email, working_hours: [{ day: 'monday', start: '09:00', end: '10:00' }] },
    });
    const ask = async (day: string) =>
      (
        await admin.call(leaves.create, {
          body: { user_id: userId, leave_type_id: typeId, start_date: day, end_date: day, reason: 'Rest' },
        })
      ).id;
    await ask('2031-05-05');
    const approved = await ask('2031-05-12');
    await admin.call(leaves.approve, { params: { id: approved }, body: { reason: '' } });
    const isFree = async (date: string) =>
      ((await find(date, undefined, away.id)).body as { data: object[] }).data.length > 0;
    expect([await isFree('2031-05-05'), await isFree('2031-05-12')]).toEqual([true, false]);
  });

  it('finds those of the day of the company, in its time zone and over daylight-saving changes', async () => {
    await admin.call(settings.save, { body: { time_zone: 'Europe/Vienna' } });
    expect((await timesOf('2031-03-24'))[0]).toBe('08:00');
    expect((await timesOf('2031-03-31'))[0]).toBe('07:00');
    await admin.call(settings.save, { body: { time_zone: 'UTC' } });
  });

  it('is told of no other providers and services, nor without permission', async () => {
    expect((await find(monday, '3')).status).toBe(404);
    expect((await find(monday, undefined, 999_999)).status).toBe(404);
    expect((await find('2031-02-30')).status).toBe(422);
    expect((await find(monday, '0')).status).toBe(422);
    expect((await find(monday, undefined, providerId, await server.as('client'))).status).toBe(403);
  });

  it('is told of no provider at all where they are of a client, who sees none', async () => {
    const client = await server.as('client');
    expect((await find(monday, undefined, providerId, client)).status).toBe(403);
    const params = { id: await roleIdOf('client') };
    await admin.call(roles.setPermissions, { params, body: { permissions: ['appointment_view'] } });
    expect((await find(monday, undefined, providerId, client)).status).toBe(404);
  });
});
