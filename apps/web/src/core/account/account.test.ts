import { describe, expect, it } from 'vitest';
import { readPermissions } from './account.ts';

describe('the permissions of the last visit', () => {
  it('are a list of known names', () => {
    expect(readPermissions(['tasks_view', 'tasks_edit'])).toEqual(['tasks_view', 'tasks_edit']);
  });

  it.each([undefined, null, { 0: 'tasks_view' }, 'tasks_view', ['tasks_view', 'be_root'], [1]])(
    'are none where the browser holds %j',
    (stored) => {
      expect(readPermissions(stored)).toEqual([]);
    },
  );
});
