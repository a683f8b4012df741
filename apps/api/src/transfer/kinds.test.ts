import { describeCustom, type Field } from '@bureau/contract';
import { expect, it } from 'vitest';
import type { Reading } from './fieldKinds.ts';
import { kindInFiles } from './kinds.ts';
import { readAmount } from './numberKinds.ts';

const read = (field: Field, text: string) => kindInFiles(field, {}, 'address').kind.read(text, {} as Reading);

const email: Field = { kind: 'email' };
const phone: Field = { kind: 'phone' };
const url: Field = { kind: 'url', max: 20 };

it.each([
  [email, 254, 'ada@example.com', 'validation.email'],
  [phone, 40, '+44 20 7946 0102', 'validation.phone'],
  [url, 20, 'https://example.com', 'validation.url'],
])(
  'of $kind, one is told to be too long as it is elsewhere, and else to have another form',
  (field, max, text, form) => {
    expect(read(field, text)).toBe(text);
    expect(read(field, text.padEnd(max + 1, '7'))).toMatchObject({
      message: { key: 'validation.max.text', values: { max } },
    });
    expect(read(field, '?')).toMatchObject({ message: { key: form } });
  },
);

it.each(['(030) 123-45', '030/123–45', '030.123-45'])(
  'of %s, a telephone number is read as people write it',
  (text) => {
    expect(read(phone, text)).toBe('030 123-45');
  },
);

it('of numbers, each is read again as it is written, however small a part it has', () => {
  const { kind } = kindInFiles(describeCustom({ field_type: 'numeric', options: [] }), {}, 'amount');
  for (const value of [1 / 3, 0.1 + 0.2, 1e-7, -2.5e-11, 999_999_999_999.5]) {
    const cell = kind.write(value, 'en');
    expect(kind.read(cell?.kind === 'number' ? String(cell.value) : '', {} as Reading)).toBe(value);
  }
  expect(kind.read('1.5e+9', {} as Reading)).toMatchObject({ message: { key: 'import.value.number' } });
});

it('of whole numbers, one with a part is refused', () => {
  expect(read({ kind: 'number', max: 120 }, '3')).toBe(3);
  expect(read({ kind: 'number', max: 120 }, '1.5')).toMatchObject({ message: { key: 'validation.integer' } });
});

it.each(['1.500', '-12.000', '１.５００'])(
  'of %s, a number is refused that could be one with thousands, unless it may have three decimals',
  (text) => {
    const refused = { message: { key: 'import.value.number' } };
    for (const decimals of [0, 2, undefined])
      expect(read({ kind: 'number', min: -100, decimals }, text)).toMatchObject(refused);
    const value = Number(text.normalize('NFKC'));
    expect(read({ kind: 'number', min: -100, decimals: 3 }, text)).toBe(value);
    const commas = text.replaceAll(/[.．]/g, ',');
    expect(read({ kind: 'number', min: -100, decimals: 3 }, commas)).toMatchObject(refused);
  },
);

it.each(['0.500', '1.125', '1.50', '0,125', '1234.500', '1234,500'])(
  'of %s, a number is read that has no thousands',
  (text) => {
    expect(read({ kind: 'number', min: 0, max: 2000 }, text)).toBe(Number(text.replace(',', '.')));
  },
);

it.each(['1,234.5', '1.234,5', '1’234.5', "1'234,50", '1 234,5', '1\u202f234,5', '1.234,500'])(
  'of %s, a number is read with thousands that can be nothing else',
  (text) => {
    expect(read({ kind: 'number', min: 0 }, text)).toBe(1234.5);
  },
);

it.each(['-1.234.567', '−1,234,567', '-1’234’567', '-1,234,567.00'])(
  'of %s, so is one of millions',
  (text) => {
    expect(read({ kind: 'number', min: -9_000_000 }, text)).toBe(-1_234_567);
  },
);

it.each([
  '1,234',
  '1.230',
  '1,23,456',
  '12,34.5',
  '1234,567.5',
  '1,234.567,8',
  '0,123.5',
  '1.234,',
  '1..234,5',
])('of %s, no number is read', (text) => {
  const refused = { message: { key: 'import.value.number' } };
  expect(read({ kind: 'number', min: 0 }, text)).toMatchObject(refused);
});

