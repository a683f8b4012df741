import { expect, it } from 'vitest';
import { formatRowErrors } from './formatRowErrors.ts';

const heads = ['Row', 'Field', 'Problem'];

it('writes a line for each problem, which a spreadsheet takes as cells', () => {
  const errors = [
    { row: 2, field: 'Due date', message: 'No date.' },
    { row: 17, message: 'Too few cells.' },
  ];
  expect(formatRowErrors(heads, errors)).toBe(
    'Row\tField\tProblem\n2\tDue date\tNo date.\n17\t\tToo few cells.',
  );
});

it('lets no value of the file break a line, or become a formula', () => {
  const errors = [{ row: 3, field: '=HYPERLINK("x")', message: 'This:\r\n\tis no date' }];
  expect(formatRowErrors(heads, errors).split('\n')).toEqual([
    'Row\tField\tProblem',
    `3\t'=HYPERLINK("x")\tThis: is no date`,
  ]);
});
