import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';
import { styleElement } from './docs/style.ts';

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Finds the styles that stand in a page. */
const stylesOf = (html: string): readonly string[] =>
  html
    .split('<style')
    .slice(1)
    .map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</style>')));

/**
 * Returns the content security policy of a page: of styles it allows those that stand in it, by their hashes, and the empty element to which styled-components adds its rules by
 * calls; values of `style` attributes, which rich text and positions have, it does not look at (docs/adr/0061-styles-by-hash.md). Scripts stand in no page. Trusted Types refuse markup from text, save
 * by the named policies.
 */
export function policyOfPage(html: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...new Set(['', ...stylesOf(html)])].map(hashOf).join(' ')}`,
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
  ].join('; ');
}

type Headers = Readonly<Record<string, string>>;

const ofPages: Headers = {
  // of what is drawn here, the description of the API alone has styles
  'Content-Security-Policy': policyOfPage(styleElement),
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

/** Returns the headers of a content type, beside those of all. What is not known to be anything else may be shown as a page. */
function headersFor(type: string): Headers {
  if (partOfPage.test(type)) return {};
  return type.startsWith('application/json') ? ofData : ofPages;
}

/** Sets the security headers on every answer, as its type needs them (docs/adr/0031-lean-first-visit.md). */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const { headers } = context.res;
  // What is uploaded has a stricter policy of its own, and the application one of its own styles.
  const own = headers.get('Content-Security-Policy');
  const wanted = { ...headersFor(headers.get('Content-Type') ?? ''), ...ofEverything };
  for (const [name, value] of Object.entries(wanted)) headers.set(name, value);
  if (own !== null) headers.set('Content-Security-Policy', own);
};
