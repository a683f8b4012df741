import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { never, refuse, TableCell, useSavedValue, walkThroughCell } from '../testing/inlineStories.tsx';
import { InlineTextArea, type InlineTextAreaProps } from './InlineTextArea.tsx';

const text =
  'The certificate of the staging server ends on 14 April.\n\nAsk the provider for a new one, and try it on the test machine.';

function Kept(props: InlineTextAreaProps) {
  return <InlineTextArea {...props} {...useSavedValue(props.value ?? '', props.onSave)} />;
}

const meta = {
  id: 'forms-inlinetextarea',
  component: InlineTextArea,
  args: {
    label: 'Description',
    value: text,
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false }, pattern: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineTextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });

async function edit(canvas: HTMLElement, typed = '') {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Edit Description' }));
  if (typed !== '') await userEvent.type(control(canvas), typed);
}

export const Read: Story = {};

export const Empty: Story = { args: { value: null, emptyText: 'No description' } };

export const NotEditable: Story = { args: { canEdit: false } };

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await edit(canvasElement);
    await waitFor(() => expect(control(canvasElement)).toHaveFocus());
  },
};

export const Dirty: Story = { play: async ({ canvasElement }) => edit(canvasElement, ' Today.') };

export const Saved: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('starts a line by Enter, and saves by Ctrl with Enter', async () => {
      await edit(canvasElement, '{Enter}Then tell the team. ');
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(`${text}\nThen tell the team.`));
    });
    await step('is closed by the parent, and shows the lines', async () => {
      await waitFor(async () =>
        expect(canvas.getByRole('button', { name: 'Edit Description' })).toHaveFocus(),
      );
      await waitFor(() => expect(canvas.getByText(/Then tell the team/)).toBeVisible());
    });
  },
};

export const StaysOpen: Story = {
  render: (args) => <InlineTextArea {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await edit(canvasElement, ' Today.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Description' }));
    await waitFor(async () => expect(args.onSave).toHaveBeenCalledOnce());
    await waitFor(() => expect(control(canvasElement)).toBeVisible());
  },
};

export const InputMethod: Story = {
  args: { value: '顧客データ' },
  globals: { locale: 'ja' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const area = canvas.getByRole('textbox');
    await fireEvent.compositionStart(area);
    await fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true, isComposing: true });
    await fireEvent.compositionEnd(area);
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(area).toBeInTheDocument();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, maxLength: 140 },
  play: async ({ canvasElement }) => {
    await edit(canvasElement, ' And once more, with all who were not there.{Control>}{Enter}{/Control}');
    await waitFor(async () =>
      expect(control(canvasElement)).toHaveAccessibleDescription('Use at most 140 characters.'),
    );
    await userEvent.clear(control(canvasElement));
    await waitFor(async () =>
      expect(control(canvasElement)).toHaveAccessibleDescription('Fill in this field.'),
    );
  },
};

export const Saving: Story = {
  args: { onSave: fn(never) },
  play: async ({ canvasElement }) => edit(canvasElement, ' Today.{Control>}{Enter}{/Control}'),
};

export const SaveFailed: Story = {
  args: { onSave: fn(refuse) },
  play: async ({ canvas, canvasElement }) => {
    await edit(canvasElement, ' Today.{Control>}{Enter}{/Control}');
    await waitFor(async () =>
      expect(await canvas.findByText('Somebody else changed the record.')).toBeVisible(),
    );
    await expect(control(canvasElement)).toHaveValue(`${text} Today.`);
  },
};

export const LongText: Story = {
  args: {
    label: 'Beschreibung der Datenschutzfolgenabschätzung',
    value: 'Datenschutzfolgenabschätzungsverantwortlichkeitsübertragungsverordnung. '.repeat(12),
  },
};

export const RightToLeft: Story = {
  args: { label: 'תיאור', value: 'להחליף את האישור של השרת\nלפני סוף החודש.' },
  globals: { direction: 'rtl' },
};

export const InTableCell: Story = {
  render: (args) => (
    <TableCell
      text="The certificate …"
      renderEditor={(editing) => <InlineTextArea {...args} {...editing} />}
    />
  ),
  play: async ({ canvasElement }) => walkThroughCell(canvasElement, 'Description'),
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave }) => (
    <StateMatrix
      rows={{
        Read: <InlineTextArea label="Read" value={text} canEdit onSave={onSave} />,
        Empty: <InlineTextArea label="Empty" value="" emptyText="No description" canEdit onSave={onSave} />,
        'Not editable': <InlineTextArea label="Not editable" value={text} onSave={onSave} />,
        Editing: <InlineTextArea label="Editing" value={text} canEdit isEditing onSave={onSave} />,
        Invalid: (
          <InlineTextArea
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
    await userEvent.click(canvas.getByRole('button', { name: 'Save Invalid' }));
    const invalid = canvas.getByRole('textbox', { name: 'Invalid' });
    await waitFor(async () => expect(invalid).toHaveAccessibleDescription('Fill in this field.'));
  },
};
