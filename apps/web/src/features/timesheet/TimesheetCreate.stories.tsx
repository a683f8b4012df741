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

/** Who says by times alone from when to when they worked, has the rest filled in; who writes down time at which they did something else is told so, and not kept from it. */
export const Overlapping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const date = await canvas.findByRole('combobox', { name: /^Date/ });
    await userEvent.clear(date);
    await userEvent.type(date, '02.03.2026{Tab}');
    const start = canvas.getByRole('combobox', { name: /^Start/ });
    await userEvent.type(start, '9:15{Tab}');
    await expect(start).toHaveValue('02.03.2026 09:15');
    await userEvent.type(canvas.getByRole('combobox', { name: /^End/ }), 'noon{Tab}');
    await userEvent.clear(canvas.getByRole('combobox', { name: /^End/ }));
    await userEvent.type(canvas.getByRole('combobox', { name: /^End/ }), '10:15{Tab}');
    await canvas.findByText('Overlaps with: Stand-up');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Time worked' })).toHaveValue('1:00'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create' })).toBeVisible());
  },
};
