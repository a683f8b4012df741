import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PermissionTree } from './PermissionTree.tsx';
import type { PermissionSet } from './PermissionTree.types.ts';
import { actions, everything, granted, makeMenus, menu, menus } from './testing/menus.tsx';
import { box, focusedName, lastValue, press, row, rowNames } from './testing/treeQueries.tsx';

const meta = {
  id: 'ui-permissiontree',
  component: PermissionTree,
  args: {
    label: 'What project managers may do',
    nodes: menus,
    actions,
    defaultValue: granted,
    onChange: fn<(value: PermissionSet) => void>(),
  },
} satisfies Meta<typeof PermissionTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeGranted: Story = {
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() => expect(row(canvas, 'Work')).toHaveAttribute('aria-expanded', 'true'));
    await expect(row(canvas, 'Work')).toHaveAttribute('aria-level', '1');
    await expect(row(canvas, 'Tasks')).toHaveAttribute('aria-level', '2');
    await expect(row(canvas, 'Tasks')).toHaveAttribute('aria-posinset', '2');
    await expect(row(canvas, 'Tasks')).toHaveAttribute('aria-setsize', '4');
    await expect(row(canvas, 'Tasks')).not.toHaveAttribute('aria-expanded');
    await expect(box(canvas, 'View, Work')).toBePartiallyChecked();
    await expect(box(canvas, 'Delete, All menus')).toBePartiallyChecked();
    await expect(box(canvas, 'Delete, People')).not.toBeChecked();
    await expect(within(canvas).queryByRole('checkbox', { name: 'Edit, Reports' })).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { nodes: [] } };
export const NothingGranted: Story = { args: { defaultValue: new Set() } };
export const EverythingGranted: Story = {
  args: { defaultValue: everything },
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() => expect(box(canvas, 'Delete, All menus')).toBeChecked());
  },
};

/** Ticking a parent ticks its children, in its own column; the parents of what is ticked follow. */
export const TickingAParent: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await waitFor(() => box(canvas, 'Edit, Finance'));
    await userEvent.click(box(canvas, 'Edit, Finance'));
    await expect(box(canvas, 'Edit, Finance')).toBeChecked();
    await expect(box(canvas, 'Edit, Invoices')).toBeChecked();
    await expect(box(canvas, 'Edit, Payments')).toBeChecked();
    await expect(box(canvas, 'View, Payments')).not.toBeChecked();
    await expect(lastValue(args.onChange)).toEqual([...granted, 'invoices_edit', 'payments_edit'].toSorted());
    await expect(await within(document.body).findByText('2 permissions granted')).toBeInTheDocument();
    await userEvent.click(box(canvas, 'Edit, Invoices'));
    await expect(box(canvas, 'Edit, Finance')).toBePartiallyChecked();
    await userEvent.click(box(canvas, 'Edit, Payments'));
    await expect(box(canvas, 'Edit, Finance')).not.toBeChecked();
    await expect(lastValue(args.onChange)).toEqual([...granted].toSorted());
  },
};

export const PressingAMixedBox: Story = {
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() => expect(box(canvas, 'View, All menus')).toBePartiallyChecked());
    await userEvent.click(box(canvas, 'View, All menus'));
    await expect(box(canvas, 'View, All menus')).toBeChecked();
    await expect(box(canvas, 'View, Invoices')).toBeChecked();
    await expect(box(canvas, 'Edit, Invoices')).not.toBeChecked();
    await expect(await within(document.body).findByText('4 permissions granted')).toBeInTheDocument();
    await userEvent.click(box(canvas, 'View, All menus'));
    await expect(box(canvas, 'View, Tasks')).not.toBeChecked();
  },
};

/** Stays as it is while whoever controls it does not take the change. */
export const Controlled: Story = {
  args: { defaultValue: undefined, value: granted },
  play: async ({ canvasElement: canvas, args }) => {
    await waitFor(() => box(canvas, 'View, Work'));
    await userEvent.click(box(canvas, 'View, Work'));
    await userEvent.click(box(canvas, 'Delete, Teams'));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(box(canvas, 'View, Work')).toBePartiallyChecked();
    await expect(box(canvas, 'Delete, Teams')).not.toBeChecked();
  },
};

