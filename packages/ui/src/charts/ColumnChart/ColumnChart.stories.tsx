import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ColumnChart } from './ColumnChart.tsx';
import type { ChartPoint, ColumnChartProps } from './ColumnChart.types.ts';

const makePoints = (count: number): readonly ChartPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: `${String((index % 28) + 1).padStart(2, '0')}.03.2026`,
    values: [
      { value: (index * 7) % 19, href: `/tasks?created=${index}` },
      { value: (index * 5 + 3) % 16, href: `/tasks?completed=${index}` },
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

/** One column is in the order of tabs; arrows lead to the others, and the legend says what each counts. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('img', { name: '07.03.2026, Created 4, Completed 1' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: '06.03.2026, Created 16, Completed 12' })).toHaveFocus(),
    );
    await expect(canvasElement).toHaveTextContent('06.03.2026Created 16Completed 12');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('img', { name: /^01\.03\.2026/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('img', { name: /^07\.03\.2026/ })).toHaveFocus());
    await userEvent.tab({ shift: true });
    const sum = canvas.getByRole('link', { name: `Created ${week.series[0].sum.value}` });
    await expect(sum.getAttribute('href')).toContain('/tasks?created');
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

export const Month: Story = { args: chartOf(30) };

const nothing = {
  summary: 'Nothing was created or completed.',
  points: week.points.map((point) => ({
    ...point,
    values: point.values.map((value) => ({ ...value, value: 0 })),
  })),
} satisfies Partial<ColumnChartProps>;

export const NothingYet: Story = { args: nothing };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <ColumnChart {...args} label="Week" />
      <ColumnChart {...args} {...chartOf(30)} label="Month" />
      <ColumnChart {...args} {...nothing} label="Nothing yet" />
      <div style={{ inlineSize: 280 }}>
        <ColumnChart {...args} {...chartOf(30)} label="In little space" />
      </div>
    </div>
  ),
};
