import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Avatar } from './Avatar.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#a8c5b5"/><circle cx="20" cy="15" r="7" fill="#33513f"/><path d="M6 40a14 14 0 0 1 28 0" fill="#33513f"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const meta = {
  id: 'ui-avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveAttribute('data-initials', 'AL');
  },
};

/** Two characters as wide as they are high stand beside each other, and one of them where there is no room for both. */
export const WideInitials: Story = {
  args: { name: '山田 太郎' },
  render: (args) => (
    <>
      <Avatar {...args} />
      <Avatar {...args} name="佐藤 健太" size="small" />
    </>
  ),
  play: async ({ canvas }) => {
    const pair = canvas.getByRole('img', { name: '山田 太郎' });
    await expect(pair).toHaveAttribute('data-initials', '山太');
    const { blockSize, fontSize } = getComputedStyle(pair, '::before');
    await expect(Number.parseFloat(blockSize)).toBeLessThan(2 * Number.parseFloat(fontSize));
    await expect(canvas.getByRole('img', { name: '佐藤 健太' })).toHaveAttribute('data-initials', '佐');
  },
};

export const Picture: Story = { args: { src: picture } };

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toHaveAttribute('data-initials', 'AL'),
    );
  },
};

export const BesideTheName: Story = {
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={Object.fromEntries(
        (['small', 'medium', 'large'] as const).map((size) => [
          size,
          <>
            <Avatar size={size} name="Ada Lovelace" />
            <Avatar size={size} name="William Makepeace" />
            <Avatar size={size} name="山田 太郎" />
            <Avatar size={size} name="Plato" />
            <Avatar size={size} name="" isDecorative />
            <Avatar size={size} name="Grace Hopper" src={picture} />
          </>,
        ]),
      )}
    />
  ),
};
