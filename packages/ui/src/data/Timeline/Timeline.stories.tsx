import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Paperclip } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Timeline, type TimelineEntry } from './Timeline.tsx';

const entries: readonly TimelineEntry[] = [
  {
    id: 4,
    marker: <Avatar name="Marta Lindqvist" size="small" isDecorative />,
    content: 'Marta Lindqvist approved the offer',
    time: '19.11.2026 21:34',
    instant: '2026-11-19T20:34:00Z',
  },
  {
    id: 3,
    marker: <Paperclip />,
    content: (
      <>
        <Link href="/files/7">Kostenvoranschlag-Verwaltungsgebäude-Brandschutzdokumentation.pdf</Link> was
        attached, and sent to everybody who answers for the building
      </>
    ),
    time: '19.11.2026 19:09',
    instant: '2026-11-19T18:09:00Z',
  },
  { id: 2, content: '見積書を送信しました', time: '18.11.2026 08:00', instant: '2026-11-18T07:00:00Z' },
  {
    id: 1,
    marker: <CircleCheck />,
    content: 'The request was received',
    time: '17.11.2026 16:20',
    instant: '2026-11-17T15:20:00Z',
  },
];

const meta = {
  id: 'ui-timeline',
  component: Timeline,
  args: { label: 'Offer 2026-014', entries },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Offer 2026-014' })).getAllByRole('listitem');
    await expect(items).toHaveLength(4);
    await expect(items[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-11-19T20:34:00Z');
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        several: <Timeline label="Several" entries={entries} style={{ maxInlineSize: 420 }} />,
        one: <Timeline label="One" entries={entries.slice(0, 1)} />,
      }}
    />
  ),
};
