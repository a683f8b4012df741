import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Stats, type StatEntry } from './Stats.tsx';

const entries: readonly StatEntry[] = [
  { id: 'mine', label: 'Assigned to me', value: 610, href: '/tasks?mine' },
  { id: 'today', label: 'Due today', value: 38, href: '/tasks?today', tone: 'warning' },
  { id: 'overdue', label: 'Overdue', value: 298, href: '/tasks?overdue', tone: 'danger' },
  { id: 'urgent', label: 'Urgent', value: 143, href: '/tasks?urgent' },
  { id: 'waiting', label: 'Waiting', value: 410, href: '/tasks?waiting' },
  { id: 'open', label: 'Open', value: 12_065, href: '/tasks?open' },
];

const meta = {
  id: 'ui-stats',
  component: Stats,
  args: { entries },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Stats>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each stat is a link to what it counts. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const overdue = canvas.getByRole('link', { name: /Overdue/ });
    await expect(overdue).toHaveTextContent('298');
    await expect(overdue.getAttribute('href')).toContain('/tasks?overdue');
  },
};

export const Loading: Story = {
  args: { entries: entries.map((entry) => ({ ...entry, value: undefined })) },
};

/** A zero is nothing to worry about: it has no colour. */
export const Zero: Story = {
  args: { entries: entries.map((entry) => ({ ...entry, value: 0 })) },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        filled: <Stats entries={entries} />,
        'long names': (
          <Stats
            entries={entries
              .slice(0, 3)
              .map((entry) => ({ ...entry, label: `Rechnungsempfänger: ${entry.label}` }))}
          />
        ),
        loading: <Stats entries={entries.slice(0, 4).map((entry) => ({ ...entry, value: undefined }))} />,
        zero: <Stats entries={entries.slice(0, 3).map((entry) => ({ ...entry, value: 0 }))} />,
      }}
    />
  ),
};
