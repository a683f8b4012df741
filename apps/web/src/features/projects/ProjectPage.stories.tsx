import { projects } from '@bureau/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { type FakeApi, json } from '../../testing/fakeApi.ts';
import { serveRecordParts } from '../../testing/fakeRecordSections.ts';
import { createRecord, serveResource } from '../../testing/fakeResource.ts';
import { admin } from '../../testing/fixtures.ts';

const euro = (amount: number) => ({ amount, currency: 'EUR' });

/** Answers from a project that is behind, on which two people worked. */
function serveProject(api: FakeApi) {
  const create = (id: number, name: string) => ({
    ...createRecord(projects, id, { name, custom_fields: {} }),
    id,
    version: 1,
    health: 'at_risk',
    health_reason: 'behind',
    start_date: '2026-03-02',
    estimated_minutes: 600,
    currency: 'EUR',
  });
  serveResource(api, projects, { records: new Map([[1, create(1, 'Quay wall')]]) });
  serveRecordParts(api, 'projects');
  api.on('GET /api/projects/1/time', () =>
    json({
      minutes: 690,
      billable_minutes: 600,
      estimated_minutes: 480,
      people: [
        { user_id: 3, firstname: 'Marta', lastname: 'Lindqvist', minutes: 420, billable_minutes: 420 },
        { user_id: 4, firstname: 'Jonas', lastname: 'Weber', minutes: 270, billable_minutes: 180 },
      ],
      tasks: [
        { task_id: 7, code: 'TSK-0007', title: 'Survey', estimated_minutes: 480, minutes: 600 },
        { task_id: null, code: null, title: null, estimated_minutes: null, minutes: 90 },
      ],
      task_count: 2,
    }),
  );
  api.on('GET /api/projects/1/finance', () =>
    json({
      budget: euro(100_000),
      worth: [euro(120_000)],
      left: euro(-20_000),
      minutes: 690,
      billable_minutes: 600,
      unrated_minutes: 0,
      estimate: null,
      months: [
        { month: '2026-02-01', worth: 40_000 },
        { month: '2026-03-01', worth: 120_000 },
      ],
    }),
  );
  api.on('POST /api/projects/1/duplicate', async ({ body }) => {
    const { name, start_date: start } = body as { name: string; start_date: string };
    const made = { ...create(2, name), start_date: start };
    api.on('GET /api/projects/2', () => json(made));
    return json(made, 201);
  });
}

const meta = {
  title: 'Project',
  id: 'web-project',
  component: AppStory,
  args: { path: '/projects/detail/1', user: admin, prepare: serveProject },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How the project stands is said in words; its tabs hold the time by person and task, and the money. */
export const TimeAndFinance: Story = {
  play: async () => {
    await screen.findByText('Progress behind schedule');
    await userEvent.click(await screen.findByRole('tab', { name: 'Time' }));
    await screen.findByText('Over estimate');
    await screen.findByRole('row', { name: 'TSK-0007 Survey 08:00 10:00 02:00' });
    await screen.findByRole('link', { name: /Jonas Weber/ });
    await userEvent.click(screen.getByRole('tab', { name: 'Finance' }));
    await screen.findByText('The budget of €1,000.00 is exceeded: the work is worth €1,200.00 (120%).');
  },
};

/** A project is the model of another, whose name and start are asked for. */
export const Duplicated: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate “Quay wall”' }));
    const name = await dialog.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.type(name, 'Quay wall north');
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await screen.findByRole('heading', { name: /Quay wall north/ });
  },
};
