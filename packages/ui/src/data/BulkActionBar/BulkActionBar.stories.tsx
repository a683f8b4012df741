import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDot, Download, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Menu, MenuItem } from '../../overlay/index.ts';
import { Button } from '../../primitives/index.ts';
import { DataTable, type RowKey } from '../DataTable/index.ts';
import { BulkActionBar } from './BulkActionBar.tsx';
import type { BulkActionBarProps } from './BulkActionBar.types.ts';

const tasks = ['Plan the move', 'Order desks', 'Cancel the lease', 'Label the boxes', 'Invite everybody'];

/** Stands for a table: a few rows that can be selected, in a box of fixed height. */
function List({ count, onClear, onSelectAll, ...props }: BulkActionBarProps) {
  const [selected, setSelected] = useState(count);
  const clear = () => {
    setSelected(0);
    onClear();
  };
  const selectAll = () => {
    setSelected(props.total ?? tasks.length);
    onSelectAll?.();
  };
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        blockSize: 300,
        border: '1px solid var(--bureau-color-border)',
      }}
    >
      <ul style={{ flex: 1, margin: 0, padding: 0, listStyle: 'none' }}>
        {tasks.map((task, place) => (
          <li key={task}>
            <label
              style={{
                display: 'flex',
                gap: 12,
                padding: 8,
                borderBlockEnd: '1px solid var(--bureau-color-border)',
              }}
            >
              <input
                type="checkbox"
                checked={place < selected}
                onChange={(event) => setSelected(event.target.checked ? place + 1 : place)}
              />
              {task}
            </label>
          </li>
        ))}
      </ul>
      <BulkActionBar {...props} count={selected} onClear={clear} onSelectAll={selectAll} />
    </div>
  );
}

const actions = (
  <>
    <Menu
      label="Set status"
      placement="top start"
      trigger={
        <Button variant="ghost" size="small" icon={<CircleDot aria-hidden />}>
          Status
        </Button>
      }
    >
      <MenuItem id={1} label="Open" />
      <MenuItem id={2} label="Completed" />
    </Menu>
    <Button variant="ghost" size="small" icon={<UserRound aria-hidden />}>
      Assign
    </Button>
    <Button variant="ghost" size="small" icon={<Download aria-hidden />}>
      Export
    </Button>
    <Button variant="ghost" size="small" icon={<Trash2 aria-hidden />}>
      Delete
    </Button>
  </>
);

const meta = {
  id: 'ui-bulkactionbar',
  component: BulkActionBar,
  args: { count: 3, total: 8432, onClear: fn(), onSelectAll: fn(), children: actions },
  argTypes: { children: { control: false }, ref: { control: false } },
  render: (args) => <List {...args} />,
} satisfies Meta<typeof BulkActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

// The first selection brings the code.
const isThere = (count = 1) => waitFor(() => expect(screen.getAllByRole('toolbar')).toHaveLength(count));
const isGone = () => waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());

export const Some: Story = {
  play: async ({ canvas, args, step }) => {
    await isThere();
    const last = canvas.getByRole('checkbox', { name: 'Invite everybody' });
    await step('it is one stop of the Tab key, with arrows inside', async () => {
      last.focus();
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Select all 8,432' })).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Assign' })).toHaveFocus());
    });
    await step('Escape gives the selection up, and the focus goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClear).toHaveBeenCalledOnce();
      await isGone();
      await waitFor(() => expect(last).toHaveFocus());
    });
  },
};

export const Rising: Story = {
  args: { count: 0 },
  play: async ({ canvas, canvasElement, args }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Order desks' }));
    await isThere();
    await expect(canvas.getByRole('toolbar', { name: 'Selection' })).toHaveTextContent('2 selected');
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBe(list.height);
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent(/2 selected.*2 selected/s),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await isGone();
  },
};

export const SelectingAll: Story = {
  play: async ({ canvas, args }) => {
    await isThere();
    canvas.getByRole('button', { name: 'Select all 8,432' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('toolbar')).toHaveTextContent('8,432 selected');
    await expect(canvas.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Status' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await isGone();
  },
};

/** A bar that is hidden meanwhile, as in a tab, raises nothing, and Escape is not for it. */
export const HiddenMeanwhile: Story = {
  play: async ({ args, canvasElement }) => {
    await isThere();
    const edge = () => document.documentElement.style.getPropertyValue('--toast-edge');
    await waitFor(() => expect(edge()).not.toBe(''));
    canvasElement.hidden = true;
    await waitFor(() => expect(edge()).toBe(''));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).not.toHaveBeenCalled();
    canvasElement.hidden = false;
    await waitFor(() => expect(edge()).not.toBe(''));
  },
};

export const EscapeInMenu: Story = {
  play: async ({ canvas, args }) => {
    await isThere();
    const trigger = canvas.getByRole('button', { name: 'Status' });
    await userEvent.click(trigger);
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};

const rows = Array.from({ length: 30 }, (_, index) => `Task ${index + 1}`);

/** Shows the bar over a table, in which some rows are selected at first. */
function Table({ selected, ...props }: BulkActionBarProps & { readonly selected: readonly string[] }) {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set(selected));
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 600 }}>
      <DataTable
        label="Tasks"
        columns={[{ id: 'title', header: 'Title', isRowHeader: true, cell: (title) => title }]}
        rows={rows}
        getRowKey={(title) => title}
        selectedKeys={keys}
        onSelectedKeysChange={setKeys}
      />
      <BulkActionBar {...props} count={keys.size} />
    </div>
  );
}

/** Expects that nothing lies over an element. */
const expectUncovered = async (element: HTMLElement) =>
  waitFor(() => {
    const { left, top, bottom } = element.getBoundingClientRect();
    void expect([top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 4, y))).toEqual([
      element,
      element,
    ]);
  });

/** On a phone it is as wide as the list: the row with the focus comes to stand above it, the last one, too, and where the bar comes later. */
export const BelowTheFocus: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Table {...args} selected={['Task 1']} />,
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('checkbox', { name: 'Select Task 1' });
    first.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Task 30' })).toHaveFocus());
    await expectUncovered(canvas.getByRole('rowheader', { name: 'Task 30' }));
  },
};

/** The row that somebody selects at the lower edge makes way for the bar that comes with it. */
export const OverTheFocus: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Table {...args} selected={[]} />,
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('checkbox', { name: 'Select Task 1' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    const row = document.activeElement as HTMLElement;
    await expect(row).toHaveRole('rowheader');
    await userEvent.keyboard(' ');
    await isThere();
    await waitFor(() => expect(row).toHaveFocus());
    await expectUncovered(row);
  },
};

export const Waiting: Story = {
  args: { isSelectingAll: true },
  play: async ({ canvas, args }) => {
    await isThere();
    await userEvent.click(canvas.getByRole('button', { name: /^Select all 8,432/ }));
    await expect(args.onSelectAll).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await isThere();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <List {...args} />
      <List {...args} count={1} total={1} />
      <div style={{ inlineSize: 480 }}>
        <List {...args} count={8432} />
      </div>
    </div>
  ),
  play: async () => {
    await isThere(3);
  },
};
