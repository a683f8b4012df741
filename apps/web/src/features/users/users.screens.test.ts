import type { User } from '@bureau/contract';
import { expect, it } from 'vitest';
import { screens } from './users.screens.ts';

it.each([
  ['by their username', { username: 'amara', firstname: 'Amara', lastname: 'Okafor' }, 'amara'],
  [
    'by their name where a client is told no more',
    { firstname: 'Amara', lastname: 'Okafor' },
    'Amara Okafor',
  ],
])('calls people %s', (_, told: Partial<User>, name) => {
  const render = screens.options['username']?.renderCell;
  expect(render?.(told as never, {} as never)).toBe(name);
});
