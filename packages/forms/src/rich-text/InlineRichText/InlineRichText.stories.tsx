import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { pasteFiles, picture } from '../testing/pasteFiles.ts';
import { InlineRichText } from './InlineRichText.tsx';

const meta = {
  id: 'forms-inlinerichtext',
  component: InlineRichText,
  args: {
    label: 'Description',
    defaultValue: '<p>The certificate ends on <strong>14 April</strong>.</p>',
    canEdit: true,
    maxLength: 200,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof InlineRichText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is changed in its place, by the keyboard alone. */
export const Saved: Story = {
  play: async ({ args, canvas, step }) => {
    const edit = canvas.getByRole('button', { name: 'Edit Description' });
    const text = () => canvas.findByRole('textbox', { name: 'Description' });
    await step('Escape restores it', async () => {
      edit.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await text()).toHaveFocus());
      await userEvent.keyboard(' Ask.{Escape}');
      await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Enter starts a paragraph, and Ctrl with Enter saves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit Description' }));
      await waitFor(async () => expect(await text()).toHaveFocus());
      await userEvent.keyboard('{Enter}Ask.{Control>}{Enter}{/Control}');
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith(
          '<p>The certificate ends on <strong>14 April</strong>.</p><p>Ask.</p>',
        ),
      );
      await waitFor(() => expect(canvas.getByText('Ask.')).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Description' })).toHaveFocus());
    });
  },
};

/** Nothing is saved without an image that is on its way: it arrives first, or is taken out. */
export const ImageOnItsWay: Story = {
  args: {
    article: {
      onUploadImage: async (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('Removed'))),
        ),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Description' }));
    const text = await canvas.findByRole('textbox', { name: 'Description' });
    await waitFor(() => expect(text).toHaveFocus());
    pasteFiles(text, await picture('plan.png'));
    await waitFor(() => expect(canvas.getByText('Uploading “plan.png”…')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(canvas.getByText(/^An image has not been uploaded yet/)).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(args.defaultValue));
  },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave, defaultValue }) => {
    const shared = { value: defaultValue, canEdit: true, onSave };
    return (
      <StateMatrix
        rows={{
          Read: <InlineRichText label="Read" {...shared} />,
          Empty: <InlineRichText label="Empty" {...shared} value="" emptyText="No description" />,
          'Not editable': <InlineRichText label="Not editable" {...shared} canEdit={false} />,
        }}
      />
    );
  },
};
