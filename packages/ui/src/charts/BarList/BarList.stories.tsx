import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { BarList, type BarListEntry } from './BarList.tsx';

const entries: readonly BarListEntry[] = [
  { id: 1, label: 'Open', value: 5_120, href: '/tasks?status=1', tone: 'info' },
  { id: 2, label: 'In progress', value: 3_410, href: '/tasks?status=2', tone: 'accent' },
  { id: 3, label: 'On hold', value: 640, href: '/tasks?status=3', tone: 'warning' },
  { id: 4, label: 'Waiting', value: 12, href: '/tasks?status=4', tone: 'neutral' },
];

const meta = {
  id: 'ui-barlist',
  component: BarList,
  args: { label: 'Open tasks by status', summary: 'More than half of them are not begun.', entries },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each bar is a link to what it counts. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const waiting = canvas.getByRole('link', { name: 'Waiting 12' });
    await expect(waiting.getAttribute('href')).toContain('/tasks?status=4');
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      rows: {
        Link: (
          <BarList
            label="Open tasks"
            entries={[{ id: 1, label: 'On hold', value: 6, href: '#tasks', tone: 'info' }]}
            style={{ inlineSize: 220 }}
          />
        ),
      },
    },
  },
  render: () => (
    <StateMatrix
      rows={{
        filled: <BarList label="Filled" entries={entries} />,
        'nothing there': (
          <BarList label="Nothing there" entries={entries.map((entry) => ({ ...entry, value: 0 }))} />
        ),
        'shares of a whole': (
          <BarList
            label="Shares of a whole"
            most={100}
            entries={[
              {
                id: 1,
                label: 'Harbour bridge inspection',
                value: 42,
                valueLabel: '42%',
                detail: 'Open tasks: 12 of 31 · due 30.06.2026',
                href: '/tasks?project_id=1',
                tone: 'accent',
              },
              { id: 2, label: 'Annual audit', value: 100, valueLabel: '100%', detail: 'Open tasks: 0 of 8' },
            ]}
          />
        ),
        'in little space': (
          <div style={{ inlineSize: 180 }}>
            <BarList
              label="In little space"
              entries={entries.map((entry) => ({ ...entry, label: `Rechnungsempfänger: ${entry.label}` }))}
            />
          </div>
        ),
      }}
    />
  ),
};