/** The whole cell is the target. */
export const PressingACell: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await waitFor(() => box(canvas, 'Create, Projects'));
    const cell = box(canvas, 'Create, Projects').parentElement;
    if (cell) await userEvent.click(cell);
    await expect(box(canvas, 'Create, Projects')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await waitFor(() => row(canvas, 'Work'));
    within(canvas).getByRole('searchbox').focus();
    await userEvent.tab();
    await expect(focusedName()).toBe('People');
    await press('{ArrowRight}', 'View, People');
    await press('{ArrowDown}', 'View, Teams');
    await userEvent.keyboard(' ');
    await expect(box(canvas, 'View, Teams')).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(box(canvas, 'View, Teams')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await press('{End}', 'Delete, Teams');
    await press('{ArrowRight}', 'Delete, Teams');
    await press('{Home}', 'Teams');
    await press('{Control>}{End}{/Control}{Home}', 'Reports');
    await press('{Control>}{Home}{/Control}', 'People');
    await press('{ArrowUp}', 'MenuAll menus');
    await press('{ArrowRight}', 'View, All menus');
    await press('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowLeft}', 'Clients');
    await press('{ArrowLeft}', 'People');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(canvas, 'People')).toHaveAttribute('aria-expanded', 'false');
    await expect(rowNames(canvas)).not.toContain('Teams');
    await expect(focusedName()).toBe('People');
    await press('{ArrowDown}', 'Work');
    await press('{ArrowUp}', 'People');
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvas, 'People')).toHaveAttribute('aria-expanded', 'true');
    await expect(rowNames(canvas)).toContain('Teams');
    await userEvent.keyboard(' ');
    await expect(row(canvas, 'People')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(row(canvas, 'People')).toHaveAttribute('aria-expanded', 'true');
    await press('{PageDown}', 'Reports');
    await press('{PageUp}', 'People');
  },
};

/** Is one tab stop, which leads to where the focus was. */
export const OneTabStop: Story = {
  render: (args) => (
    <>
      <PermissionTree {...args} />
      <button type="button">Save</button>
    </>
  ),
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() => row(canvas, 'Work'));
    within(canvas).getByRole('searchbox').focus();
    await userEvent.tab();
    await press('{ArrowDown}{ArrowRight}', 'View, Teams');
    await userEvent.tab();
    await expect(focusedName()).toBe('Save');
    await userEvent.tab({ shift: true });
    await expect(focusedName()).toBe('View, Teams');
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(within(canvas).getByRole('searchbox')).toHaveFocus());
  },
};

export const Filtered: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await waitFor(() => row(canvas, 'Work'));
    await userEvent.type(within(canvas).getByRole('searchbox', { name: 'Filter menus' }), 'ts');
    await waitFor(() => expect(within(canvas).getByRole('status')).toHaveTextContent('5 menus match'));
    await userEvent.type(within(canvas).getByRole('searchbox'), '{Backspace}as');
    await waitFor(() => expect(within(canvas).getByRole('status')).toHaveTextContent('1 menu matches'));
    await expect(rowNames(canvas)).toEqual(['Work', 'Tasks']);
    await userEvent.click(box(canvas, 'Delete, All menus'));
    await expect(lastValue(args.onChange)).toEqual([...granted, 'tasks_delete'].toSorted());
    await userEvent.click(within(canvas).getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(box(canvas, 'Delete, Tasks')).toBeChecked());
    await expect(box(canvas, 'Delete, Projects')).not.toBeChecked();
  },
};

export const NoMatch: Story = {
  play: async ({ canvasElement: canvas }) => {
    await userEvent.type(within(canvas).getByRole('searchbox'), 'payroll');
    await waitFor(() => expect(within(canvas).getByRole('status')).toHaveTextContent('No matches'));
    await expect(rowNames(canvas)).toEqual([]);
  },
};

export const Changed: Story = {
  args: { savedValue: granted },
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() => box(canvas, 'Edit, Finance'));
    await userEvent.click(box(canvas, 'View, Finance'));
    await userEvent.click(box(canvas, 'Edit, Finance'));
    await userEvent.click(box(canvas, 'View, Reports'));
    await expect(within(canvas).getByText('Unsaved changes: 4 granted, 1 revoked')).toBeInTheDocument();
    await waitFor(() => expect(within(canvas).getByText('+4')).toBeVisible());
    await waitFor(() => expect(within(canvas).getByText('−1')).toBeVisible());
    await userEvent.click(box(canvas, 'View, Finance'));
    await userEvent.click(box(canvas, 'Edit, Finance'));
    await userEvent.click(box(canvas, 'View, Reports'));
    await expect(within(canvas).queryByText(/Unsaved changes/)).not.toBeInTheDocument();
  },
};

