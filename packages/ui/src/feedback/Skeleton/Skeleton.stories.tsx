import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  id: 'ui-skeleton',
  component: Skeleton,
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { inlineSize: '240px' } };

export const Circle: Story = { args: { inlineSize: '32px', blockSize: '32px', isRound: true } };

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        line: <Skeleton inlineSize="240px" />,
        heading: <Skeleton inlineSize="160px" blockSize="20px" />,
        person: (
          <>
            <Skeleton inlineSize="32px" blockSize="32px" isRound />
            <Skeleton inlineSize="120px" />
          </>
        ),
        'whole line': <Skeleton />,
      }}
    />
  ),
};
