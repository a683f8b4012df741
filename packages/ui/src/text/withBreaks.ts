import { createElement, Fragment, type ReactNode } from 'react';

/** Matches a word that a narrow column may have no room for. */
const longWord = /\S{16,}/g;

/** Matches the places in an address at which it can go on in the next line: after a sign, and before a dot inside. */
const places = /(?<=[@/_])(?=[^\s/])|(?=\.[^\s.])/g;

/** Lets the long addresses of a text break at their signs, where they would be broken inside a word else; of anything but a text nothing changes. */
export function withBreaks(value: ReactNode): ReactNode {
  if (typeof value !== 'string') return value;
  const [first = '', ...others] = value
    .replaceAll(longWord, (word) => word.replaceAll(places, '\0'))
    .split('\0');
  if (others.length === 0) return value;
  return createElement(Fragment, null, first, ...others.flatMap((part) => [createElement('wbr'), part]));
}
