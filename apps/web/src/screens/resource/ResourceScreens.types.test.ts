import { taskFields, tasks, teamFields, teams } from '@bureau/contract';
import { expect, it } from 'vitest';
import { describeScreens } from './ResourceScreens.ts';

it('does not compile without the texts of a resource', () => {
  // @ts-expect-error -- the catalogue has no labels of teams
  expect(describeScreens(teams, teamFields, { choices: {} }).path).toBe('/teams');
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
