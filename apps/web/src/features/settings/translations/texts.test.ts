import { expect, it } from 'vitest';
import { findTexts, type LanguageText, readTexts, toFile } from './texts.ts';

const texts: readonly LanguageText[] = [
  { key: 'form.save', english: 'Save', shipped: 'Speichern', own: null },
  { key: 'form.cancel', english: 'Cancel', shipped: 'Abbrechen', own: 'Doch nicht' },
  { key: 'form.new', english: 'New', shipped: null, own: null },
];

const keys = (found: readonly LanguageText[]) => found.map(({ key }) => key);

it('texts are found by key, by the English text and by what is shown', () => {
  expect(keys(findTexts(texts, 'all', ''))).toHaveLength(3);
  expect(keys(findTexts(texts, 'all', 'SPEICH'))).toEqual(['form.save']);
  expect(keys(findTexts(texts, 'all', 'cancel'))).toEqual(['form.cancel']);
  expect(keys(findTexts(texts, 'all', 'abbrechen'))).toEqual([]);
  expect(keys(findTexts(texts, 'missing', ''))).toEqual(['form.new']);
  expect(keys(findTexts(texts, 'own', 'form'))).toEqual(['form.cancel']);
});

it('a file that was saved changes nothing, and only what was edited in it is changed', () => {
  const file = toFile(texts);
  expect(readTexts(file, texts)).toEqual({ texts: {}, unknown: [] });
  expect(readTexts(file.replace('"form.new": ""', '"form.new": "Neu", "form.old": "Alt"'), texts)).toEqual({
    texts: { 'form.new': 'Neu' },
    unknown: ['form.old'],
  });
});

it.each(['', '[]', 'null', '{"form.save": 1}', '{"form": {"save": "x"}}'])(
  '%j is no file of texts',
  (file) => {
    expect(readTexts(file, texts)).toBeNull();
  },
);
