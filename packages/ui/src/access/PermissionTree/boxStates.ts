import type { BoxState } from './permissionRules.ts';

const letters = { none: 'n', some: 's', all: 'a' } as const;
const states: Readonly<Record<string, BoxState>> = { n: 'none', s: 'some', a: 'all' };
const changed = '*';

/** Writes the state of a box as two letters: those of a row are one text, by which it is compared. */
export const writeBox = (state: BoxState, isChanged = false): string =>
  `${state ? letters[state] : '-'}${isChanged ? changed : ' '}`;

/** Reads the state of a box of a row. */
export const boxAt = (row: string, column: number): { state: BoxState; isChanged: boolean } => ({
  state: states[row[column * 2] ?? ''],
  isChanged: row[column * 2 + 1] === changed,
});