const amountOf = (text: string, currency: string) =>
  readAmount(read({ kind: 'money', max: 9_000_000 }, text) as string, currency, 9_000_000);

it.each([
  ['1.234,56 €', 'EUR'],
  ['€1,234.56', 'EUR'],
  ['EUR 1234.56', 'EUR'],
  ['1234,56\u00a0Kč', 'CZK'],
  ['$1,234.56', 'USD'],
  ['$1,234.56', 'AUD'],
  ['A$1,234.56', 'AUD'],
  ['1.234,56 kr.', 'DKK'],
  ['R$ 1.234,56', 'BRL'],
  ['CHF 1’234.56', 'CHF'],
])('of %s, an amount is read with the sign of its currency, %s', (text, currency) => {
  expect(amountOf(text, currency)).toEqual({ amount: 123_456, currency });
});

it.each([
  ['$1,234.56', 'EUR'],
  ['1234.56 Kč', 'EUR'],
  ['€ 5 €', 'EUR'],
  ['€', 'EUR'],
])('of %s, no amount is read in %s', (text, currency) => {
  expect(amountOf(text, currency)).toMatchObject({
    message: { key: 'import.value.number', values: { value: text } },
  });
});

it('of an amount, the currency says whether three digits after a point are its decimals', () => {
  expect(amountOf('1.500', 'KWD')).toEqual({ amount: 1500, currency: 'KWD' });
  expect(amountOf('1.5', 'EUR')).toEqual({ amount: 150, currency: 'EUR' });
  for (const currency of ['EUR', 'JPY'])
    expect(amountOf('1.500', currency)).toMatchObject({ message: { key: 'import.value.number' } });
});

it.each(['50%', '50 %', '50\u202f%', '%50', '５０％', '50.00%', '50'])('of %s, percent are read', (text) => {
  expect(read({ kind: 'percent' }, text)).toBe(50);
});

it.each(['%50%', '5%0', '%', '50.5%'])('of %s, no percent are read', (text) => {
  expect(read({ kind: 'percent' }, text)).toMatchObject({ message: { key: 'import.value.percent' } });
});

it.each([
  ['WAHR', 'FALSCH'],
  ['VRAI', 'FAUX'],
  ['VERDADERO', 'FALSO'],
  ['VERO', 'FALSO'],
  ['WAAR', 'ONWAAR'],
  ['VERDADEIRO', 'FALSO'],
  ['PRAVDA', 'NEPRAVDA'],
  ['SAND', 'FALSK'],
  ['ИСТИНА', 'ЛОЖЬ'],
  ['DOĞRU', 'YANLIŞ'],
  ['doğru', 'yanlış'],
  ['ΣΩΣΤΟ', 'ΛΑΘΟΣ'],
  ['σωστό', 'λάθος'],
  ['BENAR', 'SALAH'],
  ['ĐÚNG', 'SAI'],
])('of truth values, %s and %s of spreadsheets are read', (yes, no) => {
  expect([read({ kind: 'boolean' }, yes), read({ kind: 'boolean' }, no)]).toEqual([true, false]);
});

it.each([
  ['1:30:00', 90],
  ['30:00:29', 1800],
  ['0:59:30', 60],
  ['０１：３０：００', 90],
])('of %s, a duration is read that spreadsheets write with seconds', (text, minutes) => {
  const { kind } = kindInFiles({ kind: 'duration' }, {}, 'minutes');
  expect(kind.read(text, {} as Reading)).toBe(minutes);
});

it.each([
  ['09:00:00', '09:00'],
  ['9:00:00 AM', '09:00'],
  ['2:30:59 PM', '14:30'],
  ['１４：３０：００', '14:30'],
])('of %s, a time of day is read that spreadsheets write with seconds', (text, time) => {
  expect(read({ kind: 'time' }, text)).toBe(time);
});

it.each(['1:30:60', '1:30:0', '09:60:00', '09:00:00:00'])('of %s, neither is read', (text) => {
  expect(read({ kind: 'duration' }, text)).toMatchObject({ message: { key: 'import.value.duration' } });
  expect(read({ kind: 'time' }, text)).toMatchObject({ message: { key: 'validation.time' } });
});
