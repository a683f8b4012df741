import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { MenuItem } from '../../overlay/Menu/index.ts';
import { Board } from './Board.tsx';
import { dragCard } from './testing/dragCard.ts';
import {
  columns,
  getCardHref,
  getCardKey,
  getCardLabel,
  KeptBoard,
  lanes,
  makeCards,
  renderCard,
} from './testing/KeptBoard.tsx';

const some = makeCards(9);

const meta = {
  id: 'ui-board',
  component: Board,
  args: {
    label: 'Tasks',
    columns: [],
    getCards: () => [],
    getCardKey: () => '',
    getCardLabel: () => '',
    renderCard: () => null,
    onMove: fn(),
  },
  argTypes: { ref: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  render: ({ onMove, onAdd, renderColumnActions }) => (
    <KeptBoard cards={some} onMove={onMove} onAdd={onAdd} renderColumnActions={renderColumnActions} />
  ),
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

const titlesIn = (canvas: HTMLElement, name: string) => {
  const grid = within(canvas).queryByRole('grid', { name });
  return grid
    ? within(grid)
        .getAllByRole('row')
        .map((row) => row.querySelector('.details span')?.textContent)
    : [];
};
const card = (canvas: HTMLElement, code: string) => {
  const found = within(canvas).getByText(code).closest<HTMLElement>('[role="row"]');
  if (!found) throw new Error(`There is no card ${code}.`);
  return found;
};

/** Space picks a card up, the arrows move it, Space drops it, Escape puts it back: all of it is spoken, and the focus stays with the card. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('columns have headings, and arrows lead from card to card', async () => {
      await expect(canvas.getByRole('heading', { name: /^Open 5 cards$/ })).toBeInTheDocument();
      card(canvasElement, 'TSK-0001').focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(card(canvasElement, 'TSK-0003')).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(card(canvasElement, 'TSK-0006')).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(card(canvasElement, 'TSK-0003')).toHaveFocus());
    });
    await step('a card goes to another column', async () => {
      await userEvent.keyboard(' ');
      await screen.findByText(/picked up\. Open, position 2 of 5\.$/);
      await userEvent.keyboard('{ArrowRight}{ArrowUp}');
      await screen.findByText('In progress, position 1 of 3');
      await userEvent.keyboard(' ');
      await screen.findByText(/dropped\. In progress, position 1 of 3\.$/);
      await expect(titlesIn(canvasElement, 'In progress')).toEqual(['TSK-0003', 'TSK-0002', 'TSK-0006']);
      await waitFor(() => expect(card(canvasElement, 'TSK-0003')).toHaveFocus());
      await expect(args.onMove).toHaveBeenCalledOnce();
    });
    await step('Escape puts it back', async () => {
      await userEvent.keyboard(' {ArrowRight}{Escape}');
      await screen.findByText(/is back where it was\.$/);
      await waitFor(() => expect(card(canvasElement, 'TSK-0003')).toHaveFocus());
      await expect(args.onMove).toHaveBeenCalledOnce();
    });
    await step('Ctrl and Z takes the move back', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(titlesIn(canvasElement, 'In progress')).toEqual(['TSK-0002', 'TSK-0006']));
      await waitFor(() => expect(card(canvasElement, 'TSK-0003')).toHaveFocus());
    });
    await step('more than the limit is said', async () => {
      await userEvent.keyboard(' {ArrowRight} ');
      await waitFor(() => expect(card(canvasElement, 'TSK-0003')).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() =>
        expect(document.activeElement?.closest('[role="grid"]')).toHaveAccessibleName('Open'),
      );
      await userEvent.keyboard(' {ArrowRight} ');
      await screen.findByText('In progress now holds more cards than its limit of 3.');
      await expect(
        canvas.getByRole('heading', { name: /^In progress 4 cards, Limit exceeded: 4, at most 3$/ }),
      ).toBeInTheDocument();
    });
  },
};

/** A card is dragged to where it goes. Escape puts it back, and the press that ends a drag opens nothing. */
export const ByPointer: Story = {
  play: async ({ args, canvasElement: canvas, step }) => {
    await step('before another card', async () => {
      await dragCard(card(canvas, 'TSK-0001'), card(canvas, 'TSK-0006'));
      await waitFor(() =>
        expect(titlesIn(canvas, 'In progress')).toEqual(['TSK-0002', 'TSK-0001', 'TSK-0006']),
      );
      await waitFor(() => expect(card(canvas, 'TSK-0001')).toHaveFocus());
    });
    await step('into an empty column', async () => {
      const [, , empty] = canvas.querySelectorAll('[data-cell]');
      await dragCard(card(canvas, 'TSK-0001'), empty as HTMLElement);
      await waitFor(() => expect(titlesIn(canvas, columns[2]?.label ?? '')).toEqual(['TSK-0001']));
    });
    await step('and back by Escape', async () => {
      await dragCard(card(canvas, 'TSK-0002'), card(canvas, 'TSK-0003'), { isCancelled: true });
      await expect(titlesIn(canvas, 'In progress')).toEqual(['TSK-0002', 'TSK-0006']);
      await expect(args.onMove).toHaveBeenCalledTimes(2);
    });
  },
};

/** A finger that rests on a card picks it up; one that moves at once scrolls. */
export const ByTouch: Story = {
  play: async ({ args, canvasElement: canvas, step }) => {
    await step('a finger that moves at once', async () => {
      await dragCard(card(canvas, 'TSK-0001'), card(canvas, 'TSK-0006'), { pointerType: 'touch' });
      await expect(args.onMove).not.toHaveBeenCalled();
    });
    await step('a finger that rests', async () => {
      await dragCard(card(canvas, 'TSK-0001'), card(canvas, 'TSK-0006'), {
        pointerType: 'touch',
        rests: true,
      });
      await waitFor(() => expect(titlesIn(canvas, 'In progress')).toContain('TSK-0001'));
    });
  },
};

/** The menu of a card moves it to a column, or to another place in its own. */
export const ByMenu: Story = {
  play: async ({ canvasElement, step }) => {
    await step('to a column', async () => {
      card(canvasElement, 'TSK-0001').focus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Done' }));
      await waitFor(() =>
        expect(titlesIn(canvasElement, 'Done')).toEqual(['TSK-0004', 'TSK-0008', 'TSK-0001']),
      );
      await waitFor(() => expect(card(canvasElement, 'TSK-0001')).toHaveFocus());
    });
    await step('to the top', async () => {
      await userEvent.click(within(card(canvasElement, 'TSK-0001')).getByRole('button'));
      await expect(screen.queryByRole('menuitem', { name: 'Move down' })).toBeNull();
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the top' }));
      await waitFor(() => expect(titlesIn(canvasElement, 'Done')[0]).toBe('TSK-0001'));
    });
  },
};

/** A move that is refused goes back, and the focus with it. */
export const Refused: Story = {
  render: ({ onMove }) => <KeptBoard cards={some} onMove={onMove} isRefused />,
  play: async ({ canvasElement: canvas }) => {
    card(canvas, 'TSK-0001').focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await waitFor(() => expect(titlesIn(canvas, 'Open')[0]).toBe('TSK-0001'));
    await waitFor(() => expect(card(canvas, 'TSK-0001')).toHaveFocus());
  },
};

/** Lanes cross all columns: a card goes from one to another by the same keys, and each can be collapsed. */
export const Lanes: Story = {
  render: ({ onMove, onAdd }) => <KeptBoard cards={some} lanes={lanes} onMove={onMove} onAdd={onAdd} />,
  args: { onAdd: fn(async () => undefined) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('to the lane below', async () => {
      card(canvasElement, 'TSK-0001').focus();
      await userEvent.keyboard(' {PageDown} ');
      await screen.findByText(/dropped\. Bo Ferris, Open, position 1 of 3\.$/);
      await expect(titlesIn(canvasElement, 'Bo Ferris, Open')).toEqual(['TSK-0001', 'TSK-0005', 'TSK-0007']);
      await waitFor(() => expect(card(canvasElement, 'TSK-0001')).toHaveFocus());
    });
    await step('a collapsed lane shows its heading alone', async () => {
      const head = canvas.getByRole('button', { name: /^Ada Quill \d cards$/ });
      await userEvent.click(head);
      await expect(head).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByText('TSK-0003')).toBeNull();
    });
  },
};

let refusal: PromiseWithResolvers<void>;

/** Cards are added to a column one after the other. What could not be added stays to be tried again. */
export const QuickAdd: Story = {
  args: {
    onAdd: fn(async (title: string) => {
      if (title.startsWith('Bad')) {
        await refusal.promise;
        throw new Error('Refused');
      }
    }),
  },
  beforeEach: () => {
    refusal = Promise.withResolvers();
  },
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add card: Open' }));
    const input = await canvas.findByRole('textbox', { name: 'Add card: Open' });
    await step('one after the other', async () => {
      await userEvent.type(input, 'Order tea{Enter}');
      await expect(args.onAdd).toHaveBeenCalledWith('Order tea', { columnId: 'open', laneId: null });
      await waitFor(() => expect(input).toHaveValue(''));
      await waitFor(() => expect(input).toHaveFocus());
    });
    await step('what is refused comes back, and takes nothing away that is typed meanwhile', async () => {
      await userEvent.type(input, 'Bad{Enter}');
      await userEvent.type(input, 'Order co');
      refusal.resolve();
      await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Bad: This could not be saved/);
      await userEvent.type(input, 'ffee{Enter}');
      await expect(args.onAdd).toHaveBeenLastCalledWith('Order coffee', { columnId: 'open', laneId: null });
      await userEvent.type(input, 'Bad again{Enter}');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^This could not be saved/));
      await expect(input).toHaveValue('Bad again');
    });
    await step('Escape closes it', async () => {
      await userEvent.type(input, '{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add card: Open' })).toHaveFocus());
    });
  },
};

