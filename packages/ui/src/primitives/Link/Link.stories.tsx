import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Link } from './Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

const meta = {
  id: 'ui-link',
  component: Link,
  subcomponents: { VisuallyHidden },
  args: { href: '/tasks', children: 'All tasks' },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const Quiet: Story = { args: { variant: 'quiet' } };

export const External: Story = {
  args: { href: 'https://bureau.example', isExternal: true, children: 'Bureau’s website' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bureau’s website (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Matrix: Story = {
  parameters: { pointer: { rows: { Text: <Link href="#tasks">Website relaunch</Link> } } },
  render: () => (
    <StateMatrix
      rows={{
        text: <Link href="/tasks">All tasks</Link>,
        'in a sentence': (
          <p>
            Nothing is overdue. See <Link href="/tasks">all tasks</Link>, or the{' '}
            <Link href="https://bureau.example" isExternal>
              handbook
            </Link>
            .
          </p>
        ),
        quiet: (
          <Link href="/tasks/detail/7" variant="quiet">
            Replace the staging certificate
          </Link>
        ),
      }}
    />
  ),
};
