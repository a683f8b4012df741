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

/** Returns what an answer lets a browser do with it, should it be shown. */
const policyOf = (headers: Headers) =>
  [
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'X-Frame-Options',
  ].map((name) => (name === 'Content-Security-Policy' ? headers.get(name)?.split('; ') : headers.get(name)));

const policyOfData = [["default-src 'none'", "frame-ancestors 'none'"], null, null, null, null];

const policyOfPages = [
  // the styles of the description of the API, and of styled-components, which are none; scripts in no page
  [
    "default-src 'none'",
    "script-src 'self'",
    expect.stringMatching(
      /^style-src 'self' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-[\w+/]{43}='$/,
    ) as string,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default dompurify lexical 'allow-duplicates'",
  ],
  'same-origin',
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'same-origin',
  'DENY',
];

describe('an attacker', () => {
  it.each([...new Set(addresses)])('finds the security headers on %s, whatever it answers', async (path) => {
    for (const method of ['GET', 'POST', 'HEAD', 'OPTIONS']) {
      const { headers } = await server.guest.fetch(path, { method });
      const isData = headers.get('Content-Type')?.startsWith('application/json') === true;
      expect(policyOf(headers)).toEqual(isData ? policyOfData : policyOfPages);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
      expect(headers.get('X-Powered-By')).toBeNull();
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(headers.get('Cache-Control')).toBe(path.startsWith('/api/') ? 'no-store' : null);
    }
  });
});
