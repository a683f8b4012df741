import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Sparkline, type SparklinePoint } from './Sparkline.tsx';

const pointsOf = (values: readonly number[]): readonly SparklinePoint[] =>
  values.map((value, week) => ({ id: `${week}`, label: `Week ${week + 1}`, value }));

const meta = {
  id: 'ui-sparkline',
  component: Sparkline,
  args: {
    label: 'Velocity',
    summary: 'It rose from 12 to 21.',
    pointsLabel: 'Week',
    points: pointsOf([12, 15, 11, 18, 17, 21]),
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its values are reached by arrows. */
export const ByKeyboard: Story = {
  render: (args) => (
    <div style={{ inlineSize: 160 }}>
      <Sparkline {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('img', { name: 'Week 6, 21' }).focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText('Week 1: 12')).toBeVisible());
  },
};

export const Matrix: Story = {
  render: (args) => (
    <StateMatrix
      rows={{
        rising: (
          <div style={{ inlineSize: 160 }}>
            <Sparkline {...args} />
          </div>
        ),
        'in another tone': (
          <div style={{ inlineSize: 160 }}>
            <Sparkline {...args} tone="danger" points={pointsOf([8, 6, -2, 3])} />
          </div>
        ),
        'one value': (
          <div style={{ inlineSize: 160 }}>
            <Sparkline {...args} points={pointsOf([8])} />
          </div>
        ),
      }}
    />
  ),
};
