import type { CustomField } from '@bureau/contract';
import { expect, it } from 'vitest';
import { customFileFields } from './customFields.ts';
import { guessByNames } from './import/guessColumns.ts';

const fieldNamed = (label: string, index: number): CustomField => ({
  id: index + 1,
  form: 'tasks',
  field_label: label,
  field_column: `own_${index}`,
  field_type: 'text',
  is_required: false,
  help_text: '',
  default_value: null,
  options: [],
  show_in_list: true,
  position: index + 1,
  created_at: '2026-03-17T09:30:00Z',
  updated_at: '2026-03-17T09:30:00Z',
  created_by: null,
  version: 1,
});

it('files with fields of a company tell those apart whose labels differ in signs alone', () => {
  const fields = customFileFields(['C', 'C++', 'C#', '€', 'Größe'].map(fieldNamed), {});
  const head = Object.values(fields).map(({ label }) => (typeof label === 'string' ? label : label.text));
  expect([head[0], head[4]]).toEqual(['C', 'Größe']);
  expect([...guessByNames(head, fields).values()]).toEqual(Object.keys(fields));
});
