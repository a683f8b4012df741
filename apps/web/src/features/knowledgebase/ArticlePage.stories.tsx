import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
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

const answersOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: 'Was this article helpful?' }));

/** Who reads an article says whether it was helpful; the same press takes it back. */
export const Voted: Story = {
  args: { user: { ...staff, permissions: ['knowledgebase_view'] } },
  play: async ({ canvasElement }) => {
    const answers = await answersOf(canvasElement);
    const yes = answers.getByRole('button', { name: 'Yes' });
    const no = answers.getByRole('button', { name: 'No' });
    await userEvent.click(yes);
    await answers.findByText('4 of 5 found this article helpful');
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(no);
    await answers.findByText('3 of 5 found this article helpful');
    await expect(yes).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(no);
    await answers.findByText('3 of 4 found this article helpful');
    await waitFor(() => expect(no).toHaveAttribute('aria-pressed', 'false'));
  },
};

/** A vote that the server refuses is as it was before, and says why. */
export const VoteRefused: Story = {
  args: {
    prepare: (backend) => {
      serveArticles(backend);
      const refusal = { error: 'This article is not published.' };
      backend.on('PUT /api/knowledgebase/:id/vote', () => json(refusal, 422));
    },
  },
  play: async ({ canvasElement }) => {
    const answers = await answersOf(canvasElement);
    await userEvent.click(answers.getByRole('button', { name: 'Yes' }));
    await screen.findAllByText('This article is not published.');
    await answers.findByText('3 of 4 found this article helpful');
    await waitFor(() =>
      expect(answers.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'false'),
    );
  },
};

/** Who edits articles links records to them that a search finds, and removes links again. */
export const Linked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = within(await canvas.findByRole('region', { name: 'Linked records' }));
    await links.findByRole('link', { name: 'Book the trains' });
    await userEvent.type(links.getByRole('combobox', { name: 'Link a record' }), 'machine');
    await userEvent.click(await screen.findByRole('option', { name: /ticket machine/ }));
    await links.findByRole('link', { name: 'The ticket machine is out of order' });
    await waitFor(() => expect(links.getByRole('combobox', { name: 'Link a record' })).toHaveValue(''));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    links.getByRole('button', { name: 'Remove link to TSK-0008' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(links.queryByText(/TSK-0008/)).not.toBeInTheDocument());
    await waitFor(() => expect(links.getByRole('combobox', { name: 'Link a record' })).toHaveFocus());
    await waitFor(() => expect(links.getByText(/INC-0012/)).toBeVisible());
  },
};

/** Who only reads articles is not told of their versions, and changes no links. */
export const Reader: Story = {
  args: { user: { ...staff, permissions: ['knowledgebase_view'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'ART-0001 Travel abroad' });
    await expect(canvas.queryByRole('region', { name: 'Versions' })).not.toBeInTheDocument();
    await canvas.findByRole('link', { name: 'Book the trains' });
    await expect(canvas.queryByRole('combobox', { name: 'Link a record' })).not.toBeInTheDocument();
  },
};
