import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { href: '/tasks/create', children: 'Create task' },
  argTypes: { icon: { control: false }, ref: { control: false } },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is a link, whatever it looks like: it has an address and can be opened in a new tab. */
export const Secondary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create task' })).toHaveAttribute('href');
  },
};

export const Primary: Story = { args: { variant: 'primary', icon: <Plus aria-hidden /> } };

export const Ghost: Story = { args: { variant: 'ghost' } };

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={Object.fromEntries(
        (['primary', 'secondary', 'ghost'] as const).map((variant) => [
          variant,
          <>
            <ButtonLink href="/tasks" variant={variant}>
              Create task
            </ButtonLink>
            <ButtonLink href="/tasks" variant={variant} icon={<Plus aria-hidden />}>
              Create task
            </ButtonLink>
            <ButtonLink href="/tasks" variant={variant} size="small">
              Create task
            </ButtonLink>
          </>,
        ]),
      )}
    />
  ),
};
