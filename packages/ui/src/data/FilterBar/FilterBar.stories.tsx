import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FilterBar } from './FilterBar.tsx';
import type { FilterBarProps, FilterDefinition } from './FilterBar.types.ts';

const filters: readonly FilterDefinition[] = [
  {
    kind: 'choice',
    id: 'status',
    label: 'Status',
    options: ['Open', 'In progress', 'On hold', 'Waiting', 'Cancelled', 'Completed'].map((label, place) => ({
      id: place + 1,
      label,
    })),
  },
  {
    kind: 'choice',
    id: 'project_id',
    label: 'Project',
    options: [
      'Website relaunch',
      'Office move',
      'Payroll 2026',
      'Kundenportal',
      'Datenschutzfolgenabschätzung Bewerbermanagement',
      '顧客データの移行',
      'Archive',
      'Intranet',
      'Trade fair',
      'Warehouse',
    ].map((label, place) => ({ id: place + 1, label })),
  },
  { kind: 'dateRange', id: 'due_date', label: 'Due date', isDeadline: true, emptyLabel: 'Not set' },
  {
    kind: 'choice',
    id: 'assignee_id',
    label: 'Assignee',
    emptyLabel: 'nobody',
    options: ['Ada Lovelace', 'Grace Hopper', '山田 花子'].map((label, place) => ({ id: place + 1, label })),
  },
  { kind: 'numberRange', id: 'progress', label: 'Progress', unit: '%', min: 0, max: 100 },
];

function KeptFilterBar({ values, onChange, ...props }: FilterBarProps) {
  const [kept, setKept] = useState(values);
  const keep: FilterBarProps['onChange'] = (next) => {
    setKept(next);
    onChange(next);
  };
  return <FilterBar {...props} values={kept} onChange={keep} />;
}

const meta = {
  id: 'ui-filterbar',
  component: FilterBar,
  args: { filters, values: {}, onChange: fn(), onOpen: fn() },
  render: (args) => <KeptFilterBar {...args} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement, name: string | RegExp) => within(canvas).getByRole('button', { name });
const addButton = (canvas: HTMLElement) => button(canvas, 'Add filter');
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Empty: Story = {};

export const Set: Story = {
  args: { values: { status: [1, 2], due_date: { from: '2026-03-01', to: '2026-03-31' } } },
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() => expect(button(canvas, 'Status is Open, In progress')).toBeVisible());
    await waitFor(() =>
      expect(button(canvas, 'Due date is between 03/01/2026 and 03/31/2026')).toBeVisible(),
    );
  },
};

export const Choosing: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(addButton(canvas));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
    await expect(args.onOpen).toHaveBeenCalledWith('status');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: [1, 2] });
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(button(canvas, 'Status is Open, In progress')).toHaveFocus());
  },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(addButton(canvas));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(addButton(canvas)).toHaveFocus());
    await expect(within(canvas).queryByText('Status is')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Searching: Story = {
  args: { values: { project_id: [2] } },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(button(canvas, 'Project is Office move'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search Project' })).toHaveFocus());
    await userEvent.keyboard('顧客');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ project_id: [2, 6] });
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
  },
};

export const TypingDates: Story = {
  args: { values: { due_date: { from: '2026-03-01' } } },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(button(canvas, 'Due date is on or after 03/01/2026'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'From' })).toHaveFocus());
    const to = screen.getByRole('textbox', { name: 'To' });
    await userEvent.type(to, '2/28/2026{Enter}');
    await expect(to).toHaveAccessibleDescription('The end date is before the start date.');
    await userEvent.clear(to);
    await userEvent.type(to, 'soon{Enter}');
    await expect(to).toHaveAccessibleDescription('Enter a date, for example 12/31/2026.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(to);
    await userEvent.type(to, '2026-04-30{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      due_date: { from: '2026-03-01', to: '2026-04-30' },
    });
    await isClosed();
    await waitFor(() => expect(button(canvas, /^Due date is between/)).toHaveFocus());
  },
};

export const PickingDates: Story = {
  args: { values: { due_date: { from: '2026-03-02', to: '2026-03-06' } }, dateFormat: 'dd.MM.yyyy' },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(button(canvas, 'Due date is between 02.03.2026 and 06.03.2026'));
    await userEvent.click(await screen.findByRole('button', { name: /March 10, 2026/ }));
    await userEvent.click(screen.getByRole('button', { name: /March 20, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      due_date: { from: '2026-03-10', to: '2026-03-20' },
    });
    await expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('10.03.2026');
  },
};

