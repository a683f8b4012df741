import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AreaChart } from './AreaChart.tsx';

const months = ['January', 'February', 'March', 'April', 'May', 'June'];

const meta = {
  id: 'ui-areachart',
  component: AreaChart,
  args: {
    label: 'Hours by kind of work',
    summary: 'Most hours went into the building site, and more each month.',
    pointsLabel: 'Month',
    series: ['Building site', 'Planning', 'Meetings'].map((label) => ({ id: label, label })),
    points: months.map((label, month) => ({
      id: label,
      label,
      values: [{ value: 40 + month * 12 }, { value: 30 - (month % 3) * 4 }, { value: 8 + (month % 2) * 6 }],
    })),
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows lead from month to month. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('img', { name: /^June/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(
        canvas.getByRole('img', { name: 'May, Building site 88, Planning 26, Meetings 8' }),
      ).toHaveFocus(),
    );
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 640 }}>
      <AreaChart {...args} />
      <AreaChart
        {...args}
        label="One area"
        series={args.series.slice(0, 1)}
        points={args.points.map((point) => ({ ...point, values: point.values.slice(0, 1) }))}
      />
    </div>
  ),
};
