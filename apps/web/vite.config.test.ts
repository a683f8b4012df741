import { expect, it, vi } from 'vitest';

it.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '' }, 'http://localhost:3000'],
  [{ PORT: '3017' }, 'http://localhost:3017'],
  [{ PORT: '3017', API_ADDRESS: 'http://api:80' }, 'http://api:80'],
])('with %j the development server asks the API at %s', async (environment, address) => {
  for (const [name, value] of Object.entries({ PORT: undefined, API_ADDRESS: undefined, ...environment }))
    vi.stubEnv(name, value);
  vi.resetModules();
  const { default: config } = await import('./vite.config.ts');
  vi.unstubAllEnvs();
  expect(config.server?.proxy).toMatchObject({ '/api': address });
});
