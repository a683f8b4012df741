import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Board } from './Board.tsx';

afterEach(cleanup);

interface OpenBoardProps {
  /** How many cards the first lane has. */
  readonly above: number;
}

function OpenBoard({ above }: OpenBoardProps) {
  const cards = {
    first: Array.from({ length: above }, (_, at) => `Above ${at}`),
    second: ['Survey'],
    third: [],
  };
  return (
    <Board
      label="Tasks"
      columns={[{ id: 'open', label: 'Open' }]}
      lanes={[
        { id: 'first', label: 'First' },
        { id: 'second', label: 'Second' },
        { id: 'third', label: 'Third' },
      ]}
      getCards={(_, laneId) => cards[laneId as keyof typeof cards]}
      getCardKey={(card) => card}
      getCardLabel={(card) => card}
      renderCard={() => null}
      onAdd={async () => undefined}
    />
  );
}

const board = () => screen.getByRole('group', { name: 'Tasks' });
const step = 100;

it('a card below the pointer stays there when others add cards to the lane above, or take some away', () => {
  const { rerender } = render(<OpenBoard above={1} />);
  fireEvent.pointerOver(screen.getByText('Survey'));
  rerender(<OpenBoard above={3} />);
  expect(board().scrollTop).toBe(2 * step);
  rerender(<OpenBoard above={2} />);
  expect(board().scrollTop).toBe(step);
});

it('what is in view stays there where no pointer is', () => {
  const { rerender } = render(<OpenBoard above={1} />);
  rerender(<OpenBoard above={3} />);
  expect(board().scrollTop).toBe(0);
  board().scrollTop = 6 * step;
  rerender(<OpenBoard above={4} />);
  expect(board().scrollTop).toBe(7 * step);
});

it('whoever writes a card in a lane above sees it stay', () => {
  const { rerender } = render(<OpenBoard above={1} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add card: First, Open' }));
  fireEvent.pointerOver(screen.getByText('Survey'));
  rerender(<OpenBoard above={3} />);
  expect(board().scrollTop).toBe(0);
});
