import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  id: 'ui-tag',
  component: Tag,
  args: { label: 'Bridge' },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Bridge' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const Matrix: Story = {
  parameters: { pointer: { rows: { Removable: <Tag label="Harbour" onRemove={() => undefined} /> } } },
  render: () => (
    <StateMatrix
      rows={Object.fromEntries(
        [undefined, () => undefined].map((onRemove) => [
          onRemove ? 'removable' : 'shown',
          <>
            <Tag label="Bridge" onRemove={onRemove} />
            <Tag label="Brandschutzdokumentation" onRemove={onRemove} style={{ inlineSize: 120 }} />
            <Tag label="見積書" onRemove={onRemove} />
          </>,
        ]),
      )}
    />
  ),
};
