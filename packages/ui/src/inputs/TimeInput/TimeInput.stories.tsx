import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { TimeInput } from './TimeInput.tsx';

const meta = {
  id: 'ui-timeinput',
  component: TimeInput,
  args: { 'aria-label': 'Start', dateTimeFormat: 'dd.MM.yyyy HH:mm', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof TimeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ args, canvas, step }) => {
    const start = canvas.getByRole('textbox', { name: 'Start' });
    await step('stays as it is typed, and is written in the usual way once it is left', async () => {
      await userEvent.type(start, '2:30 pm');
      await expect(start).toHaveValue('2:30 pm');
      await expect(args.onChange).toHaveBeenLastCalledWith('14:30', '2:30 pm');
      await userEvent.tab();
      await expect(start).toHaveValue('14:30');
    });
    await step('changes by the arrow keys, not beyond the day', async () => {
      start.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('14:45', '14:45');
      await userEvent.keyboard('{PageDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('13:45', '13:45');
      await userEvent.clear(start);
      await expect(args.onChange).toHaveBeenLastCalledWith(null, '');
      await userEvent.type(start, '2355{ArrowUp}');
      await expect(start).toHaveValue('23:59');
    });
    await step('keeps what is no time', async () => {
      await userEvent.clear(start);
      await userEvent.type(start, '25:00');
      await userEvent.tab();
      await expect(start).toHaveValue('25:00');
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined, '25:00');
    });
  },
};

export const TwelveHours: Story = {
  args: { dateTimeFormat: 'MM/dd/yyyy h:mm a', defaultValue: '14:30' },
  play: async ({ args, canvas }) => {
    const start = canvas.getByRole('textbox', { name: 'Start' });
    await expect(start).toHaveValue('2:30 PM');
    await userEvent.clear(start);
    await userEvent.type(start, '12:05 am');
    await expect(args.onChange).toHaveBeenLastCalledWith('00:05', '12:05 am');
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: '14:30', isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Start' }), '{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => {
    const dateTimeFormat = 'dd.MM.yyyy HH:mm';
    return (
      <StateMatrix
        rows={{
          empty: <TimeInput aria-label="Empty" placeholder="14:30" {...{ dateTimeFormat }} />,
          filled: <TimeInput aria-label="Filled" defaultValue="14:30" {...{ dateTimeFormat }} />,
          '12 hours': <TimeInput aria-label="12 hours" defaultValue="14:30" dateTimeFormat="h:mm a" />,
          small: <TimeInput aria-label="Small" size="small" defaultValue="14:30" {...{ dateTimeFormat }} />,
          invalid: <TimeInput aria-label="Invalid" isInvalid defaultValue="25:00" {...{ dateTimeFormat }} />,
          'read only': (
            <TimeInput aria-label="Read only" isReadOnly defaultValue="14:30" {...{ dateTimeFormat }} />
          ),
          disabled: (
            <TimeInput aria-label="Disabled" isDisabled defaultValue="14:30" {...{ dateTimeFormat }} />
          ),
        }}
      />
    );
  },
};
