import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { serveArticles } from '../../testing/fakeArticles.ts';
import { admin, staff } from '../../testing/fixtures.ts';

const meta = {
  title: 'Article',
  id: 'web-article',
  component: AppStory,
  args: { path: '/knowledgebase/detail/1', user: admin, prepare: serveArticles },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const versionsOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Versions' }));

const compares: Story['play'] = async ({ canvasElement, step }) => {
  const versions = await versionsOf(canvasElement);
  await userEvent.click(await versions.findByRole('button', { name: 'Compare version 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare version 2' }));
  await step('what was added and removed since the version before is marked, and said', async () => {
    await waitFor(() => expect(dialog.getByText(/for ten days/)).toBeVisible());
    const added = dialog.getAllByRole('insertion').map(({ textContent }) => textContent);
    await expect(added.join()).toMatch(/Added: .*abroad.* End of change\./);
  });
  await step('and what was since then', async () => {
    await userEvent.click(dialog.getByRole('radio', { name: 'The current version' }));
    await waitFor(() => expect(dialog.getByRole('insertion')).toHaveTextContent(/and buses/));
    await expect(dialog.queryByRole('deletion')).not.toBeInTheDocument();
  });
};

/** A version is compared with the one before and with the current one, word by word. */
export const Compared: Story = { play: compares };

export const ComparedOnAPhone: Story = { play: compares, globals: { viewport: { value: 'phone' } } };

/** A former version comes back as a new one, once that was confirmed. */
export const Restored: Story = {
  play: async ({ canvasElement }) => {
    const versions = await versionsOf(canvasElement);
    await userEvent.click(await versions.findByRole('button', { name: 'Restore version 1' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Restore version 1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await within(canvasElement).findByRole('heading', { level: 1, name: 'ART-0001 Travel' });
    await versions.findByText('Version 4');
    await waitFor(() => expect(versions.getAllByRole('listitem')[0]).toHaveTextContent(/Version 4Current/));
  },
};

/** Who only reads articles is not told of their versions. */
export const Reader: Story = {
  args: { user: { ...staff, permissions: ['knowledgebase_view'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'ART-0001 Travel abroad' });
    await expect(canvas.queryByRole('region', { name: 'Versions' })).not.toBeInTheDocument();
  },
};
