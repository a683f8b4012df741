import { expect, it } from 'vitest';

import { quoteBlanks } from './install.mjs';

it('what holds blanks is one argument for the shell of Windows', () => {
  expect(['C:\\Program Files\\nodejs\\node.exe', 'ci'].map(quoteBlanks)).toEqual([
    '"C:\\Program Files\\nodejs\\node.exe"',
    'ci',
  ]);
});
