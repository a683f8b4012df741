import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListChecks, Plus, SearchX } from 'lucide-react';
import { expect } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  id: 'ui-emptystate',
  component: EmptyState,
  args: {
    icon: <ListChecks />,
    title: 'No tasks yet',
    description: 'Tasks say who does what, and until when. Create the first one to get going.',
    action: (
      <Button variant="solid" tone="accent" icon={<Plus aria-hidden />}>
        Create task
      </Button>
    ),
  },
  argTypes: { icon: { control: false }, action: { control: false }, ref: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};

export const NothingFound: Story = {
  args: {
    icon: <SearchX />,
    title: 'No task matches',
    description: 'Take a filter away, or search for something else.',
    action: <Button>Clear filters</Button>,
  },
};

export const TitleOnly: Story = {
  args: { icon: undefined, description: undefined, action: undefined, title: 'No comments' },
};

/** On the smallest screen, with texts of twice their size. */
export const LongWord: Story = {
  args: {
    action: undefined,
    title: 'Arbeitsunfähigkeitsbescheinigungen',
    description: 'Reisekostenabrechnungen oder Arbeitsunfähigkeitsbescheinigungen gibt es noch nicht.',
  },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 160 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const text of canvas.getAllByText(/bescheinigungen/))
      await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(160);
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        'nothing yet': <EmptyState {...meta.args} />,
        'nothing found': (
          <EmptyState
            icon={<SearchX />}
            title="No task matches"
            description="Take a filter away, or search for something else."
            action={<Button>Clear filters</Button>}
          />
        ),
        'title only': <EmptyState title="No comments" />,
      }}
    />
  ),
};
