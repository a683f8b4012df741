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

const texts = {
  summary: 'More than half of them are not begun.',
  pointsLabel: 'Status',
  valuesLabel: 'Tasks',
};

const meta = {
  id: 'ui-barlist',
  component: BarList,
  args: {
    label: 'Open tasks by status',
    summary: 'More than half of them are not begun.',
    pointsLabel: 'Status',
    valuesLabel: 'Tasks',
    entries,
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each bar is a link to what it counts, in the equal table too. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const waiting = canvas.getByRole('link', { name: 'Waiting 12' });
    await expect(waiting.getAttribute('href')).toContain('/tasks?status=4');
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: 'li a',
      rows: {
        Link: (
          <BarList
            {...texts}
            label="Open tasks"
            entries={[{ id: 1, label: 'On hold', value: 6, href: '#tasks', tone: 'info' }]}
            style={{ inlineSize: 240 }}
          />
        ),
      },
    },
  },
  render: () => (
    <StateMatrix
      rows={{
        filled: <BarList {...texts} label="Filled" entries={entries} style={{ inlineSize: 360 }} />,
        'nothing there': (
          <BarList
            {...texts}
            label="Nothing there"
            summary="No task is open."
            entries={entries.map((entry) => ({ ...entry, value: 0 }))}
            style={{ inlineSize: 360 }}
          />
        ),
        'shares of a whole': (
          <BarList
            {...texts}
            label="Shares of a whole"
            summary="One of two projects is done."
            pointsLabel="Project"
            valuesLabel="Progress"
            most={100}
            style={{ inlineSize: 360 }}
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
              {...texts}
              label="In little space"
              entries={entries.map((entry) => ({ ...entry, label: `Rechnungsempfänger: ${entry.label}` }))}
            />
          </div>
        ),
      }}
    />
  ),
};
