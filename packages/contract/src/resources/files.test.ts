import { describe, expect, it } from 'vitest';
import { namesOf } from '../fields/names.ts';
import { entriesOf } from '../fields/shapes.ts';
import { resources } from './registry.ts';

// What a company can write of its records by hand, it brings in its spreadsheets and takes away again. What it cannot is said here, with the reason.

const withoutFiles: Readonly<Record<string, string>> = {
  'task-templates': 'is made of tasks, and of no use elsewhere',
};

const onlyByHand: Readonly<Record<string, string>> = {
  'users.avatar': 'is a picture, which no spreadsheet holds',
};

const all = Object.values(resources);

it('a resource is imported and exported, unless it says why not', () => {
  const without = all.filter((one) => !('import' in one && 'export' in one)).map(({ name }) => name);
  expect(without).toEqual(Object.keys(withoutFiles));
});

describe.each(all.filter(({ name }) => withoutFiles[name] === undefined))('$name', (resource) => {
  const { exportFields, fields, importFields, name } = resource;
  const written = entriesOf(fields).filter(
    ([field, { isReadOnly }]) => isReadOnly !== true && onlyByHand[`${name}.${field}`] === undefined,
  );

  it('has every field that can be written in files that are imported and exported', () => {
    const missing = (columns: readonly string[]) =>
      written.flatMap(([field, one]) => (columns.includes(namesOf(field, one).column) ? [] : [field]));
    expect(missing(importFields)).toEqual([]);
    expect(missing(exportFields)).toEqual([]);
  });
});
