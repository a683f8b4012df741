import { endpoints } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const addresses = [
  '/',
  '/assets/nothing.js',
  '/api/nothing',
  '/api/docs',
  '/uploads/login_bg',
  ...endpoints.map(({ path }) => path.replaceAll(/\{\w+\}/g, '1')),
];

function expectPolicyOfPages(headers: Headers): void {
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types default dompurify lexical 'allow-duplicates'");
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
  expect(headers.get('Referrer-Policy')).toBe('same-origin');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
}

describe('an attacker', () => {
  it.each([...new Set(addresses)])('finds the security headers on %s, whatever it answers', async (path) => {
    for (const method of ['GET', 'POST', 'HEAD', 'OPTIONS']) {
      const { headers } = await server.guest.fetch(path, { method });
      const policy = headers.get('Content-Security-Policy') ?? '';
      if (headers.get('Content-Type')?.startsWith('application/json') === true)
        expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
      else expectPolicyOfPages(headers);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
      expect(headers.get('X-Powered-By')).toBeNull();
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(headers.get('Cache-Control')).toBe(path.startsWith('/api/') ? 'no-store' : null);
    }
  });
});
