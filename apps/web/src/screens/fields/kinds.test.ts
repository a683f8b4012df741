import { expect, it } from 'vitest';
import { formatPeople } from './kinds.tsx';

it('names the first of several people and counts the others', () => {
  const person = (id: number, firstname: string) => ({ user_id: id, firstname, lastname: 'Weber' });
  expect(formatPeople([])).toBe('');
  expect(formatPeople([person(1, 'Jonas')])).toBe('Jonas Weber');
  expect(formatPeople([person(1, 'Jonas'), person(2, 'Marta'), person(3, 'Lan')])).toBe('Jonas Weber +2');
});
