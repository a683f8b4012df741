import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { ColumnChooserProps } from './ColumnChooser.types.ts';

const columns = [
  { id: 'code', header: 'Code' },
  { id: 'title', header: 'Title', canHide: false },
  { id: 'status', header: 'Status' },
  { id: 'priority', header: 'Priority' },
  { id: 'due', header: 'Due date' },
];

const manyColumns = [
  ...columns,
  ...[
    'Assignee',
    'Rechnungsempfängeradresse und Kostenvoranschlagsnummer',
    '担当部署',
    'Progress',
    'Created',
    'Updated',
    'Estimate',
  ].map((header, place) => ({ id: `more-${place}`, header })),
];

const layout = [{ id: 'title', pin: 'start', width: 320 }, { id: 'code' }, { id: 'status' }] as const;

function KeptColumnChooser({ layout: given, isCompact = false, ...props }: ColumnChooserProps) {
  const [kept, setKept] = useState(given);
  const [isKeptCompact, setCompact] = useState(isCompact);
  return (
    <ColumnChooser
      {...props}
      layout={kept}
      onLayoutChange={(next) => {
        setKept(next);
        props.onLayoutChange(next);
      }}
      isCompact={isKeptCompact}
      onCompactChange={(isNowCompact) => {
        setCompact(isNowCompact);
        props.onCompactChange?.(isNowCompact);
      }}
      onReset={() => {
        setKept(given);
        props.onReset?.();
      }}
    />
  );
}

const meta = {
  id: 'ui-columnchooser',
  component: ColumnChooser,
  args: { columns, layout, onLayoutChange: fn(), onCompactChange: fn(), onReset: fn() },
  argTypes: { ref: { control: false } },
  render: (args) => <KeptColumnChooser {...args} />,
} satisfies Meta<typeof ColumnChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => screen.getAllByRole('row');
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const names = () => rows().map((element) => element.textContent.replace('pinned', ''));

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Columns' }));
  await screen.findByRole('row', { name: /^Title/ });
};

export const Choosing: Story = {
  play: async ({ canvasElement, args, step }) => {
    await open(canvasElement);
    await step('the list stands in the order of the table', async () => {
      await expect(names()).toEqual(['Title', 'Code', 'Status', 'Priority', 'Due date']);
      await waitFor(() => expect(row('Code')).toHaveFocus());
    });
    await step('Space shows a column where it stands in the list', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith([...layout, { id: 'priority' }]);
    });
    await step('a press hides one, which keeps its place in the list', async () => {
      await userEvent.click(row('Code'));
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith([
        layout[0],
        { id: 'status' },
        { id: 'priority' },
      ]);
      await expect(names()).toEqual(['Title', 'Code', 'Status', 'Priority', 'Due date']);
    });
    await step('what names the row cannot be hidden', async () => {
      const calls = args.onLayoutChange;
      await userEvent.click(row('Title'));
      await expect(calls).toHaveBeenCalledTimes(2);
    });
    await step('Escape leads back to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(within(canvasElement).getByRole('button', { name: 'Columns' })).toHaveFocus(),
      );
    });
  },
};

export const MovingByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await waitFor(() => expect(row('Code')).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith([layout[0], { id: 'status' }, { id: 'code' }]);
    await expect(names()).toEqual(['Title', 'Status', 'Code', 'Priority', 'Due date']);
    await waitFor(() => expect(row('Code')).toHaveFocus());
    await expect(document.body).toHaveTextContent('Code, position 3 of 5');
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(names().slice(0, 2)).toEqual(['Title', 'Code']);
    await waitFor(() => expect(row('Code')).toHaveFocus());
  },
};

export const MovingByButtons: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    const down = screen.getByRole('button', { name: 'Move Code down' });
    await userEvent.click(down);
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith([layout[0], { id: 'status' }, { id: 'code' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Code down' })).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Move Due date down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Dragging: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    const list = screen.getByRole('grid').parentElement ?? document.body;
    const at = (element: Element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return { clientX: left + 16, clientY: top + height / 2, pointerId: 1, bubbles: true };
    };
    const handle = row('Code').querySelector('[aria-hidden]');
    if (!handle) throw new Error('There is no handle.');
    list.setPointerCapture = fn();
    await fireEvent.pointerDown(handle, at(handle));
    await waitFor(() => expect(row('Code')).toHaveAttribute('data-dragged'));
    await fireEvent.pointerMove(list, at(row('Due date')));
    await waitFor(() => expect(names()).toEqual(['Title', 'Status', 'Priority', 'Due date', 'Code']));
    await expect(args.onLayoutChange).not.toHaveBeenCalled();
    await fireEvent.pointerUp(list, at(row('Code')));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith([layout[0], { id: 'status' }, { id: 'code' }]);
  },
};

export const Searching: Story = {
  args: { columns: manyColumns },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search columns' }), 'kosten');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    await userEvent.click(row('Rechnungs'));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith([...layout, { id: 'more-1' }]);
  },
};

export const DensityAndReset: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compact rows' }));
    await expect(args.onCompactChange).toHaveBeenCalledWith(true);
    await userEvent.click(row('Status'));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith([layout[0], layout[1]]);
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
    await expect(row('Status')).toHaveAttribute('aria-selected', 'true');
  },
};

const groupings = [
  { id: 'status', label: 'Status' },
  { id: 'priority', label: 'Priority' },
];

export const GroupingRows: Story = {
  args: { groupings, groupedBy: 'priority', onGroupChange: fn() },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    const choice = screen.getByRole('combobox', { name: 'Group by' });
    await expect(choice).toHaveDisplayValue('Priority');
    await userEvent.selectOptions(choice, 'Status');
    await expect(args.onGroupChange).toHaveBeenLastCalledWith('status');
    await userEvent.selectOptions(choice, 'None');
    await expect(args.onGroupChange).toHaveBeenLastCalledWith(null);
  },
};

export const RowsBelowRows: Story = {
  args: { isTree: true, onTreeChange: fn() },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    const choice = screen.getByRole('checkbox', { name: 'Show as a tree' });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await expect(args.onTreeChange).toHaveBeenLastCalledWith(false);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { columns: manyColumns },
  play: async ({ canvasElement }) => open(canvasElement),
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      marks: { Hovered: '[role="row"][data-key="status"]', Pressed: '[role="row"][data-key="priority"]' },
    },
    docs: { story: { inline: false, autoplay: true, height: '640px' } },
  },
  args: { columns: manyColumns, groupings, groupedBy: null, onGroupChange: fn() },
  render: (args) => (
    <div style={{ blockSize: 640 }}>
      <KeptColumnChooser {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => open(canvasElement),
};
