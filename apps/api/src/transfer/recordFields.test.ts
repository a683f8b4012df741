import { resources } from '@bureau/contract';
import { expect, it } from 'vitest';
import { labelOf } from './recordFields.ts';

const columns = Object.values(resources).flatMap((resource) =>
  'exportFields' in resource
    ? resource.exportFields.map((column): [string, string] => [resource.name, column])
    : [],
);

it.each(columns)('a file of %s calls its column %s by a text of the catalogues', (resource, column) => {
  expect(labelOf(resource, column)).toEqual(expect.any(String));
});

it('calls a column by its own name that has no text yet', () => {
  expect(labelOf('teams', 'risk_level')).toEqual({ text: 'Risk level' });
});