export const QuickDates: Story = {
  args: { today: '2026-03-17', firstDayOfWeek: 0 },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(addButton(canvas));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Due date' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      due_date: { from: '2026-03-15', to: '2026-03-21' },
    });
    await isClosed();
    const chip = button(canvas, 'Due date is between 03/15/2026 and 03/21/2026');
    await waitFor(() => expect(chip).toHaveFocus());
    await userEvent.click(chip);
    await expect(await screen.findByRole('button', { name: 'This week' })).toBePressed();
    await userEvent.click(screen.getByRole('button', { name: 'Overdue' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ due_date: { to: '2026-03-16' } });
  },
};

export const WithoutDate: Story = {
  args: { values: { due_date: { isEmpty: true } } },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(button(canvas, 'Due date is Not set'));
    await expect(await screen.findByRole('button', { name: 'Not set' })).toBePressed();
    const from = screen.getByRole('textbox', { name: 'From' });
    await expect(from).toHaveValue('');
    await userEvent.type(from, '3/1/2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ due_date: { from: '2026-03-01' } });
  },
};

export const Nobody: Story = {
  args: { values: { assignee_id: [2] } },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(button(canvas, 'Assignee is Grace Hopper'));
    await userEvent.click(await screen.findByRole('option', { name: 'nobody' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ assignee_id: [null, 2] });
    await userEvent.click(screen.getByRole('option', { name: 'Grace Hopper' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ assignee_id: [null] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button(canvas, 'Assignee is nobody')).toHaveFocus());
  },
};

export const TypingNumbers: Story = {
  args: { values: { progress: { from: 10 } } },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(button(canvas, 'Progress is at least 10%'));
    const from = await screen.findByRole('textbox', { name: 'From' });
    const to = screen.getByRole('textbox', { name: 'To' });
    await waitFor(() => expect(from).toHaveFocus());
    await expect(from).toHaveValue('10%');
    await userEvent.type(to, '120{Enter}');
    await expect(to).toHaveAccessibleDescription('Enter 100% or less.');
    await userEvent.clear(to);
    await userEvent.type(to, '2.5{Enter}');
    await expect(to).toHaveAccessibleDescription('Enter a whole number, for example 100%.');
    await userEvent.clear(to);
    await userEvent.type(to, '9{Enter}');
    await expect(to).toHaveAccessibleDescription('The maximum is below the minimum.');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(to);
    await userEvent.type(to, '90 %{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ progress: { from: 10, to: 90 } });
    await isClosed();
    await waitFor(() => expect(button(canvas, 'Progress is between 10% and 90%')).toHaveFocus());
  },
};

export const Removing: Story = {
  args: { values: { status: [1], project_id: [1, 2, 3, 4], due_date: { to: '2026-03-31' } } },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(button(canvas, 'Remove filter Status'));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      project_id: [1, 2, 3, 4],
      due_date: { to: '2026-03-31' },
    });
    await waitFor(() =>
      expect(button(canvas, 'Project is Website relaunch, Office move and 2 more')).toHaveFocus(),
    );
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(button(canvas, 'Due date is on or before 03/31/2026')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await waitFor(() => expect(addButton(canvas)).toHaveFocus());
  },
};

export const ClearingAll: Story = {
  args: { values: { status: [1], due_date: { to: '2026-03-31' } } },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(button(canvas, 'Clear all'));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await waitFor(() => expect(addButton(canvas)).toHaveFocus());
  },
};

const many = {
  status: [1, 2, 3, 4],
  project_id: [5],
  due_date: { from: '2026-03-01', to: '2026-03-31' },
  assignee_id: [null, 1],
  progress: { from: 10, to: 50 },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: 'button',
      rows: {
        Filter: (state: string) => (
          <KeptFilterBar
            label={state}
            filters={filters}
            values={{ status: [2] }}
            onChange={() => undefined}
          />
        ),
      },
    },
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <KeptFilterBar {...args} />
      <KeptFilterBar {...args} label="One filter" values={{ status: [2] }} />
      <KeptFilterBar {...args} label="All filters" values={many} />
      <div style={{ inlineSize: 280 }}>
        <KeptFilterBar {...args} label="All filters in little space" values={many} />
      </div>
    </div>
  ),
};
