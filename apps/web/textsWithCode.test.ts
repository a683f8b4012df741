import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { textsNamedIn } from './textsWithCode.ts';

const texts = {
  'ui.done': 'Done',
  'ui.rows_one': '{{count}} row',
  'ui.rows_other': '{{count}} rows',
  'ui.sort.ascending': 'Sort ascending',
  'ui.sort.descending': 'Sort descending',
};

it.each([
  ["t('ui.done')", ['ui.done']],
  ['t("ui.rows", { count })', ['ui.rows_one', 'ui.rows_other']],
  ['t(`ui.sort.${direction}`)', ['ui.sort.ascending', 'ui.sort.descending']],
  ["t('ui.do')", []],
])('code that says %s brings its texts along', (code, keys) => {
  expect(Object.keys(textsNamedIn(code, texts))).toEqual(keys);
});

it.each(['ui', 'forms'])('every English text of %s comes with a component', (name) => {
  const folder = fileURLToPath(new URL(`../../packages/${name}/`, import.meta.url));
  const all = JSON.parse(readFileSync(`${folder}locales/en.json`, 'utf8')) as Record<string, string>;
  const sources = globSync(`${folder}src/**/*.{ts,tsx}`).filter((file) => !/\.(?:test|stories)\./.test(file));
  const named = textsNamedIn(sources.map((file) => readFileSync(file, 'utf8')).join('\n'), all);
  expect(Object.keys(all).filter((key) => !(key in named))).toEqual([]);
});
