import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Planner } from './Planner.tsx';
import { items, KeptPlanner } from './testing/KeptPlanner.tsx';
import { frameOf, hiddenAtFirst, nextFrame } from '../../testing/hiddenAtFirst.tsx';

const meta = {
  id: 'ui-planner',
  component: Planner,
  args: { label: 'Plan', items, today: '2026-03-17', dateFormat: 'dd.MM.yyyy', onMove: fn() },
  argTypes: { ref: { control: false } },
  render: (args) => <KeptPlanner {...args} />,
} satisfies Meta<typeof Planner>;

export default meta;
type Story = StoryObj<typeof meta>;

const barOf = (name: RegExp) => screen.getByRole('gridcell', { name });

export const Matrix: Story = {
  parameters: {
    pointer: {
      marks: { Hovered: '.name > a[href="/tasks/1"]', Pressed: '.name > a[href="/tasks/3"]' },
    },
  },
  args: {
    items: items
      .filter(({ id }) => id !== 's1')
      .map((item) => (item.parentId === 's1' ? { ...item, parentId: 'p1' } : item)),
    holidays: [{ date: '2026-04-03', label: 'Good Friday' }],
  },
  render: (args) => (
    <div style={{ inlineSize: 960 }}>
      <KeptPlanner {...args} height={400} />
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(barOf(/^Drive the piles/)).toBeVisible());
  },
};

/** Arrows move the bar that has the focus by a unit of the zoom, Shift changes its end, Escape puts it back and Ctrl + Z takes it back. */
export const MovedByKeyboard: Story = {
  play: async ({ args, step }) => {
    await waitFor(() => expect(barOf(/^Drive the piles/)).toBeVisible());
    await step('it is reached from the tools by Tab and the arrows', async () => {
      screen.getByRole('button', { name: 'Collapse Harbour extension' }).focus();
      await userEvent.keyboard('{ArrowDown>5/}{End}');
      await waitFor(() => expect(barOf(/^Drive the piles/)).toHaveFocus());
    });
    await step('a week later, and a week longer', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await screen.findByText('Drive the piles: 26.03.2026 to 10.04.2026');
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
      await waitFor(() =>
        expect(args.onMove).toHaveBeenLastCalledWith({
          id: 't3',
          start: '2026-03-26',
          end: '2026-04-17',
          days: 0,
          before: { start: '2026-03-19', end: '2026-04-03' },
        }),
      );
    });
    await step('Ctrl + Z takes both back', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() =>
        expect(args.onMove).toHaveBeenLastCalledWith(
          expect.objectContaining({ id: 't3', start: '2026-03-19', end: '2026-04-03' }),
        ),
      );
      await waitFor(() => expect(barOf(/^Drive the piles, 19\.03\.2026 to 03\.04\.2026/)).toHaveFocus());
    });
    await step('Escape puts back what is being moved', async () => {
      await userEvent.keyboard('{ArrowLeft}{Escape}');
      await screen.findByText('Drive the piles is back where it was.');
      await expect(args.onMove).toHaveBeenCalledTimes(2);
    });
  },
};

