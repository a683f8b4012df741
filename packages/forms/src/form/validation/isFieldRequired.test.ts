import { array, boolean, lazy, number, object, string } from 'yup';
import { describe, expect, it } from 'vitest';
import { isFieldRequired } from './isFieldRequired.ts';

const schema = object({
  title: string().required(),
  description: string().defined(),
  note: string().optional(),
  status: number().required(),
  due: string().nullable().defined(),
  lines: array().of(object({ quantity: number().required(), note: string() })),
  assignees: array().of(number()).max(5).defined(),
  taxes: array().of(number()).min(1).required(),
  accepted: boolean().oneOf([true]).required(),
  done: boolean().defined(),
  any: lazy(() => string().required()),
}).required();

describe('marking required fields', () => {
  it.each(['title', 'status', 'taxes', 'accepted', 'lines.0.quantity', 'lines.12.quantity'])(
    'marks %s',
    (path) => {
      expect(isFieldRequired(schema, path)).toBe(true);
    },
  );

  it.each([
    'description',
    'note',
    'due',
    'assignees',
    'done',
    'lines',
    'lines.0.note',
    'any',
    'nothing',
    'note.deeper',
  ])('does not mark "%s"', (path) => {
    expect(isFieldRequired(schema, path)).toBe(false);
  });
});
