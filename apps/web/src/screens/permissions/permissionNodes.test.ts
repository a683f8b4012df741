import type { PermissionGroup } from '@bureau/contract';
import { describe, expect, it } from 'vitest';
import { describePermissions, inOrder, toNodes } from './permissionNodes.ts';

const groups: readonly PermissionGroup[] = [
  {
    id: 'work',
    text: 'permissions.groups.work',
    menus: [
      {
        id: 'tasks',
        text: 'permissions.menus.tasks',
        actions: [
          { action: 'view', permission: 'tasks_view' },
          { action: 'edit', permission: 'tasks_edit' },
        ],
      },
      {
        id: 'todos',
        text: 'permissions.menus.todos',
        actions: [{ action: 'view', permission: 'todos_view' }],
      },
    ],
  },
];
const words: Readonly<Record<string, string>> = {
  'permissions.groups.work': 'Work',
  'permissions.menus.tasks': 'Tasks',
  'permissions.menus.todos': 'To-dos',
  'permissions.actions.view': 'View',
  'permissions.actions.edit': 'Edit',
};
const translate = (text: string) => words[text] ?? text;

describe('choosing permissions from menus', () => {
  it('finds each menu in its group, with what it allows', () => {
    expect(toNodes(groups, translate)).toEqual([
      {
        id: 'group work',
        label: 'Work',
        children: [
          { id: 'tasks', label: 'Tasks', permissions: { view: 'tasks_view', edit: 'tasks_edit' } },
          { id: 'todos', label: 'To-dos', permissions: { view: 'todos_view' } },
        ],
      },
    ]);
  });

  it('sends them in the order of the API, so that the same choice is the same request', () => {
    expect(inOrder(new Set(['tasks_edit', 'gone_view', 'tasks_view']))).toEqual(
      inOrder(new Set(['tasks_view', 'tasks_edit'])),
    );
  });
});

describe('saying in words what is allowed', () => {
  it('names menus once, with what can be done in them', () => {
    expect(describePermissions(['todos_view', 'tasks_edit', 'tasks_view'], groups, translate, 'en')).toBe(
      'Tasks (View, Edit), To-dos (View)',
    );
  });

  it('loses nothing that no menu has', () => {
    expect(describePermissions(['tasks_view', 'cars_view'], groups, translate, 'en')).toBe(
      'Tasks (View), cars_view',
    );
    expect(describePermissions([], groups, translate, 'en')).toBe('');
  });
});
