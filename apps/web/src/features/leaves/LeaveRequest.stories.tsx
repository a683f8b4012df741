import { leaves } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
import { createRecord } from '../../testing/fakeResource.ts';
import { serveRecords } from '../../testing/fakeRecords.ts';
import { admin } from '../../testing/fixtures.ts';

const days = { start_date: '2026-07-06', end_date: '2026-07-10', status: 'approved' };
const own = createRecord(leaves, 1, {
  ...days,
  user_id: admin.id,
  user_firstname: 'Ada',
  user_lastname: 'Own',
});
const other = createRecord(leaves, 2, {
  ...days,
  user_id: 77,
  user_firstname: 'Kwame',
  user_lastname: 'Mensah',
});
const undecided = createRecord(leaves, 3, {
  ...days,
  status: 'pending',
  user_id: 78,
  user_firstname: 'Yuki',
  user_lastname: 'Sato',
});

const meta = {
  title: 'Leave request',
  id: 'web-leave-request',
  component: AppStory,
  args: {
    path: '/leaves/create',
    user: admin,
    prepare(backend) {
      serveRecords(backend, leaves, 1);
      backend.on('GET /api/leaves', ({ query }) => {
        const [from = ''] = (query.get('filter[end_date]') ?? '').split('..');
        const statuses = (query.get('filter[status]') ?? '').split(',');
        const all = [own, other, undecided].filter(({ status }) => statuses.includes(String(status)));
        const seen = query.has('filter[user_id]') ? [own] : all;
        const data = from <= days.end_date ? seen : [];
        return json({ data, meta: { total: data.length, page: 1, per_page: 100 } });
      });
    },
  },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who asks for days that are asked for already is told so, and who else is away then; of others it is not told what nobody has decided. */
export const Overlapping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: /^First day/ }), '09.07.2026{Tab}');
    const last = await canvas.findByRole('combobox', { name: /^Last day/ });
    await userEvent.type(last, '14.07.2026{Tab}');
    await canvas.findByText(/^Overlaps with other leave: .* \(06.07.2026 – 10.07.2026\)$/);
    await canvas.findByText('Also away at that time: Kwame Mensah');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create' })).toBeVisible());
  },
};
