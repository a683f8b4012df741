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

type Headers = Readonly<Record<string, string>>;

const ofPages: Headers = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** What data says to a browser that is made to show it: load nothing, and in no frame. */
const ofData: Headers = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

const ofEverything: Headers = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Matches what is only ever part of a page, by a type that `nosniff` holds a browser to. A drawing (SVG) can be a page of its own. */
const partOfPage = /^(?:font\/|image\/(?!svg)|text\/(?:css|javascript)\b)/;

/** Gives the headers beside those of everything. What is not known to be anything else may be shown as a page. */
function headersFor(type: string): Headers {
  if (partOfPage.test(type)) return {};
  return type.startsWith('application/json') ? ofData : ofPages;
}

/** Sets the security headers on every answer, as its type needs them (docs/adr/0031-lean-first-visit.md). */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const { headers } = context.res;
  // What is uploaded has a stricter policy of its own.
  const own = headers.get('Content-Security-Policy');
  const wanted = { ...headersFor(headers.get('Content-Type') ?? ''), ...ofEverything };
  for (const [name, value] of Object.entries(wanted)) headers.set(name, value);
  if (own !== null) headers.set('Content-Security-Policy', own);
};
