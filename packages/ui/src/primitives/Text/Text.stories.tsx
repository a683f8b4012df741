import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Text } from './Text.tsx';

const meta = {
  id: 'ui-text',
  component: Text,
  args: { children: 'Due tomorrow' },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is cut off stays one line, in the room that there is. */
export const Truncated: Story = {
  args: {
    isTruncated: true,
    children: 'Prüfung der Brandschutzdokumentation für das Verwaltungsgebäude abschließen',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Prüfung/);
    await expect(text.offsetWidth).toBe(200);
    await expect(text.scrollWidth).toBeGreaterThan(200);
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        sizes: ([12, 13, 14, 16, 20] as const).map((size) => (
          <Text key={size} size={size}>
            {size} 期限は明日 Due tomorrow
          </Text>
        )),
        weights: (['regular', 'medium', 'semibold'] as const).map((weight) => (
          <Text key={weight} weight={weight}>
            {weight}
          </Text>
        )),
        tones: (['default', 'muted', 'info', 'success', 'warning', 'danger', 'accent'] as const).map(
          (tone) => (
            <Text key={tone} tone={tone}>
              {tone}
            </Text>
          ),
        ),
        paragraph: (
          <Text as="p" tone="muted" hasLineBreaks>
            {`The load of pier 4 differs from the drawings.\n– width of the deck\n– https://bureau.example/${'harbour-bridge/'.repeat(8)}`}
          </Text>
        ),
        truncated: (
          <Text isTruncated style={{ maxInlineSize: 160 }}>
            Kostenvoranschlag für die Rechnungsempfängerin
          </Text>
        ),
      }}
    />
  ),
};
