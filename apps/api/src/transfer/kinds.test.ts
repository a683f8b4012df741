import type { Field } from '@bureau/contract';
import { expect, it } from 'vitest';
import type { Reading } from './fieldKinds.ts';
import { kindInFiles } from './kinds.ts';

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
