import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { locales } from '../../packages/values/src/locales/locales.ts';
import { root } from '../install.mjs';

function readLabels(locale: string): Readonly<Record<string, string>> {
  const file = join(root, 'packages/contract/labels/shared/locales', `${locale}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
}

describe('the commands that create a record', () => {
  it.each(locales)('are told apart by their names in %s', (locale) => {
    const names = Object.entries(readLabels(locale)).filter(([key]) => key.endsWith('.new'));
    const twice = names.filter(([, name], index) => names.findIndex(([, other]) => other === name) < index);
    expect(names.length).toBeGreaterThan(20);
    expect(twice).toEqual([]);
  });
});