/** A collapsed column keeps its name and its count, takes what is dropped, and the menu of a column offers what the application can do. */
export const Columns: Story = {
  args: { renderColumnActions: () => <MenuItem id="limit" label="Set limit" /> },
  play: async ({ canvas, canvasElement, step }) => {
    await step('collapsed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Collapse Done' }));
      await expect(canvas.getByRole('heading', { name: /^Done 2 cards$/ })).toBeInTheDocument();
      await expect(canvas.queryByText('TSK-0004')).toBeNull();
      card(canvasElement, 'TSK-0001').focus();
      await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight} ');
      await expect(canvas.getByRole('heading', { name: /^Done 3 cards$/ })).toBeInTheDocument();
    });
    await step('the menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Column options: Open' }));
      await screen.findByRole('menuitem', { name: 'Set limit' });
      await userEvent.keyboard('{Escape}');
    });
  },
};

const many = makeCards(5000);

/** Of thousands of cards those in view are drawn; End leads to the last one. */
export const Many: Story = {
  render: ({ onMove }) => <KeptBoard cards={many} onMove={onMove} />,
  play: async ({ canvasElement: canvas }) => {
    await expect(canvas.querySelectorAll('[data-card]').length).toBeLessThan(60);
    card(canvas, 'TSK-0001').focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(card(canvas, 'TSK-4999')).toHaveFocus());
    await waitFor(() => expect(card(canvas, 'TSK-4999')).toBeVisible());
  },
};

