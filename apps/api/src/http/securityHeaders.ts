import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/**
 * The content security policy. Styles may stand inline because styled-components writes them; scripts may not. Trusted Types
 * refuse markup from text, save by the named policies.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types default dompurify lexical 'allow-duplicates'",
].join('; ');

const headers: readonly (readonly [name: string, value: string])[] = [
  ['Content-Security-Policy', contentSecurityPolicy],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
];

/** Sets the security headers on every answer, whatever it is. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  // What is uploaded has a stricter policy of its own.
  const own = context.res.headers.get('Content-Security-Policy');
  for (const [name, value] of headers) context.res.headers.set(name, value);
  if (own !== null) context.res.headers.set('Content-Security-Policy', own);
};
