import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Stat } from './Stat.tsx';

const meta = {
  id: 'ui-stat',
  component: Stat,
  args: { label: 'Overdue', value: 12_065, tone: 'danger', href: '/tasks?overdue' },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = {
  args: { id: 'overdue' },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: '12,065 Overdue' });
    await expect(link.getAttribute('href')).toContain('/tasks?overdue');
    await expect(canvasElement.querySelector('#overdue')).toContainElement(link);
  },
};

export const Matrix: Story = {
  parameters: { pointer: { rows: { Link: <Stat label="Open tasks" value={24} href="#tasks" /> } } },
  render: () => (
    <StateMatrix
      rows={{
        tones: (
          <>
            <Stat label="Open" value={410} />
            <Stat label="Overdue" value={298} tone="danger" href="/tasks" />
            <Stat label="Due today" value={38} tone="warning" />
            <Stat label="Completed" value={1204} tone="success" />
          </>
        ),
        zero: <Stat label="Overdue" value={0} tone="danger" />,
        loading: <Stat label="Rechnungsempfänger" value={undefined} />,
        text: <Stat label="見積額" value="€ 12,500.00" />,
      }}
    />
  ),
};
