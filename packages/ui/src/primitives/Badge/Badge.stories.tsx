import { tones } from '@bureau/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDashed, Flame } from 'lucide-react';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  id: 'ui-badge',
  component: Badge,
  args: { tone: 'accent', label: 'In progress' },
  argTypes: { icon: { control: false }, ref: { control: false } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const WithIcon: Story = {
  args: { tone: 'success', label: 'Completed', icon: <CircleCheck aria-hidden /> },
};

export const LongLabel: Story = {
  args: { tone: 'warning', label: 'Wartet auf die Rückmeldung des Rechnungsempfängers' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={Object.fromEntries(
        tones.map((tone) => [
          tone,
          <>
            <Badge tone={tone} label="In progress" />
            <Badge tone={tone} label="Open" icon={<CircleDashed aria-hidden />} />
            <Badge tone={tone} label="Urgent" icon={<Flame aria-hidden />} />
            <Badge tone={tone} label="12" />
            <Badge tone={tone} label="進行中" />
          </>,
        ]),
      )}
    />
  ),
};
