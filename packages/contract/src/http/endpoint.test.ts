import { describe, expect, expectTypeOf, it } from 'vitest';
import { endpoints } from '../resources/endpoints.ts';
import type { auth, Task, tasks, TaskUpdate, users } from '../resources/index.ts';
import { type BodyOf, fillPath, type ParamsOf, type ResponseOf } from './endpoint.ts';

describe('the address of a call', () => {
  it('is filled with its parameters, written so that they cannot break out', () => {
    expect(fillPath('/api/tasks/{id}/activities', { id: 7 })).toBe('/api/tasks/7/activities');
    expect(fillPath('/api/x/{name}', { name: 'a/../b?c#d' })).toBe('/api/x/a%2F..%2Fb%3Fc%23d');
  });

  it('is not made when a parameter is missing', () => {
    expect(() => fillPath('/api/tasks/{id}', {})).toThrow(
      'The path /api/tasks/{id} needs the parameter "id".',
    );
  });
});

describe('the calls of the contract', () => {
  it('have names and addresses of their own', () => {
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
  });

  it.each(endpoints.map((endpoint) => ({ ...endpoint })))(
    '$id is complete',
    ({ path, method, status, body, response, file, summary }) => {
      expect(path).toMatch(/^\/api\/(?:[a-z/.-]|\{[a-z_]+\})+$/);
      expect(summary).toMatch(/^[A-Z].*\.$/);
      expect(response === undefined).toBe(status === 204 || file !== undefined);
      expect(body === undefined || body.spec.optional || method === 'POST' || method === 'PUT').toBe(true);
    },
  );

  it('show the overlay, save those that are made in the background', () => {
    const quiet = endpoints.filter(({ hasOverlay }) => !hasOverlay).map(({ id }) => id);
    expect(quiet).toEqual([
      'notifications.list',
      'notifications.remove',
      'timerLogs.current',
      'timerLogs.change',
      'tasks.watch',
      'articleLinks.list',
      'articleLinks.create',
      'articleLinks.remove',
      'imports.one',
      'favourites.all',
      'favourites.create',
      'favourites.remove',
      'search.all',
      'events.ticket',
      'events.stream',
      'presence.list',
      'presence.look',
      'system.health',
      'system.ready',
      'system.openapi',
      'system.docs',
    ]);
  });

  it('carry their types to client and server', () => {
    expectTypeOf<ParamsOf<typeof tasks.one>>().toEqualTypeOf<{ readonly id: number }>();
    expectTypeOf<ParamsOf<typeof users.changeLocale>['locale']>().toExtend<string>();
    expectTypeOf<BodyOf<typeof tasks.update>>().toEqualTypeOf<TaskUpdate>();
    expectTypeOf<ResponseOf<typeof tasks.one>>().toEqualTypeOf<Task>();
    expectTypeOf<ResponseOf<typeof auth.logout>>().toEqualTypeOf<undefined>();
  });
});
