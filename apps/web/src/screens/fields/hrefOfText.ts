import type { Kind } from '@bureau/contract';
import { webAddressPattern } from '@bureau/values';

const scheme = /^https?:\/\//i;

/** Returns the address that calls a number, however that is written. */
export const hrefOfPhone = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`;

/** Returns where a text leads to: the address that it is, or a letter or a call to whom it names; undefined where it leads nowhere. */
export function hrefOfText(kind: Kind, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (kind === 'email') return `mailto:${value}`;
  if (kind === 'phone') return hrefOfPhone(value);
  if (!webAddressPattern.test(value)) return undefined;
  if (kind === 'url') return scheme.test(value) ? value : `https://${value}`;
  return kind === 'line' && scheme.test(value) ? value : undefined;
}
