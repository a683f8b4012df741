import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  id: 'ui-pageheader',
  component: PageHeader,
  args: { title: 'Tasks' },
  argTypes: { actions: { control: false }, ref: { control: false }, headingRef: { control: false } },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const List: Story = {
  args: {
    count: 10_000,
    actions: (
      <>
        <Button icon={<Download aria-hidden />}>Export</Button>
        <Button variant="solid" tone="accent" icon={<Plus aria-hidden />}>
          Create task
        </Button>
      </>
    ),
  },
};

export const Phone: Story = { ...List, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        title: <PageHeader title="Dashboard" />,
        list: <PageHeader {...List.args} title="Tasks" />,
        'no entries': <PageHeader title="Tasks" count={0} />,
        detail: (
          <PageHeader
            title="Rechnungsempfängeradresse übernehmen und Kostenvoranschlag erstellen, danach alles prüfen"
            actions={<Badge tone="accent" label="In progress" />}
          />
        ),
      }}
    />
  ),
};
