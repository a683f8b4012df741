import { sprints } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { type FakeApi, json } from '../../testing/fakeApi.ts';
import { serveRecordParts } from '../../testing/fakeRecordSections.ts';
import { createRecord, serveResource } from '../../testing/fakeResource.ts';
import { admin } from '../../testing/fixtures.ts';

interface FakeSprint {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly started_at: string | null;
  readonly completed_at: string | null;
}

const work = (tasks: number) => ({ tasks, minutes: tasks * 90 });

/** Returns the burndown of a sprint of four working days, of which some are over, after one that was completed. */
const burndownOf = (days: number) => ({
  planned: work(8),
  days: [7, 7, 4, 2].slice(0, days > 0 ? 4 : 0).map((left, index) => ({
    date: `2026-03-${16 + index}`,
    is_working: true,
    ideal: work(6 - 2 * index),
    left: index < days ? work(left) : null,
    total: index < days ? work(9) : null,
  })),
  before: days > 0 ? [{ id: 3, name: 'Survey', planned: work(6), done: work(5) }] : [],
});

/** Answers from two sprints of a project, of which the first has a status. */
function serveSprints(api: FakeApi, first: number) {
  const create = (id: number, name: string, status: number): FakeSprint => ({
    ...createRecord(sprints, id, { name, project_id: 1, custom_fields: {} }),
    started_at: status === 1 ? null : '2026-03-16T08:00:00.000Z',
    completed_at: status === 5 ? '2026-03-19T15:00:00.000Z' : null,
    id,
    status,
    version: 1,
  });
  const records = new Map([
    [1, create(1, 'Foundations', first)],
    [2, create(2, 'Superstructure', 1)],
  ]);
  serveResource(api, sprints, { records });
  serveRecordParts(api, 'sprints');
  api.on('GET /api/sprints/1/burndown', () => json(burndownOf(0)));
  api.on('GET /api/tasks', () => json({ data: [], meta: { total: 3, page: 1, per_page: 1 } }));
  const moveTo = (status: number) => {
    const sprint = { ...create(1, 'Foundations', status), version: 2 };
    records.set(1, sprint);
    return json(sprint);
  };
  api.on('POST /api/sprints/1/start', () => moveTo(2));
  api.on('POST /api/sprints/1/complete', () => moveTo(5));
}

const meta = {
  title: 'Sprint',
  id: 'web-sprint',
  component: AppStory,
  args: { path: '/sprints/detail/1', user: admin, prepare: (backend) => serveSprints(backend, 1) },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sprint that is open is started by one press. */
export const Started: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start sprint' }));
    await screen.findByRole('button', { name: 'Complete sprint' });
    await expect(screen.queryByRole('button', { name: 'Start sprint' })).not.toBeInTheDocument();
  },
};

/** While another one is in progress, it is said why none is started. */
export const AnotherInProgress: Story = {
  args: {
    prepare: (backend) => {
      serveSprints(backend, 1);
      const error = 'Another sprint of this project is in progress. Complete it first.';
      backend.on('POST /api/sprints/1/start', () => json({ error }, 422));
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start sprint' }));
    await screen.findAllByText(/^Another sprint of this project/);
    await expect(screen.getByRole('button', { name: 'Start sprint' })).toBeEnabled();
  },
};

/** Who completes a sprint says where its unfinished tasks go. */
export const Completed: Story = {
  args: { prepare: (backend) => serveSprints(backend, 2) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Complete sprint' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Move unfinished tasks to/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Superstructure' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Complete sprint' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Complete sprint' })).not.toBeInTheDocument(),
    );
    await expect(screen.queryByRole('button', { name: 'Start sprint' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** What is left is held against the ideal line, what came in meanwhile is seen, and the table holds the same; so is what the sprints before got done. */
export const Burndown: Story = {
  args: {
    prepare: (backend) => {
      serveSprints(backend, 2);
      backend.on('GET /api/sprints/1/burndown', () => json(burndownOf(3)));
    },
  },
  play: async () => {
    await screen.findByText(
      '4 of 9 remaining, 2 above the ideal line. Scope has grown by 1 since the start.',
    );
    const burndown = within(await screen.findByRole('figure', { name: 'Burndown: Foundations' }));
    await userEvent.click(burndown.getByRole('button', { name: 'Show as table' }));
    await burndown.findByRole('row', { name: '18.03.2026 2 4 9' });
    await burndown.findByRole('row', { name: '19.03.2026 0 – –' });
    await screen.findByText('Average per sprint: 5 done, 6 planned.');
    await userEvent.click(screen.getByRole('radio', { name: 'Estimate' }));
    await burndown.findByRole('row', { name: '18.03.2026 03:00 06:00 13:30' });
  },
};

/** A sprint that has not begun says when its burndown does, and what is planned in it. */
export const NotStarted: Story = {
  play: async () => {
    await screen.findByText('No burndown yet');
    await screen.findByText(/^It begins when the sprint is started\..*Planned: 8 \(tasks\), 12:00/);
  },
};
