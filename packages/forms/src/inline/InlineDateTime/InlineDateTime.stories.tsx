import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { TableCell, useSavedValue, walkThroughCell } from '../testing/inlineStories.tsx';
import { InlineDateTime, type InlineDateTimeProps } from './InlineDateTime.tsx';

function Kept(props: InlineDateTimeProps) {
  return <InlineDateTime {...props} {...useSavedValue(props.value ?? null, props.onSave)} />;
}

const meta = {
  id: 'forms-inlinedatetime',
  component: InlineDateTime,
  args: {
    label: 'Start',
    value: '2026-03-09T13:30:00.000Z',
    dateTimeFormat: 'dd.MM.yyyy HH:mm',
    timeZone: 'Europe/Prague',
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineDateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('combobox', { name: 'Start' });

/** Date and time are typed as the user writes them, in the user's time zone, and saved in UTC. */
export const Saved: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await waitFor(() => expect(canvas.getByText('09.03.2026 14:30')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Start' }));
    await step('a date without a time is refused and stays', async () => {
      await userEvent.clear(control(canvasElement));
      await userEvent.type(control(canvasElement), '1.7.2026{Enter}');
      await waitFor(() => expect(control(canvasElement)).toHaveAccessibleDescription(/31\.12\.2026 14:30/));
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('summer time counts', async () => {
      await userEvent.type(control(canvasElement), ' 9:15{Enter}');
      await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('2026-07-01T07:15:00.000Z'));
      await waitFor(() => expect(canvas.getByText('01.07.2026 09:15')).toBeVisible());
    });
    await step('a time alone is one of the same day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit Start' }));
      await userEvent.clear(control(canvasElement));
      await userEvent.type(control(canvasElement), '16:45{Enter}');
      await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith('2026-07-01T14:45:00.000Z'));
    });
  },
};

export const InTableCell: Story = {
  render: (args) => (
    <TableCell text="09.03.2026" renderEditor={(editing) => <InlineDateTime {...args} {...editing} />} />
  ),
  play: async ({ canvasElement }) => walkThroughCell(canvasElement, 'Start'),
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ dateTimeFormat, onSave, timeZone }) => {
    const shared = { dateTimeFormat, timeZone, canEdit: true, onSave };
    const value = '2026-03-09T13:30:00.000Z';
    return (
      <StateMatrix
        rows={{
          Read: <InlineDateTime label="Read" value={value} {...shared} />,
          Empty: <InlineDateTime label="Empty" value={null} emptyText="No start" {...shared} />,
          'Not editable': <InlineDateTime label="Not editable" value={value} {...shared} canEdit={false} />,
          Editing: <InlineDateTime label="Editing" value={value} isEditing {...shared} />,
          Invalid: (
            <InlineDateTime
              label="Invalid"
              error="The room is taken at this time."
              value={value}
              isEditing
              {...shared}
            />
          ),
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const invalid = canvas.getByRole('combobox', { name: 'Invalid' });
    await userEvent.clear(invalid);
    await userEvent.type(invalid, 'soon{Enter}');
    await waitFor(async () => expect(invalid).toHaveAccessibleDescription(/31\.12\.2026 14:30/));
  },
};
