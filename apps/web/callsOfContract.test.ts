import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { callsOfContract } from './callsOfContract.ts';

const index = fileURLToPath(new URL('../../packages/contract/src/resources/index.ts', import.meta.url));

it('the development server gives calls whose schemas are left out, and functions that run', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    plugins: [callsOfContract()],
    resolve: { conditions: ['@bureau/source'] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { isResourceName, tasks } = await server.ssrLoadModule(index);
  await server.close();
  expect(tasks).toMatchObject({ create: { path: '/api/tasks', rule: 'tasks_create' } });
  expect(tasks).not.toHaveProperty('create.body');
  expect(tasks).toHaveProperty('update.savesRecord', true);
  expect(tasks).not.toHaveProperty('bulk.savesRecord');
  expect((isResourceName as (name: string) => boolean)('tasks')).toBe(true);
});
