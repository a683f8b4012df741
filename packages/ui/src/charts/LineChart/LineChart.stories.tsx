import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { ChartPoint } from '../Chart/index.ts';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const left = [60, 60, 54, 47, 49, 38, 31, 24, null, null];

const points = left.map((remaining, day): ChartPoint => ({
  id: `${day}`,
  label: `${String(day + 2).padStart(2, '0')}.03.2026`,
  values: [{ value: Math.round(60 * (1 - day / 9)) }, { value: remaining }],
}));

const meta = {
  id: 'ui-linechart',
  component: LineChart,
  args: {
    label: 'Burndown',
    summary: '24 h are left, 11 h more than planned.',
    pointsLabel: 'Day',
    formatValue: (value) => `${value} h`,
    series: [
      { id: 'ideal', label: 'Planned', isReference: true },
      { id: 'remaining', label: 'Left to do' },
    ],
    points,
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One point is in the order of tabs; arrows lead to the others. What is not known yet is left out. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('img', { name: '11.03.2026, Planned 0 h' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: '09.03.2026, Planned 13 h, Left to do 24 h' })).toHaveFocus(),
    );
    await waitFor(() => expect(canvas.getByText('24 h')).toBeVisible());
  },
};

/** The table holds the same values. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await canvas.findByRole('row', { name: '10.03.2026 7 h –' });
    await canvas.findByRole('row', { name: '09.03.2026 13 h 24 h' });
  },
};

const years: Pick<LineChartProps, 'points' | 'series'> = {
  series: ['Harbour', 'Bridge', 'Audit', 'Website'].map((label) => ({ id: label, label })),
  points: Array.from({ length: 12 }, (_, month) => ({
    id: `${month}`,
    label: `${month + 1}/2026`,
    values: [0, 1, 2, 3].map((place) => ({
      value: Math.round(40 * Math.sin((month + place * 2) / 3) + 20 + place * 12),
    })),
  })),
};

/** Each line has a colour, a dash and a mark of its own; some values are below zero. */
export const ManyLines: Story = { args: { ...years, formatValue: undefined } };

export const OnePoint: Story = { args: { points: points.slice(0, 1) } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 640 }}>
      <LineChart {...args} label="Plan and truth" />
      <LineChart {...args} {...years} formatValue={undefined} label="Many lines" />
      <div style={{ inlineSize: 260 }}>
        <LineChart {...args} label="In little space" />
      </div>
    </div>
  ),
};
