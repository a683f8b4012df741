import { expect, it } from 'vitest';
import { textKind } from '../fieldKinds.ts';
import { type AnyFields, guessByNames, readableFields } from './guessColumns.ts';

const field = (text: string) => ({
  label: { text },
  synonyms: [],
  isRequired: false,
  reader: textKind(100),
});
const fields: AnyFields = { title: field('Title'), project: field('Project'), parent: field('Parent task') };
const table = (head: readonly string[], cells: readonly string[]) => ({
  head,
  rows: [{ number: 2, cells }],
  hasAllCells: true,
});
const read = (head: readonly string[], cells: readonly string[], given?: [number, string][]) => [
  ...readableFields(table(head, cells), fields, guessByNames(head, fields), given),
];

it('an import reads what columns name, and everything that can be named only where a column may hold anything', () => {
  expect(read(['Title', 'Project'], ['Paint', 'Hall'])).toEqual(['title', 'project']);
  expect(read(['Title', 'Remarks'], ['Paint', ''])).toEqual(['title']);
  expect(read(['Title', 'Remarks'], ['Paint', 'Hall'])).toEqual(['title', 'project', 'parent']);
  expect(read(['Title', 'Remarks'], ['Paint', 'Hall'], [[1, 'project']])).toEqual(['project']);
});
