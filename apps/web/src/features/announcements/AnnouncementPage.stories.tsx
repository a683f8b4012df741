import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { serveAnnouncements } from '../../testing/fakeAnnouncements.ts';
import { json } from '../../testing/fakeApi.ts';
import { admin, staff } from '../../testing/fixtures.ts';

const reader: typeof staff = { ...staff, permissions: ['announcements_view'] };

const meta = {
  title: 'Announcement',
  id: 'web-announcement',
  component: AppStory,
  args: {
    path: '/announcements/detail/1',
    user: reader,
    prepare: (backend) => void serveAnnouncements(backend),
  },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who reads what asks for it acknowledges it by one press; when that was is said in its place. */
export const Acknowledged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Acknowledge' }));
    const said = await canvas.findByText(/^Acknowledged on .*2026/);
    await waitFor(() => expect(said).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Who has read it' })).not.toBeInTheDocument();
  },
};

/** What is not published yet is a preview: nothing is noted of it, and there is nothing to acknowledge. */
export const Draft: Story = {
  args: {
    user: admin,
    prepare: (backend) => {
      serveAnnouncements(backend, { publish_at: '2099-01-01T08:00:00.000Z' });
      backend.on('POST /api/announcements/:id/read', () => json({ error: 'A draft was read.' }, 422));
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('region', { name: 'Who has read it' });
    await expect(canvas.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('A draft was read.')).not.toBeInTheDocument();
  },
};

const showsReceipts: Story['play'] = async ({ canvasElement }) => {
  const section = within(await within(canvasElement).findByRole('region', { name: 'Who has read it' }));
  const valueOf = async (term: string) =>
    (await section.findByText(term, { selector: 'dt' })).nextElementSibling?.textContent;
  await expect(await valueOf('Read')).toBe('22 of 24');
  await expect(await valueOf('Acknowledged')).toBe('21 of 24');
  await expect(await valueOf('Not read yet')).toContain('Jonas Weber');
  await expect(await valueOf('Read, not acknowledged')).toBe('Marta Lindqvist');
  await waitFor(() => expect(section.getByText(/Jonas Weber/)).toBeVisible());
};

/** Who edits announcements reads how many have read and acknowledged one, and who has not. */
export const Receipts: Story = { args: { user: admin }, play: showsReceipts };

export const ReceiptsOnAPhone: Story = { ...Receipts, globals: { viewport: { value: 'phone' } } };
