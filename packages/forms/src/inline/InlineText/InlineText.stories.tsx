import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { refuse, TableCell, useSavedValue, walkThroughCell } from '../testing/inlineStories.tsx';
import { InlineText, type InlineTextProps } from './InlineText.tsx';

function Kept(props: InlineTextProps) {
  return <InlineText {...props} {...useSavedValue(props.value ?? '', props.onSave)} />;
}

const meta = {
  id: 'forms-inlinetext',
  component: InlineText,
  args: {
    label: 'Title',
    value: 'Replace the staging certificate',
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false }, pattern: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};

export const Empty: Story = { args: { value: null, emptyText: 'No title' } };

export const NotEditable: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Title' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
};

export const Saved: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Title' }));
    const control = canvas.getByRole('textbox', { name: 'Title' });
    await step('saves by Enter, without the spaces at both ends, and closes', async () => {
      await userEvent.clear(control);
      await userEvent.type(control, '  Renew the certificate {Enter}');
      await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith('Renew the certificate'));
      await waitFor(async () => expect(control).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByText('Renew the certificate')).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Title' })).toHaveFocus());
    });
    await step('restores by Escape', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' now{Escape}');
      await waitFor(() => expect(canvas.getByText('Renew the certificate')).toBeVisible());
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};

export const InputMethod: Story = {
  args: { label: '件名', value: '顧客データ' },
  globals: { locale: 'ja' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /件名/ }));
    const control = canvas.getByRole('textbox', { name: '件名' });
    control.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    control.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '様' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(control).toBeInTheDocument();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, minLength: 3 },
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Title' }));
    const control = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(control);
    await step('says that a text is required', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(control).toHaveAccessibleDescription('Fill in this field.'));
    });
    await step('says that the text is too short', async () => {
      await userEvent.type(control, 'ab');
      await waitFor(async () => expect(control).toHaveAccessibleDescription('Use at least 3 characters.'));
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const SaveFailed: Story = {
  args: { onSave: fn(refuse) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Title' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' now{Enter}');
    await waitFor(async () =>
      expect(await canvas.findByText('Somebody else changed the record.')).toBeVisible(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Replace the staging certificate now',
    );
  },
};

export const LongText: Story = {
  args: {
    label: 'Bezeichnung der Datenschutzfolgenabschätzung',
    value:
      'Datenschutzfolgenabschätzung für das Bewerbermanagement aktualisieren und von der Leitung abnehmen lassen',
  },
};

export const RightToLeft: Story = {
  args: { label: 'כותרת', value: 'להחליף את האישור' },
  globals: { direction: 'rtl' },
};

export const InTableCell: Story = {
  render: (args) => (
    <TableCell text="Replace the …" renderEditor={(editing) => <InlineText {...args} {...editing} />} />
  ),
  play: async ({ canvasElement }) => walkThroughCell(canvasElement, 'Title'),
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave }) => (
    <StateMatrix
      rows={{
        Read: <InlineText label="Read" value="Replace the staging certificate" canEdit onSave={onSave} />,
        Empty: <InlineText label="Empty" value="" emptyText="No title" canEdit onSave={onSave} />,
        'Not editable': <InlineText label="Not editable" value="TSK-0042" onSave={onSave} />,
        Editing: <InlineText label="Editing" value="Office move" canEdit isEditing onSave={onSave} />,
        Invalid: (
          <InlineText
            label="Invalid"
            error="Fill in this field."
            value=""
            isRequired
            canEdit
            isEditing
            onSave={onSave}
          />
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    const invalid = canvas.getByRole('textbox', { name: 'Invalid' });
    await userEvent.type(invalid, '{Enter}');
    await waitFor(async () => expect(invalid).toHaveAccessibleDescription('Fill in this field.'));
  },
};
