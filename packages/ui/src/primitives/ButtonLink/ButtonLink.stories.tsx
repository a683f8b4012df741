import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  id: 'ui-buttonlink',
  component: ButtonLink,
  args: { href: '/tasks/create', children: 'Create task' },
  argTypes: { icon: { control: false }, endIcon: { control: false }, ref: { control: false } },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is a link, whatever it looks like: it has an address and can be opened in a new tab. */
export const Outline: Story = {
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Create task' });
    await expect(link).toHaveAttribute('href');
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Main: Story = { args: { variant: 'solid', tone: 'accent', icon: <Plus aria-hidden /> } };

export const Ghost: Story = { args: { variant: 'ghost' } };

export const Matrix: Story = {
  parameters: { pointer: { rows: { Outline: <ButtonLink href="#report">Open report</ButtonLink> } } },
  render: () => (
    <StateMatrix
      rows={Object.fromEntries(
        (['solid', 'outline', 'ghost'] as const).flatMap((variant) =>
          (['neutral', 'accent', 'danger'] as const).map((tone) => [
            `${variant}, ${tone}`,
            <>
              <ButtonLink {...{ variant, tone }} href="/tasks">
                Create task
              </ButtonLink>
              <ButtonLink {...{ variant, tone }} href="/tasks" icon={<Plus aria-hidden />}>
                Create task
              </ButtonLink>
              <ButtonLink {...{ variant, tone }} href="/tasks" endIcon={<ArrowRight aria-hidden />}>
                All tasks
              </ButtonLink>
              <ButtonLink {...{ variant, tone }} href="/tasks" size="small">
                Create task
              </ButtonLink>
            </>,
          ]),
        ),
      )}
    />
  ),
};
