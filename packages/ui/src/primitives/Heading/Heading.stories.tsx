import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  id: 'ui-heading',
  component: Heading,
  args: { level: 2, children: 'Recent activity' },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading of a page takes the focus when the page comes, by code and not by the Tab key. */
export const OfThePage: Story = {
  args: { level: 1, children: 'Tasks' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Tasks' });
    heading.focus();
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading).toHaveAttribute('tabindex', '-1');
  },
};

export const Matrix: Story = {
  render: () => (
    <StateMatrix
      rows={Object.fromEntries(
        ([24, 20, 16, 14, 13] as const).map((size) => [
          size,
          <>
            <Heading level={2} size={size}>
              Recent activity
            </Heading>
            <Heading level={2} size={size} style={{ inlineSize: 260 }}>
              Datenschutzfolgenabschätzungsverantwortliche
            </Heading>
            <Heading level={2} size={size}>
              最近のアクティビティ
            </Heading>
          </>,
        ]),
      )}
    />
  ),
};