/** L asks what waits for a bar: an arrow, some letters or a press choose it. Enter links, Delete parts, Escape leaves all as it was, and Ctrl + Z takes it back. */
export const Linked: Story = {
  args: { onLink: fn() },
  play: async ({ args, step }) => {
    await waitFor(() => expect(barOf(/^Survey the sea bed/)).toBeVisible());
    await userEvent.click(barOf(/^Survey the sea bed/));
    await step('to the next task, past what is none', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(barOf(/^Apply for the building permit/)).toHaveFocus());
      await userEvent.keyboard('L');
      await waitFor(() => expect(screen.getAllByText(/^Choose what waits for Apply/)).toHaveLength(2));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
      await waitFor(() => expect(barOf(/^Order the crane/)).toHaveFocus());
      await userEvent.keyboard('cho');
      await waitFor(() => expect(barOf(/^Choose the lamps/)).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onLink).toHaveBeenLastCalledWith({ from: 't2', to: 't6', isLinked: true });
      await screen.findByText('Choose the lamps now waits for Apply for the building permit.');
      await waitFor(() => expect(barOf(/^Choose the lamps.*after Apply for the/)).toHaveFocus());
    });
    await step('Ctrl + Z takes it back', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(args.onLink).toHaveBeenLastCalledWith({ from: 't2', to: 't6', isLinked: false });
    });
    await step('Escape leads back', async () => {
      await userEvent.keyboard('l{ArrowUp}{Escape}');
      await waitFor(() => expect(barOf(/^Choose the lamps/)).toHaveFocus());
      await expect(args.onLink).toHaveBeenCalledTimes(2);
    });
    await step('Delete removes what is there', async () => {
      await userEvent.click(barOf(/^Survey the sea bed/));
      await userEvent.keyboard('l{ArrowDown}{Delete}');
      await expect(args.onLink).toHaveBeenLastCalledWith({ from: 't1', to: 't2', isLinked: false });
    });
    await step('by two presses', async () => {
      const tools = await screen.findByRole('toolbar', { name: /^Dates of Apply/ });
      await userEvent.click(within(tools).getByRole('button', { name: 'Link to what waits for it' }));
      await userEvent.click(barOf(/^Pour the concrete/));
      await expect(args.onLink).toHaveBeenLastCalledWith({ from: 't2', to: 't5', isLinked: true });
    });
  },
};

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** A bar is dragged by its middle, one date alone by an end; Escape puts it back. */
export const Dragged: Story = {
  play: async ({ args, step }) => {
    await waitFor(() => expect(barOf(/^Drive the piles/)).toBeVisible());
    const drag = async (from: { clientX: number; clientY: number }, days: number) => {
      const bar = barOf(/^Drive the piles/);
      await fireEvent.pointerDown(bar, { button: 0, ...from });
      await fireEvent.pointerMove(document, { ...from, clientX: from.clientX + 16 * days });
    };
    await step('three days later', async () => {
      await drag(centreOf(barOf(/^Drive the piles/)), 3);
      await fireEvent.pointerUp(document);
      await expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ start: '2026-03-22', end: '2026-04-06', days: 3 }),
      );
    });
    await step('two days longer', async () => {
      const { right } = barOf(/^Drive the piles/).getBoundingClientRect();
      await drag({ ...centreOf(barOf(/^Drive the piles/)), clientX: right - 2 }, 2);
      await fireEvent.pointerUp(document);
      await expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ start: '2026-03-22', end: '2026-04-08', days: 0 }),
      );
    });
    await step('Escape', async () => {
      await drag(centreOf(barOf(/^Drive the piles/)), 5);
      await fireEvent.keyDown(document, { key: 'Escape' });
      await expect(barOf(/^Drive the piles/)).toHaveAccessibleName(/22\.03\.2026 to 08\.04\.2026/);
      await expect(args.onMove).toHaveBeenCalledTimes(2);
    });
  },
};

/** Buttons move the bar that was focused last, for whoever can neither drag nor use keys. */
export const MovedByButtons: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(barOf(/^Order the crane/)).toBeVisible());
    await userEvent.click(barOf(/^Order the crane/));
    const tools = await screen.findByRole('toolbar', { name: 'Dates of Order the crane' });
    await userEvent.click(within(tools).getByRole('button', { name: 'Move later' }));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 't4', start: '2026-03-24', end: '2026-03-27' }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(barOf(/^Order the crane, 17\.03\.2026/)).toBeVisible());
  },
};

