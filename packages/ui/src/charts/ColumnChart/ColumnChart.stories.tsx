import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { ChartPoint } from '../Chart/index.ts';
import { ColumnChart, type ColumnChartProps } from './ColumnChart.tsx';

// March 2026, which begins on a Sunday
const created = [
  2, 14, 17, 12, 19, 16, 4, 1, 16, 21, 15, 18, 14, 3, 2, 18, 22, 17, 24, 19, 5, 3, 21, 19, 23, 26, 17, 4, 2,
  24, 27,
];
const completed = [
  0, 9, 13, 15, 11, 12, 1, 0, 12, 16, 19, 14, 13, 2, 1, 15, 18, 20, 17, 21, 3, 0, 16, 22, 19, 20, 18, 2, 1,
  17, 21,
];

const makePoints = (count: number): readonly ChartPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: `${String(index + 1).padStart(2, '0')}.03.2026`,
    values: [
      { value: created[index] ?? 0, href: `/tasks?created=${index}` },
      { value: completed[index] ?? 0, href: `/tasks?completed=${index}` },
    ],
  }));

const sumOf = (points: readonly ChartPoint[], place: number) =>
  points.reduce((sum, { values }) => sum + (values[place]?.value ?? 0), 0);

function chartOf(count: number): Pick<ColumnChartProps, 'points' | 'series'> {
  const points = makePoints(count);
  return {
    points,
    series: [
      { id: 'created', label: 'Created', sum: { value: sumOf(points, 0), href: '/tasks?created' } },
      { id: 'completed', label: 'Completed', sum: { value: sumOf(points, 1), href: '/tasks?completed' } },
    ],
  };
}

const week = chartOf(7);

const meta = {
  id: 'ui-columnchart',
  component: ColumnChart,
  args: {
    label: 'Created and completed',
    summary: 'More was created than completed.',
    pointsLabel: 'Day',
    ...week,
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof ColumnChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Leaves the axis out. */
const inBubble = { ignore: '[data-each] > span' };

/** One column is in the order of tabs; arrows lead to the others, and each shows its values. Escape hides them. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('img', { name: '07.03.2026, Created 4, Completed 1' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: '06.03.2026, Created 16, Completed 12' })).toHaveFocus(),
    );
    await waitFor(() => expect(canvas.getByText('06.03.2026', inBubble)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('06.03.2026', inBubble)).not.toBeInTheDocument());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('img', { name: /^01\.03\.2026/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('img', { name: /^07\.03\.2026/ })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('img', { name: /^07\.03\.2026/ })).toHaveFocus());
    const sum = canvas.getByRole('link', { name: `Created ${sumOf(week.points, 0)}` });
    await expect(sum.getAttribute('href')).toContain('/tasks?created');
    await expect(canvasElement).toHaveTextContent('More was created than completed.');
  },
};

/** The pointer shows the values of a column, and can move onto them. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('img', { name: /^06\.03\.2026/ }));
    await waitFor(() => expect(canvas.getByText('06.03.2026', inBubble)).toBeVisible());
    await userEvent.hover(canvas.getByText('06.03.2026', inBubble));
    await waitFor(() => expect(canvas.getByText('06.03.2026', inBubble)).toBeVisible());
    await userEvent.unhover(canvas.getByText('06.03.2026', inBubble));
    await waitFor(() => expect(canvas.queryByText('06.03.2026', inBubble)).not.toBeInTheDocument());
  },
};

/** The table holds the same values, each a link to what it counts. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const row = canvas.getByRole('row', { name: '06.03.2026 16 12' });
    await expect(row.querySelector('a')?.getAttribute('href')).toContain('/tasks?created=5');
  },
};

export const Month: Story = { args: chartOf(31) };

const nothing = {
  series: week.series.map((one) => ({ ...one, sum: { value: 0 } })),
  summary: 'Nothing was created or completed.',
  points: week.points.map((point) => ({
    ...point,
    values: point.values.map((value) => ({ ...value, value: 0 })),
  })),
} satisfies Partial<ColumnChartProps>;

export const NothingYet: Story = { args: nothing };

/** Parts of a whole stand upon each other, what is below zero downwards. */
export const Stacked: Story = { args: { isStacked: true } };

// hours of each quarter; a correction in the third one takes back what was booked twice
const hours = [
  { label: 'Design', values: [148, 96, 120, 84] },
  { label: 'Development', values: [412, 466, -64, 438] },
  { label: 'Testing', values: [96, 134, 118, 142] },
  { label: 'Support', values: [58, 72, 66, 81] },
  { label: 'Travel', values: [24, 12, 30, 18] },
  { label: 'Other', values: [36, 28, 41, 33] },
];
const quarters: Pick<ColumnChartProps, 'points' | 'series'> = {
  series: hours.map(({ label }) => ({ id: label, label })),
  points: [0, 1, 2, 3].map((quarter) => ({
    id: `${quarter}`,
    label: `Q${quarter + 1} 2026`,
    values: hours.map(({ values }) => ({ value: values[quarter] ?? 0 })),
  })),
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <ColumnChart {...args} label="Week" />
      <ColumnChart
        {...args}
        {...quarters}
        label="Stacked"
        isStacked
        summary="Most time went into development."
      />
      <ColumnChart {...args} {...nothing} label="Nothing yet" />
      <div style={{ inlineSize: 280 }}>
        <ColumnChart {...args} {...chartOf(31)} label="In little space" />
      </div>
    </div>
  ),
};
