import { describe, expect, it } from 'vitest';
import { layTree } from './permissionModel.ts';
import { filterByText, findSeen, listRows } from './shownRows.ts';

const actions = [
  { id: 'view', label: 'View' },
  { id: 'edit', label: 'Edit' },
];
const menu = (id: string, label: string) => ({
  id,
  label,
  permissions: { view: `${id}_view`, edit: `${id}_edit` },
});
const model = layTree(
  [
    { id: 'people', label: 'People', children: [menu('teams', 'Équipes'), menu('clients', 'Clients')] },
    {
      id: 'work',
      label: 'Work',
      children: [
        menu('tasks', 'Tasks'),
        { id: 'plan', label: 'Planning', children: [menu('gantt', 'Tasks in time')] },
      ],
    },
    menu('reports', 'Reports'),
  ],
  actions,
);
const namesOf = (places: readonly number[]) => places.map((place) => model.nodes[place]?.node.id);
const nothing: ReadonlySet<string> = new Set();

describe('somebody who looks for a menu', () => {
  it('finds it with its parents, and how many there are', () => {
    const { scope, matches } = filterByText(model, ' TASKS');
    expect(matches).toBe(2);
    expect(namesOf(listRows(model, nothing, scope).places)).toEqual(['work', 'tasks', 'plan', 'gantt']);
  });

  it('finds all of a group by the name of the group', () => {
    const { scope, matches } = filterByText(model, 'people');
    expect(matches).toBe(1);
    expect(namesOf(listRows(model, nothing, scope).places)).toEqual(['people', 'teams', 'clients']);
  });

  it('need not write accents', () => {
    expect(filterByText(model, 'equipes').matches).toBe(1);
  });

  it('finds nothing where nothing matches', () => {
    const { scope, matches } = filterByText(model, 'payroll');
    expect(matches).toBe(0);
    expect(listRows(model, nothing, scope).places).toEqual([]);
  });
});

describe('the rows of a tree', () => {
  it('leave out what is below a collapsed one, however deep', () => {
    const { places } = listRows(model, new Set(['work']), undefined);
    expect(namesOf(places)).toEqual(['people', 'teams', 'clients', 'work', 'reports']);
  });

  it('count their places among the siblings that are shown', () => {
    const { scope } = filterByText(model, 'reports');
    const { positions, sizes } = listRows(model, nothing, scope);
    expect(positions[model.nodes.length - 1]).toBe(1);
    expect(sizes[0]).toBe(1);
    expect(listRows(model, nothing, undefined).sizes[0]).toBe(3);
  });
});

describe('the menus that somebody sees', () => {
  it('are those that can be viewed, with their groups, whatever else is granted', () => {
    const seen = findSeen(model, new Set(['teams_view', 'gantt_view', 'tasks_edit']));
    expect(namesOf(listRows(model, nothing, seen).places)).toEqual([
      'people',
      'teams',
      'work',
      'plan',
      'gantt',
    ]);
  });
});
