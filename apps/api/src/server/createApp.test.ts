import { type defineEndpoint, type Endpoint, endpoints, permissions, profile, tasks } from '@bureau/contract';
import { drizzle } from '../db/orm.ts';
import { Pool } from 'pg';
import { afterAll, describe, expect, expectTypeOf, it } from 'vitest';
import { folderStorage } from '../files/folderStorage.ts';
import { createAdmission } from '../http/admission.ts';
import { implement } from '../http/implement.ts';
import { createLogger } from '../http/logger.ts';
import { createApp, pairEndpoints } from './createApp.ts';

const pool = new Pool();
afterAll(() => pool.end());

describe('an engineer who adds a call', () => {
  const first = implement(tasks.remove, async () => undefined);
  const second = implement(profile.one, async () => {
    throw new Error('never called');
  });

  it('cannot name it without saying who may call it: neither the compiler nor this list lets it through', () => {
    type Definition = Parameters<typeof defineEndpoint>[3];
    expectTypeOf<Omit<Endpoint, 'rule'>>().not.toExtend<Definition>();
    expectTypeOf<Omit<Endpoint, 'rule'> & { rule: 'whoever' }>().not.toExtend<Definition>();
    const known = ['public', 'signedIn', 'adminOnly', ...permissions];
    for (const { id, rule } of endpoints)
      expect([id, [rule].flat().every((one) => known.includes(one))]).toEqual([id, true]);
  });

  it('cannot start the server before the call is answered', () => {
    expect(() => pairEndpoints([tasks.remove, profile.one], [first])).toThrow('nothing answers: profile.one');
  });

  it('cannot answer what the contract does not name', () => {
    expect(() => pairEndpoints([tasks.remove], [first, second])).toThrow('profile.one is implemented, but');
  });

  it('cannot answer a call twice', () => {
    expect(() => pairEndpoints([tasks.remove], [first, first])).toThrow('implemented twice');
  });

  it('finds no route under /api that the contract does not name', () => {
    const app = createApp(
      {
        db: drizzle(pool),
        log: createLogger('silent'),
        background: { run: () => undefined, idle: () => Promise.resolve() },
        storage: folderStorage(''),
        admission: createAdmission(),
        streams: { open: () => Promise.reject(new Error('Nothing is told.')) },
        postJson: () => Promise.resolve(),
        trustedProxies: [],
        mailDir: '',
        publicUrl: () => '',
        now: () => new Date(),
      },
      null,
    );
    const named = (endpoint: Endpoint) =>
      `${endpoint.method} ${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const served = app.routes
      .filter(({ path, method }) => path.startsWith('/api') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect(served.sort()).toEqual(endpoints.map(named).sort());
  });
});