/** What the application refuses goes back to where it was, and is not there to be undone. */
export const Refused: Story = {
  args: { onMove: fn(() => Promise.reject(new Error('Refused'))) },
  play: async () => {
    await waitFor(() => expect(barOf(/^Order the crane/)).toBeVisible());
    await userEvent.click(barOf(/^Order the crane/));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(barOf(/^Order the crane, 17\.03\.2026/)).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** All that the bars say, as text. */
export const AsTable: Story = {
  args: { defaultView: 'table' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Drive the piles' })).toBeVisible());
    const row = within(canvas.getByRole('row', { name: /^Pour the concrete/ }));
    await expect(row.getByText('Drive the piles, Order the crane')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Timeline' }));
    await waitFor(() => expect(barOf(/^Pour the concrete/)).toBeVisible());
  },
};

/** Groups fold; what is inside then has no lines. */
export const Collapsed: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(barOf(/^Drive the piles/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse Foundations' }));
    await expect(canvas.queryByRole('gridcell', { name: /^Drive the piles/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(items.length + 1);
  },
};

export const Quarters: Story = { args: { defaultZoom: 'quarter', onMove: undefined } };

/** The day in the middle stays there when the planner becomes narrower, even before the browser has told that it was scrolled. */
export const Resized: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(barOf(/^Drive the piles/)).toBeVisible());
    const find = (selector: string) => {
      const element = canvasElement.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      return element;
    };
    const left = () => find('i.today').getBoundingClientRect().left;
    const scroller = find('[data-part="scroller"]');
    const before = left();
    scroller.scrollLeft = scroller.scrollWidth;
    await waitFor(() => expect(left()).toBeLessThan(before - 100));
    const today = canvas.getByRole('button', { name: 'Today' });
    today.click();
    find('div').style.inlineSize = '60%';
    await waitFor(() => expect(scroller.getBoundingClientRect().width).toBeLessThan(900));
    await nextFrame();
    const kept = left();
    await userEvent.click(today);
    await expect(Math.abs(left() - kept)).toBeLessThan(2);
  },
};

/** A planner that was hidden when it came, as in a tab, shows today once it is seen, and where it was scrolled to when it is seen again. */
export const ShownLater: Story = {
  decorators: [hiddenAtFirst],
  play: async ({ canvasElement }) => {
    const frame = frameOf(canvasElement);
    const scroller = canvasElement.querySelector('[data-part="scroller"]');
    if (!scroller) throw new Error('There is no planner.');
    frame.hidden = false;
    await waitFor(() => expect(barOf(/^Drive the piles/)).toBeVisible());
    await nextFrame();
    const { left, right } = scroller.getBoundingClientRect();
    const today = () => canvasElement.querySelector('i.today')?.getBoundingClientRect().left;
    await expect(today()).toBeGreaterThan((left + right) / 2);
    await expect(today()).toBeLessThan(right);

    scroller.scrollLeft += 320;
    await nextFrame();
    const kept = today();
    frame.hidden = true;
    await nextFrame();
    frame.hidden = false;
    await nextFrame();
    await expect(today()).toBeCloseTo(kept ?? 0, 0);
    await waitFor(() => expect(barOf(/^Pour the concrete/)).toBeVisible());
  },
};

/** A timeline that comes after the table, or after an empty plan, shows today, and draws the days that it is scrolled to. */
export const AfterTheTable: Story = {
  args: { defaultView: 'table' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Timeline' }));
    await waitFor(() => expect(barOf(/^Drive the piles/)).toBeVisible());
    const scroller = canvasElement.querySelector('[data-part="scroller"]');
    if (!scroller) throw new Error('There is no timeline.');
    const { left, right } = scroller.getBoundingClientRect();
    const today = canvasElement.querySelector('i.today')?.getBoundingClientRect().left;
    await expect(today).toBeGreaterThan(left);
    await expect(today).toBeLessThan(right);
    scroller.scrollLeft = scroller.scrollWidth;
    await waitFor(() => {
      const lines = Array.from(canvasElement.querySelectorAll('i.line'), (line) =>
        line.getBoundingClientRect(),
      );
      void expect(Math.max(...lines.map((line) => line.left))).toBeGreaterThan(right - 8 * 16);
    });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { args: { items: [] } };
