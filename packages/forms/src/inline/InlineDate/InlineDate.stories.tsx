import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { never, refuse, TableCell, useSavedValue, walkThroughCell } from '../testing/inlineStories.tsx';
import { InlineDate, type InlineDateProps } from './InlineDate.tsx';

function Kept(props: InlineDateProps) {
  return <InlineDate {...props} {...useSavedValue(props.value ?? null, props.onSave)} />;
}

const meta = {
  id: 'forms-inlinedate',
  component: InlineDate,
  args: {
    label: 'Due date',
    value: '2026-03-09',
    dateFormat: 'dd.MM.yyyy',
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineDate>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const control = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('combobox', { name: 'Due date' });

async function edit(canvas: HTMLElement, text?: string) {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Edit Due date' }));
  if (text === undefined) return;
  await userEvent.clear(control(canvas));
  await userEvent.type(control(canvas), text);
}

export const Read: Story = {};

export const Empty: Story = { args: { value: null, emptyText: 'No due date' } };

export const NotEditable: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const InTheWayOfTheLanguage: Story = {
  args: { dateFormat: undefined, label: '期限' },
  globals: { locale: 'ja' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2026/03/09')).toBeVisible());
  },
};

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await edit(canvasElement);
    await waitFor(() => expect(control(canvasElement)).toHaveFocus());
    await expect(control(canvasElement)).toHaveValue('09.03.2026');
  },
};

export const Dirty: Story = { play: async ({ canvasElement }) => edit(canvasElement, '1.4.26') };

export const Saved: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('saves what was typed as yyyy-MM-dd', async () => {
      await edit(canvasElement, '1 4 26{Enter}');
      await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith('2026-04-01'));
      await waitFor(async () => expect(canvas.getByText('01.04.2026')).toBeVisible());
      await waitFor(async () => expect(canvas.getByRole('button', { name: 'Edit Due date' })).toHaveFocus());
    });
    await step('saves what was pasted in ISO', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.clear(control(canvasElement));
      await userEvent.paste('2026-12-24');
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith('2026-12-24'));
    });
    await step('saves no date', async () => {
      await waitFor(async () => expect(canvas.getByText('24.12.2026')).toBeVisible());
      await edit(canvasElement, ' {Enter}');
      await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(null));
    });
  },
};

export const Calendar: Story = {
  args: { minDate: '2026-03-05' },
  play: async ({ args, canvas, canvasElement, step }) => {
    await edit(canvasElement);
    await step('opens by the keyboard at the date, and offers no earlier one', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      const day = await body().findByRole('button', { name: /Monday, March 9, 2026/ });
      await waitFor(async () => expect(day).toHaveFocus());
      await expect(body().getByRole('button', { name: /Wednesday, March 4, 2026/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
    await step('gives the date to the control, which has the focus again', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(async () => expect(control(canvasElement)).toHaveValue('16.03.2026'));
      await waitFor(async () => expect(body().queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(control(canvasElement)).toHaveFocus());
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Escape closes the calendar first, and cancels next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
      await body().findByRole('button', { name: /March 16, 2026/ });
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(body().queryByRole('dialog')).not.toBeInTheDocument());
      await expect(control(canvasElement)).toHaveValue('16.03.2026');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await waitFor(async () => expect(body().getByRole('button', { name: /March 16, 2026/ })).toHaveFocus());
  },
};

export const Cleared: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await edit(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    await userEvent.click(await body().findByRole('button', { name: 'Clear' }));
    await waitFor(async () => expect(control(canvasElement)).toHaveFocus());
    await expect(control(canvasElement)).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith(null));
  },
};

export const Invalid: Story = {
  args: { minDate: '2026-03-05', isRequired: true },
  play: async ({ args, canvasElement }) => {
    const refusals = [
      ['31.02.2026', 'Enter a valid date, like 31.12.2026.'],
      ['04.03.2026', 'Enter 05.03.2026 or later.'],
      [' ', 'Fill in this field.'],
    ];
    await edit(canvasElement);
    for (const [text = '', message] of refusals) {
      await userEvent.clear(control(canvasElement));
      await userEvent.type(control(canvasElement), `${text}{Enter}`);
      await waitFor(async () => expect(control(canvasElement)).toHaveAccessibleDescription(message));
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onSave: fn(never) },
  play: async ({ canvasElement }) => {
    await edit(canvasElement, '1.4.2026{Enter}');
    await waitFor(async () => expect(control(canvasElement)).toHaveAttribute('readonly'));
  },
};

export const SaveFailed: Story = {
  args: { onSave: fn(refuse) },
  play: async ({ canvas, canvasElement }) => {
    await edit(canvasElement, '1.4.2026{Enter}');
    await waitFor(async () =>
      expect(await canvas.findByText('Somebody else changed the record.')).toBeVisible(),
    );
    await expect(control(canvasElement)).toHaveValue('1.4.2026');
  },
};

export const PressOutside: Story = {
  render: (args) => (
    <>
      <Kept {...args} />
      <p>Outside</p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await edit(canvasElement, '1.4.2026');
    await userEvent.click(canvas.getByText('Outside'));
    await expect(control(canvasElement)).toHaveValue('1.4.2026');
  },
};

export const LongText: Story = {
  args: { dateFormat: 'EEEE, d MMMM yyyy', label: 'Datenschutzfolgenabschätzungsfälligkeit' },
};

export const RightToLeft: Story = {
  args: { label: 'תאריך יעד' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /תאריך יעד/ }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(async () => expect(body().getByRole('grid')).toBeVisible());
  },
};

export const InTableCell: Story = {
  render: (args) => (
    <TableCell text="09.03.2026" renderEditor={(editing) => <InlineDate {...args} {...editing} />} />
  ),
  play: async ({ canvasElement }) => walkThroughCell(canvasElement, 'Due date'),
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave }) => {
    const shared = { dateFormat: 'dd.MM.yyyy', canEdit: true, onSave };
    return (
      <StateMatrix
        rows={{
          Read: <InlineDate label="Read" value="2026-03-09" {...shared} />,
          Empty: <InlineDate label="Empty" value={null} emptyText="No due date" {...shared} />,
          'Not editable': <InlineDate label="Not editable" value="2026-03-09" {...shared} canEdit={false} />,
          Editing: <InlineDate label="Editing" value="2026-03-09" isEditing {...shared} />,
          Invalid: (
            <InlineDate
              label="Invalid"
              error="The task cannot be due before it starts."
              value="2026-03-09"
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
    await userEvent.type(invalid, '31.02.2026{Enter}');
    await waitFor(async () => expect(invalid).toHaveAccessibleDescription(/^Enter a valid date/));
  },
};
