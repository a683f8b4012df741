import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Link } from '../../primitives/Link/index.ts';
import { Persona } from '../../primitives/Persona/index.ts';
import { HoverCard } from './HoverCard.tsx';

const meta = {
  id: 'ui-hovercard',
  component: HoverCard,
  args: {
    children: <Link href="/users/detail/3">Marta Lindqvist</Link>,
    content: <Persona name="Marta Lindqvist" detail="marta.lindqvist@bureau.example" />,
  },
  argTypes: { children: { control: false }, content: { control: false }, ref: { control: false } },
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const detail = () => screen.queryByText('marta.lindqvist@bureau.example');
const isShown = () => waitFor(() => expect(detail()).toBeVisible());
const isGone = () => waitFor(() => expect(detail()).not.toBeInTheDocument());

export const Closed: Story = {
  args: { id: 'card', 'data-person': 3 } as Story['args'],
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Marta Lindqvist' });
    await step('the keyboard opens it, Escape closes it and leaves the focus', async () => {
      await userEvent.tab();
      await waitFor(() => expect(link).toHaveFocus());
      await isShown();
      await expect(link).toHaveAccessibleDescription(/marta\.lindqvist@bureau\.example/);
      await expect(document.querySelector('#card')).toHaveAttribute('data-person', '3');
      await userEvent.keyboard('{Escape}');
      await isGone();
      await waitFor(() => expect(link).toHaveFocus());
    });
    await step('it goes with the focus', async () => {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await isShown();
      await userEvent.tab({ shift: true });
      await isGone();
    });
    await step('the pointer opens it, and may move into it', async () => {
      await userEvent.hover(link);
      await isShown();
      await userEvent.hover(detail() as HTMLElement);
      await isShown();
      await userEvent.keyboard('{Escape}');
      await isGone();
    });
  },
};

export const Matrix: Story = {
  parameters: { docs: { story: { inline: false, autoplay: true, height: '160px' } } },
  args: {
    children: <Link href="/users/detail/4">佐藤 健太</Link>,
    content: (
      <Persona name="佐藤 健太" detail="Datenschutzfolgenabschätzungsverantwortlicher in Deutschland" />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link'));
    await waitFor(() => expect(screen.getByText(/^Datenschutz/)).toBeVisible());
  },
};
