import { tones } from '@bureau/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Alert } from './Alert.tsx';

const meta = {
  id: 'ui-alert',
  component: Alert,
  args: {
    tone: 'danger',
    title: 'The tasks could not be loaded',
    children: 'The server does not answer. We try again as soon as it does.',
  },
  argTypes: { action: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  args: { tone: 'info' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Assertive: Story = {
  args: { isAssertive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The tasks could not be loaded');
  },
};

export const WithAction: Story = { args: { action: <Button size="small">Try again</Button> } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 640 }}>
      {tones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
      <Alert tone="warning">Your session ends in five minutes.</Alert>
      <Alert {...args} action={<Button size="small">Try again</Button>} />
    </div>
  ),
};
