import { describe, expect, it } from 'vitest';
import type { CommandGroup } from './CommandPalette.types.ts';
import { matchCommands } from './matchCommands.ts';

const pages: CommandGroup = {
  id: 'pages',
  label: 'Go to',
  commands: [
    { id: 'board', label: 'Task board' },
    { id: 'sub', label: 'Multitasking' },
    { id: 'etat', label: 'État des tâches', detail: 'REP-7' },
    { id: 'tasks', label: 'Tasks', words: 'to do' },
    { id: 'people', label: 'Đánh giá · Łódź', words: 'Søren Işık' },
  ],
};
const found: CommandGroup = {
  id: 'found',
  label: 'Records',
  commands: [{ id: '7', label: 'Repair' }],
  isFound: true,
};

const idsOf = (query: string) =>
  matchCommands([pages, found], query).flatMap((group) => group.commands.map(({ id }) => id));

describe('what a person types', () => {
  it.each([
    ['', 'all of it', ['board', 'sub', 'etat', 'tasks', 'people', '7']],
    ['  ', 'all of it', ['board', 'sub', 'etat', 'tasks', 'people', '7']],
    ['task', 'what begins so first, then what holds a word that does', ['board', 'tasks', 'sub', '7']],
    ['boa task', 'what holds every word', ['board', '7']],
    ['ETAT taches', 'what is written with accents', ['etat', '7']],
    ['danh lodz soren', 'what is written with strokes', ['people', '7']],
    ['ışık', 'what has a small letter without its dot', ['people', '7']],
    ['rep-7', 'what has that code', ['etat', '7']],
    ['do', 'what is known by another word', ['tasks', '7']],
    ['xyz', 'only what was found elsewhere', ['7']],
  ])('%j brings %s', (query, _, ids) => {
    expect(idsOf(query)).toEqual(ids);
  });

  it('leaves out groups of which nothing is left', () => {
    expect(matchCommands([pages], 'xyz')).toEqual([]);
  });
});
