import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { pressAt, refuse, TableCell, useSavedValue, walkThroughCell } from '../testing/inlineStories.tsx';
import { InlineSelect, type InlineSelectProps } from './InlineSelect.tsx';

const statuses = [
  { id: 1, label: 'Open', tone: 'info' },
  { id: 2, label: 'In progress', tone: 'accent' },
  { id: 3, label: 'On hold', tone: 'warning' },
  { id: 6, label: 'Completed', tone: 'success' },
] as const;

const priorities = ['Urgent', 'Very high', 'High', 'Medium', 'Low'].map((label, index) => ({
  id: index + 1,
  label,
}));

function Kept(props: InlineSelectProps<number>) {
  return <InlineSelect {...props} {...useSavedValue(props.value ?? null, props.onSave)} />;
}

const meta = {
  id: 'forms-inlineselect',
  component: InlineSelect<number>,
  args: {
    label: 'Status',
    value: 1,
    options: statuses,
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineSelect<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const Read: Story = {};

export const WithoutTones: Story = { args: { label: 'Priority', value: 3, options: priorities } };

export const Empty: Story = {
  args: { label: 'Priority', value: null, options: priorities, emptyText: 'No priority' },
};

export const UnknownValue: Story = {
  args: { value: 99 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('99')).toBeVisible());
  },
};

export const NotEditable: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Status' }));
    await waitFor(async () =>
      expect(await body().findByRole('option', { name: 'Open', selected: true })).toBeVisible(),
    );
  },
};

export const Saved: Story = {
  play: async ({ args, canvas, step }) => {
    await step('chooses and saves by the keyboard', async () => {
      canvas.getByRole('button', { name: 'Edit Status' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(body().getByRole('option', { name: 'Open' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(async () => expect(canvas.getByRole('button', { name: /In progress/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    });
    await step('closes, shows the new status, and gives the focus back', async () => {
      await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(2));
      await waitFor(async () => expect(canvas.getByRole('button', { name: 'Edit Status' })).toHaveFocus());
      await waitFor(() => expect(canvas.getByText('In progress')).toBeVisible());
    });
  },
};

export const PressOutside: Story = {
  render: (args) => (
    <>
      <Kept {...args} />
      <p style={{ marginBlockStart: '16rem' }}>Outside</p>
    </>
  ),
  play: async ({ args, canvas, step }) => {
    const optionInFocus = (name: string) =>
      waitFor(async () => expect(body().getByRole('option', { name })).toHaveFocus());
    await step('one press beside the list closes it and the editor', async () => {
      await userEvent.click(canvas.getByText('Open'));
      await optionInFocus('Open');
      await pressAt(canvas.getByText('Outside'));
      await waitFor(async () => expect(canvas.getByRole('button', { name: 'Edit Status' })).toHaveFocus());
      await expect(body().queryByRole('listbox')).not.toBeInTheDocument();
      await expect(body().queryByText(/was discarded/)).not.toBeInTheDocument();
    });
    await step('what was chosen is a draft, and can be had back', async () => {
      await userEvent.click(canvas.getByText('Open'));
      await userEvent.click(await body().findByRole('option', { name: 'On hold' }));
      await waitFor(async () => expect(canvas.getByRole('button', { name: /On hold/ })).toHaveFocus());
      await expect(args.onSave).not.toHaveBeenCalled();
      await userEvent.keyboard(' ');
      await optionInFocus('On hold');
      await pressAt(canvas.getByText('Outside'));
      await waitFor(() => expect(canvas.getByText('Open')).toBeVisible());
      await userEvent.click(await body().findByRole('button', { name: 'Undo' }));
      await optionInFocus('On hold');
    });
    await step('Ctrl and Enter choose and save', async () => {
      await userEvent.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
      await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(6));
      await waitFor(async () => expect(canvas.getByRole('button', { name: 'Edit Status' })).toHaveFocus());
      await waitFor(() => expect(canvas.getByText('Completed')).toBeVisible());
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
};

export const Escaped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Status' }));
    await waitFor(async () => expect(body().getByRole('option', { name: 'Open' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(body().queryByRole('listbox')).not.toBeInTheDocument());
    // The list closed alone: the editor is open still, and has the focus.
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Open/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(canvas.getByRole('button', { name: 'Edit Status' })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  args: { label: 'Priority', value: null, options: priorities, isRequired: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Priority' }));
    await body().findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(body().queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /save/i }));
    await waitFor(async () => expect(await canvas.findByText('Fill in this field.')).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SaveFailed: Story = {
  args: { onSave: fn(refuse) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Status' }));
    await userEvent.click(await body().findByRole('option', { name: 'Completed' }));
    await waitFor(async () => expect(body().queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /save/i }));
    await waitFor(async () =>
      expect(await canvas.findByText('Somebody else changed the record.')).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: /Completed/ })).toBeVisible());
  },
};

export const LongLabel: Story = {
  args: {
    label: 'Zuständigkeitsbereich',
    value: 1,
    options: [{ id: 1, label: 'Datenschutzfolgenabschätzungsverantwortlichkeit' }],
  },
};

export const RightToLeft: Story = {
  args: { label: 'סטטוס', options: [{ id: 1, label: 'פתוח', tone: 'info' }] },
  globals: { direction: 'rtl' },
};

export const InTableCell: Story = {
  render: (args) => (
    <TableCell text="Open" renderEditor={(editing) => <InlineSelect {...args} {...editing} />} />
  ),
  play: async ({ args, canvas, canvasElement, step }) => {
    await walkThroughCell(canvasElement, 'Status', { hasPopover: true });
    await step('the list leaves tick and cross to be seen', async () => {
      const list = await canvas.findByRole('listbox');
      await waitFor(async () => {
        await expect(list).toBeVisible();
        const box = list.getBoundingClientRect();
        for (const name of ['Save Status', 'Cancel editing Status']) {
          const tool = canvas.getByLabelText(name).getBoundingClientRect();
          await expect(
            tool.right <= box.left ||
              tool.left >= box.right ||
              tool.bottom <= box.top ||
              tool.top >= box.bottom,
          ).toBe(true);
        }
      });
    });
    await step('Enter chooses and saves', async () => {
      await waitFor(async () => expect(canvas.getByRole('option', { name: 'Open' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(2));
    });
  },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave }) => (
    <StateMatrix
      rows={{
        Read: <InlineSelect label="Read" value={2} options={statuses} canEdit onSave={onSave} />,
        'Without tones': (
          <InlineSelect label="Without tones" value={3} options={priorities} canEdit onSave={onSave} />
        ),
        Empty: (
          <InlineSelect
            label="Empty"
            value={null}
            options={statuses}
            emptyText="No status"
            canEdit
            onSave={onSave}
          />
        ),
        'Unknown value': (
          <InlineSelect label="Unknown value" value={99} options={statuses} canEdit onSave={onSave} />
        ),
        'Not editable': <InlineSelect label="Not editable" value={6} options={statuses} onSave={onSave} />,
      }}
    />
  ),
};
