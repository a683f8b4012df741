import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Board } from './Board.tsx';

afterEach(cleanup);

const columns = [
  { id: 'open', label: 'Open' },
  { id: 'done', label: 'Done' },
];
const getCardKey = (card: string) => card;
const renderCard = () => null;

interface TwoColumnsProps {
  readonly open: readonly string[];
  readonly done?: readonly string[];
  readonly collapsed?: readonly string[];
  readonly onMove?: (card: string) => void;
}

const TwoColumns = ({ open, done = [], collapsed = [], onMove }: TwoColumnsProps) => (
  <Board<string>
    label="Tasks"
    columns={columns}
    collapsedColumns={collapsed}
    getCards={(columnId) => (columnId === 'open' ? open : done)}
    getCardKey={getCardKey}
    getCardLabel={getCardKey}
    renderCard={renderCard}
    onMove={({ card }) => onMove?.(card)}
  />
);

const card = (title: string) => {
  const found = screen.getByText(title).closest<HTMLElement>('[role="row"]');
  if (!found) throw new Error(`There is no card ${title}.`);
  return found;
};
const focused = () => document.activeElement?.getAttribute('data-card');

it('leads on to the next card of a column when somebody else takes away the one with the focus', async () => {
  const { rerender } = render(<TwoColumns open={['Survey', 'Permit', 'Anchor']} />);
  act(() => card('Permit').focus());
  rerender(<TwoColumns open={['Survey', 'Anchor']} />);
  await waitFor(() => expect(focused()).toBe('Anchor'));
  // behind the last one there is none
  rerender(<TwoColumns open={['Survey']} />);
  await waitFor(() => expect(focused()).toBe('Survey'));
});

it('leads on to the next card when one is dropped in a column whose cards are not shown', async () => {
  const moveToDone = () =>
    rerender(
      <TwoColumns open={['Survey', 'Anchor']} done={['Permit']} collapsed={['done']} onMove={moveToDone} />,
    );
  const { rerender } = render(
    <TwoColumns open={['Survey', 'Permit', 'Anchor']} collapsed={['done']} onMove={moveToDone} />,
  );
  act(() => card('Permit').focus());
  await userEvent.keyboard(' {ArrowRight} ');
  expect(screen.queryByText('Permit')).toBeNull();
  await waitFor(() => expect(focused()).toBe('Anchor'));
});

it('keeps a card in the order of tabs when the column of the one that was is collapsed', () => {
  const { rerender } = render(<TwoColumns open={['Survey']} done={['Permit']} />);
  expect(card('Survey').tabIndex).toBe(0);
  rerender(<TwoColumns open={['Survey']} done={['Permit']} collapsed={['open']} />);
  expect(card('Permit').tabIndex).toBe(0);
});

it('holds a card no longer that somebody else takes away', async () => {
  const moved: string[] = [];
  const onMove = (title: string) => moved.push(title);
  const { rerender } = render(<TwoColumns open={['Survey', 'Permit', 'Anchor']} onMove={onMove} />);
  act(() => card('Permit').focus());
  await userEvent.keyboard(' ');
  rerender(<TwoColumns open={['Survey', 'Anchor']} onMove={onMove} />);
  await waitFor(() => expect(focused()).toBe('Anchor'));
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(focused()).toBe('Survey'));
  expect(moved).toEqual([]);
});
