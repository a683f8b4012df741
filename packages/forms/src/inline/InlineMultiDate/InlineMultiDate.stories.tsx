import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { useSavedValue } from '../testing/inlineStories.tsx';
import { InlineMultiDate, type InlineMultiDateProps } from './InlineMultiDate.tsx';

function Kept(props: InlineMultiDateProps) {
  return <InlineMultiDate {...props} {...useSavedValue(props.value ?? [], props.onSave)} />;
}

const meta = {
  id: 'forms-inlinemultidate',
  component: InlineMultiDate,
  args: {
    label: 'Days off',
    value: ['2026-03-09', '2026-03-20'],
    dateFormat: 'dd.MM.yyyy',
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false } },
  render: (args, { viewMode }) => (
    <>
      <Kept {...args} />
      {viewMode !== 'docs' && <p>Outside</p>}
    </>
  ),
} satisfies Meta<typeof InlineMultiDate>;

export default meta;
type Story = StoryObj<typeof meta>;

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Saved: Story = {
  play: async ({ args, canvas, step }) => {
    const pencil = () => canvas.getByRole('button', { name: 'Edit Days off' });
    await step('toggles dates, and saves them in their order', async () => {
      await userEvent.click(pencil());
      await waitFor(() => expect(screen.getByRole('button', { name: /March 9, 2026/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowRight}{Enter}{Escape}');
      await isClosed();
      await userEvent.click(canvas.getByRole('button', { name: 'Save Days off' }));
      await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(['2026-03-08', '2026-03-20']));
      await waitFor(() => expect(canvas.getByText('08.03.2026, 20.03.2026')).toBeVisible());
      await waitFor(() => expect(pencil()).toHaveFocus());
    });
    await step('discards what was chosen by a press outside', async () => {
      await userEvent.click(pencil());
      await waitFor(() => expect(screen.getByRole('button', { name: /March 8, 2026/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}{Escape}');
      await isClosed();
      await userEvent.click(canvas.getByText('Outside'));
      await waitFor(() => expect(canvas.getByText('08.03.2026, 20.03.2026')).toBeVisible());
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};

export const Invalid: Story = {
  args: { isRequired: true, value: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Days off' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Days off' }));
    await waitFor(async () => expect(await canvas.findByText('Fill in this field.')).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave }) => {
    const shared = { dateFormat: 'dd.MM.yyyy', value: ['2026-03-09', '2026-03-20'], canEdit: true, onSave };
    return (
      <StateMatrix
        rows={{
          Read: <InlineMultiDate label="Read" {...shared} />,
          Empty: <InlineMultiDate label="Empty" {...shared} value={[]} emptyText="No days off" />,
          'Not editable': <InlineMultiDate label="Not editable" {...shared} canEdit={false} />,
        }}
      />
    );
  },
};
