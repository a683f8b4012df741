import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { DataTable } from '../../data/DataTable/index.ts';
import { Stats } from '../../data/Stats/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { SearchInput } from '../../inputs/SearchInput/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { ListLayout } from './ListLayout.tsx';

const meta = {
  id: 'ui-listlayout',
  component: ListLayout,
  args: {
    header: (
      <PageHeader
        title="Tasks"
        count={0}
        actions={
          <Button variant="solid" tone="accent" icon={<Plus aria-hidden />}>
            Create task
          </Button>
        }
      />
    ),
    tools: (
      <>
        <SearchInput aria-label="Search tasks" onChange={() => undefined} />
        <Button size="small" variant="ghost" icon={<Plus aria-hidden />}>
          Add filter
        </Button>
      </>
    ),
    children: <EmptyState title="No tasks yet" description="Tasks say who does what, and until when." />,
  },
  argTypes: {
    header: { control: false },
    tools: { control: false },
    children: { control: false },
    ref: { control: false },
  },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          blockSize: 560,
          paddingInline: 'var(--bureau-size-gutter)',
          overflow: 'hidden',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTools: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByText('No tasks yet').closest('div')?.parentElement?.getBoundingClientRect();
    const frame = canvasElement.querySelector('main > div')?.getBoundingClientRect();
    await expect(list?.left).toBe(frame?.left);
    await expect(list?.right).toBe(frame?.right);
  },
};

export const WithoutTools: Story = { args: { tools: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** What stands above a table takes none of its height where there is little of it: the page scrolls to the table instead. */
export const Magnified: Story = {
  args: {
    tools: undefined,
    children: (
      <>
        <Stats
          entries={['Overdue', 'Today', 'Upcoming', 'Waiting'].map((label, index) => ({
            id: label,
            label,
            value: index,
            href: '/tasks',
          }))}
        />
        <DataTable
          label="Tasks"
          columns={[{ id: 'title', header: 'Title', isRowHeader: true, cell: ({ title }) => title }]}
          rows={['Order the steel', 'Collect offers', 'Inspect pier 4'].map((title) => ({ title }))}
          getRowKey={({ title }) => title}
        />
      </>
    ),
  },
  globals: { viewport: { value: 'magnified' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Tasks' }).parentElement;
    await expect(table?.clientHeight).toBeGreaterThanOrEqual(window.innerHeight - 1);
  },
};

export const Matrix: Story = {};
