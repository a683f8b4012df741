import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  id: 'ui-kbd',
  component: Kbd,
  args: { shortcut: 'g t', isApple: false },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Kbd>;

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
    await waitFor(() => expect(canvas.getByText('⌘')).toBeVisible());
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        'one key': (
          <>
            <Kbd shortcut="c" />
            <Kbd shortcut="?" />
            <Kbd shortcut="/" />
            <Kbd shortcut="Enter" />
            <Kbd shortcut="Escape" />
          </>
        ),
        together: (
          <>
            <Kbd shortcut="Mod+k" isApple={false} />
            <Kbd shortcut="Mod+k" isApple />
          </>
        ),
        'one after the other': <Kbd shortcut="g t" />,
        arrows: <Kbd shortcut="ArrowUp ArrowDown" />,
      }}
    />
  ),
};
