import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../testing/AppStory.tsx';

const meta = {
  title: 'Sidebar favourites',
  id: 'web-sidebar-favourites',
  component: AppStory,
  args: { path: '/tasks' },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What somebody has marked stands at the top of the menu, from where it is removed as well. */
export const Marked: Story = {
  play: async ({ step }) => {
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    await step('a list is marked in its head', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Add to favourites' })).toBeEnabled());
      const add = screen.getByRole('button', { name: 'Add to favourites' });
      await expect(add).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(add);
      await waitFor(() =>
        expect(menu.getByRole('button', { name: 'Favourites' })).toHaveAttribute('aria-expanded', 'true'),
      );
      await expect(menu.getAllByRole('link', { name: /^Tasks/ })[0]).toHaveAttribute('href', '#/tasks');
    });
    await step('and is no favourite any more when it is removed in the menu', async () => {
      await userEvent.click(menu.getByRole('button', { name: 'Remove Tasks from favourites' }));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Add to favourites' })).toHaveAttribute(
          'aria-pressed',
          'false',
        ),
      );
      await expect(menu.queryByRole('button', { name: 'Favourites' })).not.toBeInTheDocument();
    });
  },
};
