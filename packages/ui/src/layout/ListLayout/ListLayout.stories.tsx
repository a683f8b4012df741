import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
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

export const Matrix: Story = {};
