import { namesOf, resources } from '@bureau/contract';
import { expect, it } from 'vitest';
import { labelOf } from './recordFields.ts';

const labelled = Object.values(resources).flatMap((resource) => {
  const columns: readonly string[] = 'exportFields' in resource ? resource.exportFields : [];
  const named = Object.entries(resource.fields).map(([name, field]) => [namesOf(name, field).column, name]);
  const nameOf = new Map(named as [string, string][]);
  return columns.map((column): [string, string] => [resource.name, nameOf.get(column) ?? column]);
});

it.each(labelled)('a file of %s names its field %s by a text of the catalogues', (resource, name) => {
  expect(labelOf(resource, name)).toEqual(expect.any(String));
});

it.each([
  ['risk_level', 'Risk level'],
  ['sponsor_id', 'Sponsor'],
])('names the field %s, which has no text yet, by its own name', (name, text) => {
  expect(labelOf('teams', name)).toEqual({ text });
});
