import { writePositions } from '@bureau/contract';
import { expect, it } from 'vitest';
import { nameRolesIn } from './roleName.ts';

it('the roles of a log are called as everywhere: those that the program knows in the language of the reader', () => {
  const known: Readonly<Record<string, string>> = { user: 'Benutzer', 'project manager': 'Projektleiter' };
  const text = writePositions([
    { role_name: 'user', department_name: 'Design' },
    { role_name: 'project manager', department_name: null },
    { role_name: 'Dispatcher (nights)', department_name: null },
  ]);
  expect(nameRolesIn(text, (name) => known[name] ?? name)).toBe(
    'Benutzer (Design), Projektleiter, Dispatcher (nights)',
  );
});
