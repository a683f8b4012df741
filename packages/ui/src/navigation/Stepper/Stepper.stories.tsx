import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'file', label: 'Choose a file', description: 'tasks-2026.xlsx' },
  { id: 'columns', label: 'Spalten den Feldern zuordnen' },
  { id: 'check', label: '内容を確認' },
  { id: 'import', label: 'Import' },
];

const meta = {
  id: 'ui-stepper',
  component: Stepper,
  args: { label: 'Import tasks', steps, currentId: 'columns', completedLabel: 'Completed' },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Import tasks' })).getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    await expect(items[0]).toHaveTextContent('Choose a file Completed');
    await expect(items[2]).not.toHaveTextContent('Completed');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <StateMatrix
      rows={{
        first: <Stepper {...args} currentId="file" style={{ flex: 1 }} />,
        'under way': <Stepper {...args} style={{ flex: 1 }} />,
        done: <Stepper {...args} currentId={null} style={{ flex: 1 }} />,
        narrow: <Stepper {...args} style={{ inlineSize: 240 }} />,
      }}
    />
  ),
};
