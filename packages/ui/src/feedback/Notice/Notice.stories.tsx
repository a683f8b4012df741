import { tones } from '@bureau/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'UI/Notice',
  component: Notice,
  args: {
    tone: 'danger',
    title: 'The tasks could not be loaded',
    children: 'The server does not answer. We try again as soon as it does.',
  },
  argTypes: { action: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  args: { tone: 'info' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Alert: Story = {
  args: { isAlert: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The tasks could not be loaded');
  },
};

export const WithAction: Story = { args: { action: <Button size="small">Try again</Button> } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 640 }}>
      {tones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
      <Notice tone="warning">Your session ends in five minutes.</Notice>
      <Notice {...args} action={<Button size="small">Try again</Button>} />
    </div>
  ),
};
