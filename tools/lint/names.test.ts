import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { locales } from '../../packages/values/src/locales/locales.ts';
import { root } from '../install.mjs';

function readTexts(folder: string, locale: string): Readonly<Record<string, string>> {
  const file = join(root, folder, 'locales', `${locale}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
}

describe('the commands that create a record', () => {
  it.each(locales)('are told apart by their names in %s', (locale) => {
    const names = Object.entries(readTexts('packages/contract/labels/shared', locale)).filter(([key]) =>
      key.endsWith('.new'),
    );
    const twice = names.filter(([, name], index) => names.findIndex(([, other]) => other === name) < index);
    expect(names.length).toBeGreaterThan(20);
    expect(twice).toEqual([]);
  });
});

describe('the address that shows what an email address looks like', () => {
  it.each(locales)('is the same wherever it is given in %s', (locale) => {
    const folders = ['apps/api', 'apps/web/src/screens/auth', 'packages/forms'];
    const examples = folders.flatMap((folder) => {
      const texts = Object.values(readTexts(folder, locale)).join('\n');
      return [...texts.matchAll(/\w+@example\.com/gu)].map(([address]) => address);
    });
    expect(examples).toHaveLength(folders.length);
    expect([...new Set(examples)]).toHaveLength(1);
  });
});

describe('the decimal number that shows how one is written', () => {
  it.each(locales)('has the decimal sign of %s', (locale) => {
    const sign = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
    const texts = { ...readTexts('apps/api', locale), ...readTexts('packages/forms', locale) };
    const keys = ['import.value.duration', 'import.value.number', 'forms.hours.invalid'];
    const signs = keys.map((key) => /\d([.,])5/.exec(texts[key] ?? '')?.[1]);
    expect(signs).toEqual(keys.map(() => sign?.value));
  });
});
