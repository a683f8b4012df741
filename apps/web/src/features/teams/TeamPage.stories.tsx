import { teams } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { type FakeApi, json } from '../../testing/fakeApi.ts';
import { serveRecordParts } from '../../testing/fakeRecordSections.ts';
import { createRecord, serveResource } from '../../testing/fakeResource.ts';
import { admin } from '../../testing/fixtures.ts';

const hours = (count: number) => count * 60;

const capacityOf = (userId: number, planned: number, leave = 0) => ({
  user_id: userId,
  working_minutes: hours(40),
  holiday_minutes: hours(8),
  leave_minutes: hours(leave),
  available_minutes: hours(32 - leave),
  planned_minutes: hours(planned),
});

/** Answers with a team of two people. */
function serveTeam(backend: FakeApi) {
  const members = [
    { user_id: 11, firstname: 'Ada', lastname: 'Quill', avatar: null },
    { user_id: 12, firstname: 'Bo', lastname: 'Ferris', avatar: null },
  ];
  const record = createRecord(teams, 1, { name: 'Pilots', leader_id: null, custom_fields: {} });
  serveResource(backend, teams, { records: new Map([[1, { ...record, id: 1, version: 1, members }]]) });
  serveRecordParts(backend, 'teams');
}

const meta = {
  title: 'Team',
  id: 'web-teampage',
  component: AppStory,
  args: { path: '/teams/detail/1', user: admin },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who has more to do than time for it stands out, and another period is one press away. */
export const Capacity: Story = {
  args: {
    prepare(backend) {
      serveTeam(backend);
      backend.on('GET /api/teams/:id/capacity', ({ query }) => {
        const length = Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '');
        const isOfWeek = length < 7 * 24 * 60 * 60 * 1000;
        return json({ data: [capacityOf(11, isOfWeek ? 40 : 10), capacityOf(12, 12, 8)] });
      });
    },
  },
  play: async () => {
    const list = within(await screen.findByRole('list', { name: 'Capacity' }, { timeout: 10_000 }));
    await expect(list.getByText('40:00 of 32:00 h')).toBeInTheDocument();
    await expect(list.getByText('12:00 of 24:00 h')).toBeInTheDocument();
    await expect(list.getByText(/leave 08:00/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Four weeks' }));
    await waitFor(() => expect(list.getByText('10:00 of 32:00 h')).toBeInTheDocument());
  },
};

/** The capacity cannot be had: the team is there, and the capacity can be asked for again. */
export const CapacityFailed: Story = {
  args: {
    prepare(backend) {
      serveTeam(backend);
      backend.on('GET /api/teams/:id/capacity', () => json({ error: 'No' }, 500));
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pilots');
  },
};
