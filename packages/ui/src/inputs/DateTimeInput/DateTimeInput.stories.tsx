import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { FormField } from '../FormField/index.ts';
import { DateTimeInput } from './DateTimeInput.tsx';

const meta = {
  id: 'ui-datetimeinput',
  component: DateTimeInput,
  args: {
    'aria-label': 'Start',
    dateTimeFormat: 'dd.MM.yyyy HH:mm',
    timeZone: 'Europe/Berlin',
    onChange: fn(),
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof DateTimeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Typed: Story = {
  play: async ({ args, canvas, step }) => {
    const start = canvas.getByRole('combobox', { name: 'Start' });
    await step('is an instant of the time zone, which is told', async () => {
      await expect(start).toHaveAccessibleDescription('Europe/Berlin (GMT+1)');
      await userEvent.type(start, '9.3.26 1430');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-09T13:30:00.000Z', '9.3.26 1430');
      await userEvent.tab();
      await expect(start).toHaveValue('09.03.2026 14:30');
    });
    await step('follows the clock change', async () => {
      await userEvent.clear(start);
      await userEvent.type(start, '1.7.2026 2:30 pm');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-01T12:30:00.000Z', '1.7.2026 2:30 pm');
      await expect(start).toHaveAccessibleDescription('Europe/Berlin (GMT+2)');
    });
    await step('takes an instant that is pasted', async () => {
      await userEvent.clear(start);
      await userEvent.paste('2026-03-09T13:30:00Z');
      await userEvent.tab();
      await expect(start).toHaveValue('09.03.2026 14:30');
    });
    await step('keeps what lacks a time', async () => {
      await userEvent.clear(start);
      await userEvent.type(start, '09.03.2026');
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined, '09.03.2026');
    });
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, step }) => {
    const start = canvas.getByRole('combobox', { name: 'Start' });
    await step('takes a date first, and its time', async () => {
      start.focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(screen.getByRole('button', { name: /March 17, 2026/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(start).toHaveValue('18.03.2026 09:00');
      const time = screen.getByRole('textbox', { name: 'Time' });
      await expect(time).toHaveAccessibleDescription('Europe/Berlin (GMT+1)');
      await userEvent.clear(time);
      await userEvent.type(time, '1545{Enter}');
      await isClosed();
      await waitFor(() => expect(start).toHaveFocus());
      await expect(start).toHaveValue('18.03.2026 15:45');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-18T14:45:00.000Z', '18.03.2026 15:45');
    });
    await step('is cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
      await isClosed();
      await expect(args.onChange).toHaveBeenLastCalledWith(null, '');
    });
  },
};

export const TwelveHours: Story = {
  args: {
    dateTimeFormat: 'MM/dd/yyyy h:mm a',
    defaultValue: '2026-03-09T13:30:00.000Z',
    timeZone: 'Asia/Tokyo',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Start' })).toHaveValue('03/09/2026 10:30 PM');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <FormField label="Beginn der Datenschutzfolgenabschätzung">
      <DateTimeInput {...args} aria-label={undefined} defaultValue="2026-03-09T13:30:00.000Z" />
    </FormField>
  ),
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => {
    const shared = {
      dateTimeFormat: 'dd.MM.yyyy HH:mm',
      timeZone: 'Europe/Berlin',
      defaultValue: '2026-03-09T13:30:00.000Z',
    };
    return (
      <StateMatrix
        rows={{
          empty: <DateTimeInput aria-label="Empty" {...shared} defaultValue={null} />,
          filled: <DateTimeInput aria-label="Filled" {...shared} />,
          'another time zone': (
            <DateTimeInput aria-label="Another time zone" {...shared} timeZone="Asia/Kathmandu" />
          ),
          small: <DateTimeInput aria-label="Small" size="small" {...shared} />,
          invalid: <DateTimeInput aria-label="Invalid" isInvalid {...shared} defaultValue="09.03.2026" />,
          'read only': <DateTimeInput aria-label="Read only" isReadOnly {...shared} />,
          disabled: <DateTimeInput aria-label="Disabled" isDisabled {...shared} />,
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Invalid' })).toHaveValue('09.03.2026');
  },
};
