import { defectFields, taskFields } from '@bureau/contract';
import { expect, it } from 'vitest';
import { valuesFromFilter } from './valuesFromFilter.ts';

it('a record that is added gets the one project, person and priority that are shown, and a status of its own', () => {
  const filter = { project_id: [3], assignee_id: [4], priority: [2], status: [4] };
  expect(valuesFromFilter(taskFields, filter)).toEqual({ project_id: 3, assignee_ids: [4], priority: 2 });
  expect(valuesFromFilter(taskFields, { project_id: [3, 5], assignee_id: [null], sprint_id: [] })).toEqual(
    {},
  );
  expect(valuesFromFilter(defectFields, { assignee_id: [4], severity: [5] })).toEqual({
    assignee_id: 4,
    severity: 5,
  });
});
