import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { Board } from './Board.tsx';
import type { BoardProps } from './Board.types.ts';

afterEach(cleanup);

const columns = [{ id: 'in progress', label: 'In progress' }];
const none: readonly never[] = [];

const renderBoard = (props: Partial<BoardProps<never>>) =>
  render(
    <BureauProvider locale="en" navigate={() => undefined}>
      <Board<never>
        label="Tasks"
        columns={columns}
        getCards={() => none}
        getCardKey={() => ''}
        getCardLabel={() => ''}
        renderCard={() => null}
        {...props}
      />
    </BureauProvider>,
  );

it('names columns and lanes whose ids are several words', () => {
  renderBoard({});
  expect(screen.getByRole('region', { name: /^In progress/ })).toBeDefined();
  cleanup();
  renderBoard({ lanes: [{ id: 'ada quill', label: 'Ada Quill' }] });
  expect(screen.getByRole('region', { name: /^Ada Quill/ })).toBeDefined();
});

it('says at the line of such a column why a card was not added', async () => {
  renderBoard({ onAdd: () => Promise.reject(new Error('No')), getErrorMessage: () => 'The column is full.' });
  await userEvent.click(screen.getByRole('button', { name: /Add card/ }));
  await userEvent.keyboard('Call{Enter}');
  await screen.findByRole('alert');
  const describedBy = screen.getByRole('textbox').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describedBy)?.textContent).toBe('The column is full.');
  expect(describedBy).not.toMatch(/\s/);
});

it('keeps what somebody types of a card by Escape, which may end a word of an input method, and gives it up by its button', async () => {
  renderBoard({ onAdd: () => Promise.resolve() });
  const open = () => userEvent.click(screen.getByRole('button', { name: /^Add card/ }));
  const line = () => screen.getByRole('textbox');
  await open();
  await userEvent.keyboard('Order tea');
  fireEvent.keyDown(line(), { key: 'Escape', isComposing: true });
  expect(line()).toHaveProperty('value', 'Order tea');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  await open();
  expect(line()).toHaveProperty('value', 'Order tea');
  await userEvent.click(screen.getByRole('button', { name: /^Cancel/ }));
  await open();
  expect(line()).toHaveProperty('value', '');
});

it('is described by what its caller names, beside its own help', () => {
  renderBoard({ 'aria-describedby': 'note' } as Partial<BoardProps<never>>);
  const [help, note] =
    screen.getByRole('group', { name: 'Tasks' }).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(help ?? '')?.textContent).not.toBe('');
  expect(note).toBe('note');
});
