import { defects } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
import { serveRecords } from '../../testing/fakeRecords.ts';
import { admin } from '../../testing/fixtures.ts';

const known = [
  { id: 7, code: 'DEF-0007', title: 'Export crashes with umlauts', status: 4 },
  { id: 3, code: 'DEF-0003', title: 'Umlauts are lost in every export', status: 2 },
];

const meta = {
  title: 'Similar defects',
  id: 'web-similar-defects',
  component: AppStory,
  args: {
    path: '/defects/create',
    user: admin,
    prepare(backend) {
      serveRecords(backend, defects, 1);
      backend.on('GET /api/defects/similar', ({ query }) =>
        json(query.get('title')?.includes('umlauts') ? known : []),
      );
    },
  },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whoever types the title of a defect that is there already sees it below, says so or opens it in another tab, and types on. */
export const WhileTyping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, 'Export fails with umlauts');
    const link = await canvas.findByRole('link', { name: /^DEF-0007 Export crashes with umlauts/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', expect.stringContaining('/defects/detail/7'));
    await waitFor(() => expect(title).toHaveFocus());
    await waitFor(async () =>
      expect(await within(document.body).findAllByText('2 similar defects')).toHaveLength(2),
    );
    await userEvent.clear(title);
    await userEvent.type(title, 'Colours');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^DEF-0007/ })).toBeNull());
  },
};
