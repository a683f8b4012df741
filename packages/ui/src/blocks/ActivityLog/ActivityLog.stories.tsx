import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ActivityLog, type ActivityEntry } from './ActivityLog.tsx';

const entries: readonly ActivityEntry[] = [
  {
    id: 3,
    person: 'Priya Raghunathan',
    sentence: 'Priya Raghunathan changed “Status” from “In progress” to “Waiting”',
    time: '19.11.2026 21:34',
    instant: '2026-11-19T20:34:00Z',
  },
  {
    id: 2,
    person: 'Nguyễn Thị Lan',
    sentence:
      'Nguyễn Thị Lan changed “Title” from “Prüfung der Brandschutzdokumentation” to “Prüfung der Brandschutzdokumentation für das Verwaltungsgebäude abschließen und abnehmen lassen”',
    time: '19.11.2026 19:09',
    instant: '2026-11-19T18:09:00Z',
  },
  {
    id: 1,
    person: '佐藤 健太',
    sentence: '佐藤 健太 created the task',
    time: '18.11.2026 08:00',
    instant: '2026-11-18T07:00:00Z',
  },
];

const meta = {
  id: 'blocks-activitylog',
  component: ActivityLog,
  args: { label: 'Activity', entries },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof ActivityLog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const [newest] = within(canvas.getByRole('list', { name: 'Activity' })).getAllByRole('listitem');
    await expect(newest?.querySelector('time')).toHaveAttribute('datetime', '2026-11-19T20:34:00Z');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {};
