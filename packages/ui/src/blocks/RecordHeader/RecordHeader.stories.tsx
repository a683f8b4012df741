import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../../primitives/Badge/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { RecordHeader } from './RecordHeader.tsx';

const meta = {
  id: 'blocks-recordheader',
  component: RecordHeader,
  args: {
    code: 'TSK-0042',
    title: 'Replace the staging certificate',
    children: 'Replace the staging certificate',
  },
  argTypes: { actions: { control: false }, children: { control: false }, ref: { control: false } },
} satisfies Meta<typeof RecordHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('TSK-0042 Replace the staging certificate');
  },
};

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Badge tone="accent" label="In progress" />
        <IconButton label="More" icon={<Ellipsis aria-hidden />} />
      </>
    ),
  },
};

export const Phone: Story = {
  args: {
    ...WithActions.args,
    children: 'Rechnungsempfängeradresse übernehmen und Kostenvoranschlag erstellen',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = WithActions;
