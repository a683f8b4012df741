import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { PlainText } from './PlainText.tsx';

const text = `The figures of the last inspection differ from the drawings.

Ask the survey team which ones hold:
 - load of pier 4
 - width of the deck`;

const meta = {
  id: 'ui-plaintext',
  component: PlainText,
  args: { children: text },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof PlainText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLineBreaks: Story = {};

export const Muted: Story = { args: { children: 'No description.', isMuted: true } };

/** Markup is shown as it was typed. */
export const Markup: Story = {
  args: { children: '<b>bold</b> <img src=x onerror=alert(1)>' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/<b>bold<\/b>/)).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={{
        text: <PlainText>{text}</PlainText>,
        'long word': (
          <PlainText>{`https://bureau.example/${'harbour-bridge-inspection/'.repeat(6)}`}</PlainText>
        ),
        muted: <PlainText isMuted>No description.</PlainText>,
      }}
    />
  ),
};
