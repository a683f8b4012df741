import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { appParameters, AppStory } from '../../testing/AppStory.tsx';
import { json } from '../../testing/fakeApi.ts';

const meta = {
  title: 'Recent activity',
  id: 'web-recent-activity',
  component: AppStory,
  args: { path: '/dashboard' },
  parameters: appParameters,
  tags: ['!autodocs'],
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const widgetOf = (element: HTMLElement, name: string) => within(element).findByRole('region', { name });

/** Each entry shows who did it and what they changed; the person's picture stands beside it. */
export const OfTasks: Story = {
  play: async ({ canvasElement }) => {
    const widget = await widgetOf(canvasElement, 'Recent activity');
    const [status, dueDate] = await within(widget).findAllByRole('listitem');
    await expect(status).toHaveTextContent('Marta Lindqvist changed “Status”:');
    await expect(status?.querySelector('img')).toHaveAttribute('src', '/assets/images/avatars/1-woman.png');
    await expect(dueDate).toHaveTextContent('Jonas Weber changed “Due”:');
    await waitFor(() => expect(dueDate?.querySelector('[data-initials="JW"]')).toBeVisible());
  },
};

/** What a change was about is called as in its own resource; where that is not known, nothing is said of it. */
export const OfOthers: Story = {
  args: {
    prepare(backend) {
      const entry = {
        action: 'changed',
        old_value: null,
        new_value: null,
        created_at: '2026-03-17T08:00:00.000Z',
        user_id: 2,
        firstname: 'Jonas',
        lastname: 'Weber',
        avatar: null,
        code: 'PRJ-0001',
        title: 'Website relaunch',
        route: '/projects/detail/1',
        record_id: 1,
      };
      const entries = [
        { ...entry, id: 1, resource: 'projects', field: 'manager_id' },
        { ...entry, id: 2, resource: 'teams', field: 'title' },
      ];
      backend.on('GET /api/dashboard/activity', () => json({ entries }));
    },
  },
  play: async ({ canvasElement }) => {
    const widget = await widgetOf(canvasElement, 'Recent activity');
    const [project, team] = await within(widget).findAllByRole('listitem');
    await expect(project).toHaveTextContent('Jonas Weber changed “Manager”:');
    await expect(team).toHaveTextContent('Jonas Weber made a change:');
  },
};
