import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Board } from './Board.tsx';

const shown: Element[] = [];
const original = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');

beforeEach(() => {
  shown.length = 0;
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: Element) {
      shown.push(this);
    },
  });
});
afterEach(() => {
  cleanup();
  if (original) Object.defineProperty(Element.prototype, 'scrollIntoView', original);
  else Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const cards: Readonly<Record<string, readonly string[]>> = { open: ['Survey', 'Permit'] };
const none: readonly string[] = [];
const getCardKey = (card: string) => card;
const columns = ['open', 'doing', 'done'].map((id) => ({ id, label: id }));
const card = () => screen.getByText('Survey').closest<HTMLElement>('[role="row"]');
const cellOf = (element: Element | undefined) => element?.closest('[data-cell]')?.getAttribute('data-cell');

it('brings where a card would be put down into view while it is held by keys, and then the card', async () => {
  render(
    <Board<string>
      label="Tasks"
      columns={columns}
      collapsedColumns={['done']}
      getCards={(columnId) => cards[columnId] ?? none}
      getCardKey={getCardKey}
      getCardLabel={getCardKey}
      renderCard={() => null}
      onMove={() => undefined}
    />,
  );
  act(() => card()?.focus());
  await userEvent.keyboard(' {ArrowRight}');
  await waitFor(() => expect(cellOf(shown.at(-1))).toBe('["doing",null]'));
  expect(shown.at(-1)?.className).toBe('drop');
  // a column whose cards are not shown stands for all of them, and is told apart while a card would go there
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(shown.at(-1)?.className).toBe('cell'));
  expect(cellOf(shown.at(-1))).toBe('["done",null]');
  expect(shown.at(-1)?.querySelector('.drop')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown.at(-1)).toBe(card()));
});
