import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { never, refuse, TableCell, useSavedValue, walkThroughCell } from '../testing/inlineStories.tsx';
import { InlineHours, type InlineHoursProps } from './InlineHours.tsx';
import { InlineMinutes } from './InlineMinutes.tsx';

function Kept(props: InlineHoursProps) {
  return <InlineHours {...props} {...useSavedValue(props.value ?? null, props.onSave)} />;
}

function AsMinutes({ label, canEdit, onSave }: InlineHoursProps) {
  const save = (minutes: number | null) => onSave(String(minutes));
  return <InlineMinutes label={label} canEdit={canEdit} value={510} onSave={save} />;
}

const meta = {
  id: 'forms-inlinehours',
  component: InlineHours,
  subcomponents: { InlineMinutes },
  args: {
    label: 'Estimate',
    value: '8:30',
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineHours>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'Estimate' });

async function edit(canvas: HTMLElement, text: string) {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Edit Estimate' }));
  await userEvent.clear(control(canvas));
  await userEvent.type(control(canvas), text);
}

export const Read: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('08:30')).toBeVisible());
  },
};

export const Empty: Story = { args: { value: null, emptyText: 'No estimate' } };

export const Zero: Story = {
  args: { value: '0:00' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('00:00')).toBeVisible());
  },
};

export const NotEditable: Story = { args: { canEdit: false } };

export const Editing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Estimate' }));
    await waitFor(() => expect(control(canvasElement)).toHaveFocus());
    await expect(control(canvasElement)).toHaveValue('8:30');
  },
};

export const Dirty: Story = { play: async ({ canvasElement }) => edit(canvasElement, '9:00') };

export const Saved: Story = {
  play: async ({ args, canvasElement }) => {
    const durations = [
      ['90m', '1:30'],
      ['1.5h', '1:30'],
      ['1h 45m', '1:45'],
      ['12:05', '12:05'],
    ];
    for (const [typed = '', saved] of durations) {
      await edit(canvasElement, `${typed}{Enter}`);
      await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(saved));
      await waitFor(async () =>
        expect(within(canvasElement).getByRole('button', { name: 'Edit Estimate' })).toHaveFocus(),
      );
    }
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    await edit(canvasElement, '90{Enter}');
    const problem = 'Enter hours and minutes, like 1:30, 90m or 1.5h.';
    await waitFor(async () => expect(control(canvasElement)).toHaveAccessibleDescription(problem));
    for (const typed of ['1:5', '1:60']) {
      await userEvent.clear(control(canvasElement));
      await userEvent.type(control(canvasElement), `${typed}{Enter}`);
      await waitFor(async () => expect(control(canvasElement)).toHaveAccessibleDescription(problem));
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onSave: fn(never) },
  play: async ({ canvasElement }) => edit(canvasElement, '9:00{Enter}'),
};

export const SaveFailed: Story = {
  args: { onSave: fn(refuse) },
  play: async ({ canvas, canvasElement }) => {
    await edit(canvasElement, '9:00{Enter}');
    await waitFor(async () =>
      expect(await canvas.findByText('Somebody else changed the record.')).toBeVisible(),
    );
  },
};

/** Keeps the duration as whole minutes. */
export const Minutes: Story = {
  render: (args) => <AsMinutes {...args} />,
  play: async ({ args, canvasElement }) => {
    await edit(canvasElement, '1h 30m{Enter}');
    await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith('90'));
  },
};

export const LongText: Story = { args: { value: '123456:59', label: 'Geschätzter Bearbeitungsaufwand' } };

export const RightToLeft: Story = { args: { label: 'הערכה' }, globals: { direction: 'rtl' } };

export const InTableCell: Story = {
  render: (args) => (
    <TableCell text="08:30" renderEditor={(editing) => <InlineHours {...args} {...editing} />} />
  ),
  play: async ({ canvasElement }) => walkThroughCell(canvasElement, 'Estimate'),
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave }) => (
    <StateMatrix
      rows={{
        Read: <InlineHours label="Read" value="8:30" canEdit onSave={onSave} />,
        Empty: <InlineHours label="Empty" value={null} emptyText="No estimate" canEdit onSave={onSave} />,
        'Not editable': <InlineHours label="Not editable" value="8:30" onSave={onSave} />,
        Editing: <InlineHours label="Editing" value="8:30" canEdit isEditing onSave={onSave} />,
        Invalid: (
          <InlineHours
            label="Invalid"
            error="The project has 6:00 hours left."
            value="8:30"
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
    await userEvent.clear(invalid);
    await userEvent.type(invalid, '90{Enter}');
    await waitFor(async () => expect(invalid).toHaveAccessibleDescription(/^Enter hours and minutes/));
  },
};