export const ReadOnly: Story = {
  args: { mode: 'readOnly' },
  play: async ({ canvasElement: canvas, args }) => {
    await waitFor(() => box(canvas, 'View, Work'));
    await expect(within(canvas).getByRole('treegrid')).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(box(canvas, 'View, Work'));
    await userEvent.click(box(canvas, 'View, Tasks'));
    await userEvent.keyboard(' {Enter}');
    await expect(box(canvas, 'View, Work')).toBePartiallyChecked();
    await expect(box(canvas, 'View, Tasks')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await press('{ArrowUp}', 'View, Projects');
  },
};

/** Shows the menus that somebody with these permissions sees, and what they can do in each. */
export const Preview: Story = {
  args: { mode: 'preview' },
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() =>
      expect(rowNames(canvas)).toEqual([
        'People',
        'Teams',
        'Work',
        'Projects',
        'Tasks',
        'Timesheet',
        'Reports',
      ]),
    );
    await expect(within(canvas).queryByRole('checkbox')).not.toBeInTheDocument();
    await waitFor(() => expect(within(canvas).getByRole('img', { name: 'Edit, Tasks' })).toBeVisible());
    await expect(within(canvas).queryByRole('img', { name: 'Delete, Tasks' })).not.toBeInTheDocument();
    await expect(within(canvas).queryByRole('img', { name: 'View, Work' })).not.toBeInTheDocument();
  },
};

export const PreviewOfNothing: Story = {
  args: { mode: 'preview', defaultValue: new Set(['tasks_edit']) },
  play: async ({ canvasElement: canvas }) => {
    await waitFor(async () =>
      expect(await within(canvas).findByText('No menus are visible with these permissions')).toBeVisible(),
    );
  },
};

export const ManyRows: Story = {
  args: { nodes: makeMenus(2_000), defaultValue: new Set() },
  play: async ({ canvasElement: canvas, args }) => {
    await waitFor(() => row(canvas, 'Sales 1'));
    await expect(within(canvas).getByRole('treegrid')).toHaveAttribute('aria-rowcount', '2001');
    await expect(canvas.querySelectorAll('*').length).toBeLessThan(500);
    await userEvent.click(box(canvas, 'View, All menus'));
    await expect((lastValue(args.onChange) as unknown[]).length).toBe(1777);
    row(canvas, 'Sales 1').querySelector('button')?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(document.activeElement?.closest('[aria-rowindex="2001"]')).not.toBeNull());
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(focusedName()).toBe('Sales 1'));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() => row(canvas, 'Work'));
    within(canvas).getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(row(canvas, 'People')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(canvas, 'People')).toHaveAttribute('aria-expanded', 'true');
    await press('{ArrowLeft}', 'View, People');
    await press('{ArrowRight}', 'People');
  },
};

const german = ['Anzeigen', 'Erstellen', 'Bearbeiten', 'Löschen'];
const longActions = actions.map((action, index) => ({ ...action, label: german[index] ?? '' }));
const longMenus = [
  {
    id: 'people',
    label: 'Personalverwaltung und Zugriffsberechtigungen',
    children: [
      menu('applicants', 'Datenschutzfolgenabschätzung für das Bewerbermanagement'),
      menu('migration', '顧客データの移行計画を見直す'),
    ],
  },
];

export const LongLabels: Story = {
  args: { actions: longActions, nodes: longMenus, defaultValue: new Set(['applicants_view']) },
};

export const Narrow: Story = {
  ...LongLabels,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement: canvas }) => {
    await waitFor(() => box(canvas, 'Anzeigen, 顧客データの移行計画を見直す'));
    const scroller = within(canvas).getByRole('treegrid').parentElement;
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    scroller?.scrollTo({ left: 500 });
    const name = within(canvas).getAllByRole('rowheader')[0];
    const distance =
      (name?.getBoundingClientRect().left ?? 0) - (scroller?.getBoundingClientRect().left ?? 0);
    await expect(distance).toBeLessThan(2);
  },
};

const view = actions.slice(0, 1);

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: '.body > .row .cell:last-child',
      rows: {
        Menu: (state: string) => (
          <PermissionTree label={state} nodes={menus.slice(-1)} actions={view} style={{ inlineSize: 220 }} />
        ),
      },
    },
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PermissionTree
        {...args}
        label="Changed"
        value={new Set(['tasks_view', 'clients_view', 'clients_edit'])}
        savedValue={granted}
      />
      <PermissionTree {...args} label="Read-only" mode="readOnly" nodes={menus.slice(0, 2)} />
      <PermissionTree {...args} label="Preview" mode="preview" />
      <PermissionTree {...args} label="Empty" nodes={[]} />
      <div style={{ inlineSize: 288 }}>
        <PermissionTree
          {...args}
          label="Narrow"
          nodes={longMenus}
          actions={longActions}
          defaultValue={new Set(['applicants_view'])}
        />
      </div>
    </div>
  ),
};
