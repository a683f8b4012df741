import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  id: 'ui-progressbar',
  component: ProgressBar,
  args: { label: 'Importing tasks', value: 42 },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Percentage: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing tasks' });
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
    await waitFor(() => expect(canvas.getByText('42%')).toBeVisible());
  },
};

export const Counted: Story = {
  args: { value: 1200, max: 50_000, valueLabel: '1,200 of 50,000 rows' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '2.4');
    await expect(bar).toHaveAttribute('aria-valuetext', '1,200 of 50,000 rows');
  },
};

export const Indeterminate: Story = {
  args: { label: 'Reading the file', value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const NothingToDo: Story = {
  args: { value: 0, max: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%');
  },
};

export const Narrow: Story = {
  args: {
    label: 'Importing tasks',
    value: 1200,
    max: 50_000,
    valueLabel: '1,200 of 50,000 rows are imported',
  },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 200 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const [label, value] = [canvas.getByText('Importing tasks'), canvas.getByText(/are imported/)].map(
      (text) => text.getBoundingClientRect(),
    );
    await step('breaks no word of its name', () => expect(label?.height).toBeLessThan(45));
    await step('stays in its place', () =>
      expect(value?.right).toBeLessThanOrEqual(canvas.getByRole('progressbar').getBoundingClientRect().right),
    );
  },
};

const wide = { inlineSize: 'min(420px, 100%)' };

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        begun: (
          <div style={wide}>
            <ProgressBar label="Importing tasks" value={0} />
          </div>
        ),
        'on its way': (
          <div style={wide}>
            <ProgressBar label="Importing tasks" value={42} />
          </div>
        ),
        counted: (
          <div style={wide}>
            <ProgressBar
              label="Aufgaben werden importiert"
              value={48_000}
              max={50_000}
              valueLabel="48.000 von 50.000 Zeilen"
            />
          </div>
        ),
        done: (
          <div style={wide}>
            <ProgressBar label="タスクをインポート中" value={100} />
          </div>
        ),
        indeterminate: (
          <div style={wide}>
            <ProgressBar label="Reading the file" />
          </div>
        ),
        'in little space': (
          <div style={{ inlineSize: 160 }}>
            <ProgressBar label="Rechnungsempfängeradressen werden übernommen" value={7} />
          </div>
        ),
      }}
    />
  ),
};
