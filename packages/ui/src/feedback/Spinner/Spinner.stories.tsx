import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  id: 'ui-spinner',
  component: Spinner,
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};

export const Named: Story = {
  args: { label: 'Loading tasks', size: 20 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Loading tasks' })).toBeVisible());
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        '16 pixels': <Spinner />,
        '20 pixels': <Spinner size={20} />,
        '60 pixels': <Spinner size={60} thickness={3} />,
        'in accent': (
          <span style={{ color: 'var(--bureau-color-accent)' }}>
            <Spinner size={20} />
          </span>
        ),
      }}
    />
  ),
};
