import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { type FakeApi, json } from '../../testing/fakeApi.ts';
import { admin } from '../../testing/fixtures.ts';

const common = { version: 1, sprint_id: null, parent_id: null, progress: 0, baseline: null };
const survey = {
  ...common,
  kind: 'tasks',
  id: 7,
  code: 'TSK-0007',
  title: 'Survey',
  status: 2,
  project_id: 1,
  start_date: '2026-03-16',
  end_date: '2026-03-20',
  dependency_ids: [],
};
const rows = [
  {
    ...survey,
    kind: 'projects',
    id: 1,
    code: 'PRJ-0001',
    title: 'Quay wall',
    project_id: null,
    start_date: '2026-03-02',
    end_date: '2026-04-24',
  },
  survey,
  {
    ...survey,
    id: 8,
    code: 'TSK-0008',
    title: 'Build',
    start_date: '2026-03-23',
    end_date: '2026-04-10',
    dependency_ids: [7],
  },
];

/** Answers from a plan, and notes on which days a task of it is put. */
function servePlan(api: FakeApi, planned: readonly object[]) {
  const plan = { is_truncated: false, days_off: [0, 6], holidays: [] };
  api.on('GET /api/projects-planner', () => json({ ...plan, rows: planned }));
}

const meta = {
  title: 'Project planner',
  id: 'web-project-planner',
  component: AppStory,
  args: { path: '/projects-planner', user: admin, prepare: (api) => servePlan(api, rows) },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Finds the bar of the task Survey at some dates. */
const surveyAt = (dates: string) => screen.findByRole('gridcell', { name: new RegExp(`^Survey,.*${dates}`) });

/** Moves the bar that has the focus by a week, and waits until it is there. */
async function moveByKey() {
  await userEvent.click(await surveyAt('16.03.2026 to 20.03.2026'));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Survey/));
  await userEvent.keyboard('{ArrowRight}');
  await surveyAt('23.03.2026 to 27.03.2026');
}

/** A bar is moved by keys; what it says is saved. */
export const Moved: Story = {
  args: {
    prepare: (api) => {
      servePlan(api, rows);
      api.on('PUT /api/tasks/7', ({ body }) => {
        const { due_date: end } = body as { due_date: string };
        servePlan(
          api,
          rows.map((row) =>
            row.id === 7 ? { ...row, ...(body as object), end_date: end, version: 2 } : row,
          ),
        );
        return json({ id: 7, ...(body as object), version: 2 });
      });
    },
  },
  play: async () => {
    await moveByKey();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    await surveyAt('23.03.2026 to 27.03.2026');
  },
};

/** What the server refuses goes back, and it is said why. */
export const MoveRefused: Story = {
  args: {
    prepare: (api) => {
      servePlan(api, rows);
      api.on('PUT /api/tasks/7', () => json({ errors: { start_date: ['The sprint ends before.'] } }, 422));
    },
  },
  play: async () => {
    await moveByKey();
    await userEvent.keyboard('{Enter}');
    await screen.findAllByText(/The sprint ends before/);
    await surveyAt('16.03.2026 to 20.03.2026');
  },
};

/** An empty plan says what belongs there, and offers the first step. */
export const Empty: Story = {
  args: { prepare: (api) => servePlan(api, []) },
  play: async () => {
    await screen.findByText('Nothing is planned in this period');
    await screen.findByRole('link', { name: 'Create' });
  },
};

/** What is below the timeline ends above the footer, also where there is little room for either. */
export const LittleRoom: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const legend = await canvas.findByText('Non-working days');
    const footer = canvas.getByRole('contentinfo');
    const below = () => footer.getBoundingClientRect().top - legend.getBoundingClientRect().bottom;
    await waitFor(() => expect(below()).toBeGreaterThan(0));
  },
};
