import { type Fields, meetingFields, taskFields, timesheetFields } from '@bureau/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { columnOf, editKeyOf, renderPeople } from './kinds.tsx';

it('names one person, and shows several as a group that is named by all of them', () => {
  const person = (id: number, firstname: string) => ({ user_id: id, firstname, lastname: 'Weber' });
  const { container, rerender } = render(renderPeople([]));
  expect(container.textContent).toBe('');
  rerender(renderPeople([person(1, 'Jonas')]));
  expect(container.textContent).toBe('Jonas Weber');
  rerender(renderPeople([person(1, 'Jonas'), person(2, 'Marta'), person(3, 'Lan')]));
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Jonas Weber, Marta Weber, Lan Weber');
  rerender(renderPeople([1, 2, 3, 4].map((id) => person(id, 'Lan'))));
  expect(container.textContent).toBe('+2');
});

it('gives a column room for its label, however little its values need', () => {
  const widthOf = (label: string, width?: number) =>
    columnOf({ label, field: { kind: 'number' }, width, choices: [] }).width;
  expect(widthOf('Size')).toBe(112);
  expect(widthOf('Number of members')).toBe(153);
  expect(widthOf('Number of people who may open it')).toBe(176);
  expect(widthOf('Size', 96)).toBe(96);
  expect(widthOf('Number of members', 96)).toBe(153);
});

it('gives a column room for the longest of its choices, which languages write in more letters', () => {
  const widthOf = (labels: readonly string[], width?: number) =>
    columnOf({
      label: 'Status',
      field: { kind: 'choice', values: ['low', 'high'] },
      width,
      choices: labels.map((label) => ({ id: label, label })),
    }).width;
  expect(widthOf(['Low', 'In progress'])).toBe(144);
  expect(widthOf(['Low', 'Very high'], 108)).toBe(108);
  // as wide as these are in their badges
  expect(widthOf(['Низкий', 'Очень высокий'], 108)).toBeGreaterThanOrEqual(104 + 26);
  expect(widthOf(['Открыта', 'Приостановлена'], 132)).toBeGreaterThanOrEqual(112 + 26);
  expect(widthOf(['Low', 'As high as nothing else that is written here'])).toBe(176);
});

it('opens the status and whom a record is given to by a key, whatever the field is called', () => {
  const keysOf = (fields: Fields) => {
    const all = Object.entries(fields).map(([name, field]) => ({ name, field }));
    return all.flatMap((shown) => {
      const key = editKeyOf(shown, all);
      return key === undefined ? [] : [`${key} ${shown.name}`];
    });
  };
  expect(keysOf(taskFields)).toEqual(['s status', 'a assignee_ids']);
  expect(keysOf(meetingFields)).toEqual(['s status', 'a organizer_id']);
  // whose time it is stays
  expect(keysOf(timesheetFields)).toEqual([]);
  expect(keysOf({ driver_id: { kind: 'person' }, mechanic_ids: { kind: 'people', max: 5 } })).toEqual([
    'a driver_id',
  ]);
});
