import { defineResource, taskFields, tasks, teamFields, teams } from '@bureau/contract';
import { expect, it } from 'vitest';
import { recordPages } from './recordPages.tsx';
import { describeScreens } from './ResourceScreens.ts';

it('does not compile without the texts of a resource', () => {
  const fields = { ...teamFields, motto: teamFields.name };
  // @ts-expect-error -- the catalogue has no label of mottos
  expect(describeScreens(teams, fields, { choices: {} }).path).toBe('/teams');
});

it('does not compile without the texts of choices', () => {
  // @ts-expect-error -- the priorities are missing
  const unnamed = describeScreens(tasks, taskFields, { choices: { status: 'status.task' } });
  const misnamed = describeScreens(tasks, taskFields, {
    // @ts-expect-error -- there is no text status.tasks.open
    choices: { status: 'status.tasks', priority: 'priority' },
  });
  expect([unnamed.path, misnamed.path]).toEqual(['/tasks', '/tasks']);
});

it('does not compile where a page imports what cannot be imported', () => {
  const plain = defineResource({
    name: 'tasks',
    permissionPrefix: 'tasks',
    icon: 'list-checks',
    codePrefix: 'TSK',
    hasCustomFields: false,
    without: ['import'],
    fields: { title: taskFields.title },
  });
  const screens = async () => ({ screens: describeScreens(plain, plain.fields, { choices: {} }) });
  // @ts-expect-error -- the pages are to do without the one that imports
  const all = recordPages('tasks', { screens, createRule: 'tasks_create' });
  const some = recordPages('tasks', { screens, createRule: 'tasks_create', without: 'import' });
  const paths = some.map(({ path }) => path);
  expect([paths, all.length]).toEqual([['', 'create', 'detail/:id'], 4]);
});
