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
}

/** Answers from two sprints of a project, of which the first has a status. */
function serveSprints(api: FakeApi, first: number) {
  const create = (id: number, name: string, status: number): FakeSprint => ({
    ...createRecord(sprints, id, { name, project_id: 1, custom_fields: {} }),
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
  },
};