const partly = new Map([
  ['open', [...some.slice(0, 2), undefined, undefined]],
  ['doing', some.slice(2, 6)],
]);
const cardsOf = (columnId: string | number) => partly.get(String(columnId)) ?? [];
const nothing = () => [];
const accessors = { getCardKey, getCardLabel, getCardHref, renderCard } as const;
const frame = { display: 'flex', inlineSize: 640 } as const;

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: '[role="row"]',
      rows: {
        Card: (state: string) => (
          <div style={{ ...frame, inlineSize: 300, blockSize: 180, zoom: 0.85 }}>
            <Board
              label="Tasks"
              {...accessors}
              columns={columns.slice(0, 1).map((column) => ({ ...column, label: state }))}
              getCards={() => some.slice(0, 1)}
              onMove={nothing}
            />
          </div>
        ),
      },
    },
  },
  decorators: [],
  render: () => (
    <StateMatrix
      rows={{
        columns: (
          <div style={{ ...frame, blockSize: 320 }}>
            <Board
              label="Columns"
              {...accessors}
              columns={columns.slice(0, 3)}
              getCards={cardsOf}
              collapsedColumns={['waiting']}
              onMove={nothing}
              onAdd={async () => undefined}
              renderColumnActions={() => null}
            />
          </div>
        ),
        lanes: (
          <div style={{ ...frame, blockSize: 240 }}>
            <KeptBoard label="Lanes" cards={some.slice(0, 4)} lanes={lanes} onAdd={async () => undefined} />
          </div>
        ),
      }}
    />
  ),
};
