import { timesheet } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';
import { createRecord } from '../../testing/fakeResource.ts';
import { serveRecords } from '../../testing/fakeRecords.ts';
import { admin } from '../../testing/fixtures.ts';

const day = '2026-03-02';

const standup = createRecord(timesheet, 1, {
  description: 'Stand-up',
  date: day,
  started_at: '2026-03-02T09:00:00.000Z',
  ended_at: '2026-03-02T09:30:00.000Z',
});

const meta = {
  title: 'Timesheet entry',
  id: 'web-timesheet-entry',
  component: AppStory,
  args: {
    path: '/timesheet/create',
    user: admin,
    prepare(backend) {
      serveRecords(backend, timesheet, 1);
      backend.on('GET /api/timesheets', ({ query }) => {
        const [from = '', to = ''] = (query.get('filter[date]') ?? '').split('..');
        const data = from <= day && day <= to ? [standup] : [];
        return json({ data, meta: { total: data.length, page: 1, per_page: 100 } });
      });
    },
  },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who writes down time at which they did something else is told so, and not kept from it. */
export const Overlapping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Start/ }), '02.03.2026 09:15{Tab}');
    await userEvent.type(await canvas.findByRole('combobox', { name: /^End/ }), '02.03.2026 10:15{Tab}');
    await canvas.findByText('Overlaps with: Stand-up');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create' })).toBeVisible());
  },
};
