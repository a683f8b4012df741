import { expect, it } from 'vitest';
import { keepPositions, writeKeptPositions } from './positions.ts';

const known: Readonly<Record<string, string>> = { user: 'Benutzer', 'project manager': 'Projektleiter' };
const nameOf = (name: string) => known[name] ?? name;

it('the roles of a log are called as everywhere: those that the program knows in the language of the reader', () => {
  const kept = keepPositions([
    { role_name: 'user', department_name: 'Design, Print (North)' },
    { role_name: 'project manager', department_name: null },
    { role_name: 'Dispatcher (nights), Store', department_name: null },
  ]);
  expect(writeKeptPositions(kept, nameOf)).toBe(
    'Benutzer (Design, Print (North)), Projektleiter, Dispatcher (nights), Store',
  );
  expect(keepPositions([])).toBe('');
});

it.each(['user (Design), project manager', '[{', '[{}]', '7'])(
  'an older log that says %s still does',
  (text) => {
    expect(writeKeptPositions(text, nameOf)).toBe(text);
  },
);
