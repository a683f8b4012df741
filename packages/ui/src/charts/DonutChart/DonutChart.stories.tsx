import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DonutChart, type DonutChartEntry } from './DonutChart.tsx';

const entries: readonly DonutChartEntry[] = [
  { id: 1, label: 'Open', value: 51, href: '/tasks?status=1' },
  { id: 2, label: 'In progress', value: 34, href: '/tasks?status=2' },
  { id: 3, label: 'On hold', value: 6 },
  { id: 4, label: 'Waiting', value: 12 },
];

const meta = {
  id: 'ui-donutchart',
  component: DonutChart,
  args: {
    label: 'Open tasks by status',
    summary: 'Half of the open tasks are not begun.',
    pointsLabel: 'Status',
    valuesLabel: 'Tasks',
    entries,
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One part is in the order of tabs; arrows lead around the ring, and the value stands in its middle. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('group', { name: 'Open tasks by status' });
    await waitFor(() => expect(ring).toHaveTextContent('103'));
    canvas.getByRole('img', { name: 'Open, 51, 50%' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('img', { name: 'In progress, 34, 33%' })).toHaveFocus());
    await waitFor(() => expect(ring).toHaveTextContent('34'));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Open' })).toHaveFocus());
  },
};

/** The table holds the same values, each a link to what it counts. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const row = within(await canvas.findByRole('row', { name: 'Open 51' }));
    await expect(row.getByRole('link').getAttribute('href')).toContain('/tasks?status=1');
  },
};

const nothing = entries.map((entry) => ({ ...entry, value: 0 }));

export const NothingYet: Story = { args: { entries: nothing } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 560 }}>
      <DonutChart {...args} />
      <DonutChart
        {...args}
        label="Six parts"
        entries={['A', 'B', 'C', 'D', 'E', 'F'].map((label, place) => ({
          id: label,
          label: `Rechnungsempfänger ${label}`,
          value: 30 - place * 4,
        }))}
      />
      <DonutChart {...args} label="The whole" entries={entries.slice(0, 1)} />
      <div style={{ inlineSize: 240 }}>
        <DonutChart {...args} label="Nothing, in little space" entries={nothing} />
      </div>
    </div>
  ),
};
