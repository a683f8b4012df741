import type { ChangeEvent } from '@bureau/contract';
import { describe, expect, it } from 'vitest';
import type { CacheKey } from '../../api/keys.ts';
import { createOutdatedCheck, groupChanges } from './changes.ts';

const me = 4;
const key = (address: string, id = 'any'): CacheKey => [me, id, address];
const list = key('/api/tasks?page=1&per_page=100', 'tasks.list');
const record = key('/api/tasks/7', 'tasks.one');
const rows = (...versions: [id: number, version: number][]) => ({
  data: versions.map(([id, version]) => ({ id, version })),
});

/** What this browser has, and which of it some events make out of date. */
function outdated(kept: readonly (readonly [CacheKey, unknown])[], ...events: ChangeEvent[]) {
  const read = (wanted: CacheKey) => kept.find(([one]) => one[2] === wanted[2])?.[1];
  const check = createOutdatedCheck(groupChanges(events), read, me);
  return kept.filter(([one]) => check(one)).map(([one]) => one[2]);
}

const changed = (id: number | null, version: number | null, part?: ChangeEvent['part']): ChangeEvent => ({
  resource: 'tasks',
  id,
  version,
  ...(part && { part }),
});

describe('a record that somebody else has changed', () => {
  it('is read again with its log, the lists that show it, their groups and what is counted of it', () => {
    const kept = [
      [list, rows([7, 2], [8, 1])],
      [record, { id: 7, version: 2 }],
      [key('/api/tasks/7/activities'), {}],
      [key('/api/tasks/groups?group=status'), {}],
      [key('/api/dashboard/figures'), {}],
      [key('/api/projects/3'), {}],
    ] as const;
    expect(outdated(kept, changed(7, 3))).toEqual(kept.map(([one]) => one[2]));
  });

  it('is looked at by others, of whom is asked again', () => {
    const viewers = (resource: string, id: number) =>
      [key(`/api/presence?resource=${resource}&record_id=${id}`), []] as const;
    const kept = [viewers('tasks', 7), viewers('tasks', 8), viewers('projects', 7)];
    expect(outdated(kept, changed(7, null, 'presence'))).toEqual([kept[0]?.[0][2]]);
    expect(outdated(kept, changed(7, 3))).toEqual([]);
  });

  it('is linked to others, of whom is asked again, and called otherwise where they are', () => {
    const links = (id: number, listed: readonly object[]) =>
      [key(`/api/article-links?resource=tasks&record_id=${id}`), listed] as const;
    const kept = [links(7, []), links(8, []), links(9, [{ resource: 'tasks', record_id: 7 }])];
    expect(outdated(kept, changed(7, null, 'links'))).toEqual([kept[0]?.[0][2]]);
    expect(outdated(kept, changed(7, 3))).toEqual([kept[2]?.[0][2]]);
  });

  it('may be planned, which the planner shows, as it does the days on which nobody works', () => {
    const plan = key('/api/projects-planner?from=2026-03-01&to=2026-06-30');
    const showing = ['projects', 'sprints', 'tasks', 'holidays', 'incidents'].filter(
      (resource) => outdated([[plan, {}]], { resource, id: 7, version: 3 }).length > 0,
    );
    expect(showing).toEqual(['projects', 'sprints', 'tasks', 'holidays']);
  });

  it('may take people of a team some of their time, as leave and holidays do', () => {
    const capacity = key('/api/teams/2/capacity?from=2026-03-02&to=2026-03-08');
    const showing = ['tasks', 'leaves', 'holidays', 'incidents'].filter(
      (resource) => outdated([[capacity, {}]], { resource, id: 7, version: 3 }).length > 0,
    );
    expect(showing).toEqual(['tasks', 'leaves', 'holidays']);
  });

  it('may change how much leave is left, as its types and holidays do', () => {
    const balance = key('/api/leaves/balance?year=2026');
    const showing = ['leaves', 'leave-types', 'holidays', 'incidents'].filter(
      (resource) => outdated([[balance, {}]], { resource, id: 7, version: 3 }).length > 0,
    );
    expect(showing).toEqual(['leaves', 'leave-types', 'holidays']);
  });

  it('leaves alone what is of others', () => {
    const kept = [
      [key('/api/tasks/8'), { id: 8, version: 1 }],
      [key('/api/tasks/7/comments?sort=-created_at'), {}],
      [key('/api/incidents?page=1'), rows([7, 1])],
      [key('/api/get-users'), []],
      [key('/api/dashboard/layout'), {}],
      [key('/api/dashboard/hours'), {}],
      [key('/api/favourites'), [{ resource: 'tasks', record_id: 8 }]],
      [key('/api/sidebar-menu'), {}],
    ] as const;
    expect(outdated(kept, changed(7, 3))).toEqual([]);
  });
});

describe('what this browser has written itself', () => {
  it('is not read once more', () => {
    const kept = [
      [list, rows([7, 3])],
      [key('/api/tasks?filter[status]=4'), rows([9, 1])],
      [record, { id: 7, version: 3 }],
      [key('/api/tasks/7/activities'), {}],
      [key('/api/tasks/groups?group=status'), {}],
      [key('/api/dashboard/figures'), {}],
    ] as const;
    expect(outdated(kept, changed(7, 3))).toEqual([]);
  });

  it('is added up anew where others are told of it', () => {
    const kept = [
      [record, { id: 7, version: 3 }],
      [key('/api/sprints/2/burndown'), {}],
    ] as const;
    expect(outdated(kept, changed(7, 3))).toEqual(['/api/sprints/2/burndown']);
  });

  it('does not hide that somebody else has changed it since', () => {
    expect(outdated([[list, rows([7, 3])]], changed(7, 3), changed(7, 4))).toEqual([list[2]]);
  });
});

describe('what is told without a version', () => {
  it('is read again: a record that is gone, comments, and whatever many changes may be of', () => {
    const below = ['related', 'activities?per_page=20'].map(
      (part) => [key(`/api/tasks/7/${part}`), {}] as const,
    );
    // one answer says that it is gone, and not each one below it
    expect(outdated([[record, { id: 7, version: 3 }], ...below], changed(7, null))).toEqual([record[2]]);
    const comments = key('/api/tasks/7/comments?sort=-created_at');
    const kept = [
      [comments, {}],
      [record, { id: 7, version: 3 }],
      [list, rows([7, 3])],
    ] as const;
    expect(outdated(kept, changed(7, null, 'comments'))).toEqual([comments[2]]);
    expect(outdated(kept, changed(null, null))).toEqual([record[2], list[2]]);
  });

  it('is looked for where the collection is called otherwise than the resource', () => {
    const entries = key('/api/timesheets?page=1', 'timesheet.list');
    expect(outdated([[entries, rows([1, 1])]], { resource: 'timesheet', id: 1, version: 2 })).toEqual([
      entries[2],
    ]);
  });

  it('shows a person what was changed of themselves, and favourites that are called otherwise', () => {
    const menu = key('/api/sidebar-menu');
    const marked = key('/api/favourites');
    const kept = [
      [menu, {}],
      [marked, [{ resource: 'tasks', record_id: 7 }]],
    ] as const;
    expect(outdated(kept, { resource: 'users', id: me, version: 5 })).toEqual([menu[2]]);
    expect(outdated(kept, changed(7, 5))).toEqual([marked[2]]);
  });
});
