import { expect, it } from 'vitest';
import { withChanges } from './customValues.ts';

it('keeps the names of members who stay, until the server answers', () => {
  const ada = { user_id: 1, firstname: 'Ada', project_role: 'Lead' };
  const record = { members: [ada, { user_id: 2, firstname: 'Bo' }], tags: ['a'] };
  expect(withChanges(record, { members: [{ user_id: 3 }, { user_id: 1 }], tags: ['b'] })).toEqual({
    members: [{ user_id: 3 }, ada],
    tags: ['b'],
  });
});

it('keeps the custom fields that a change does not name', () => {
  const record = { custom_fields: { size: 'small', color: 'red' } };
  expect(withChanges(record, { custom_fields: { size: 'large' } })).toEqual({
    custom_fields: { size: 'large', color: 'red' },
  });
});
