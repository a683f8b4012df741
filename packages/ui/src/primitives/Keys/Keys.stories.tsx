import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimens } from '../../../../../.storybook/Specimens.tsx';
import { Keys } from './Keys.tsx';

const meta = {
  title: 'UI/Keys',
  component: Keys,
  args: { shortcut: 'g t', isApple: false },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Keys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sequence: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('G, then T')).toBeInTheDocument();
  },
};

export const OnAMac: Story = {
  args: { shortcut: 'Mod+k', isApple: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Command+K')).toBeInTheDocument();
    await expect(canvas.getByText('⌘')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Specimens
      rows={{
        'one key': (
          <>
            <Keys shortcut="c" />
            <Keys shortcut="?" />
            <Keys shortcut="/" />
            <Keys shortcut="Enter" />
            <Keys shortcut="Escape" />
          </>
        ),
        together: (
          <>
            <Keys shortcut="Mod+k" isApple={false} />
            <Keys shortcut="Mod+k" isApple />
          </>
        ),
        'one after the other': <Keys shortcut="g t" />,
        arrows: <Keys shortcut="ArrowUp ArrowDown" />,
      }}
    />
  ),
};
