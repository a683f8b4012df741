import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { RecurrenceInput } from './RecurrenceInput.tsx';

const meta = {
  id: 'ui-recurrenceinput',
  component: RecurrenceInput,
  args: { 'aria-label': 'Repeats', startDate: '2026-03-17', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof RecurrenceInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const everySecondWeek = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20270303';

export const Empty: Story = {};

export const Weekly: Story = {
  args: { defaultValue: everySecondWeek },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('Every 2 weeks on Monday and Thursday, until March 3, 2027')).toBeVisible(),
    );
    await waitFor(() =>
      expect(
        canvas.getByText('Next dates: Thu, Mar 19, 2026 · Mon, Mar 30, 2026 · Thu, Apr 2, 2026'),
      ).toBeVisible(),
    );
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const choose = async (input: string, option: string) => {
      const trigger = await canvas.findByRole('button', { name: new RegExp(`${input}$`) });
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      const body = within(canvasElement.ownerDocument.body);
      await userEvent.click(await body.findByRole('option', { name: option }));
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    await step('suggests the day of the week that it counts from', async () => {
      await choose('Frequency', 'Weekly');
      await expect(args.onChange).toHaveBeenLastCalledWith('FREQ=WEEKLY;BYDAY=TU');
    });
    await step('moves through its parts, and steps up how often', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Every' })).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU');
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenLastCalledWith('FREQ=WEEKLY;BYDAY=TU,SU');
    });
    await step('takes the last of the days of the week in a month', async () => {
      await choose('Frequency', 'Monthly');
      await choose('On', 'A day of the week');
      await choose('Which', 'Last');
      await choose('Day of the week', 'Friday');
      await expect(args.onChange).toHaveBeenLastCalledWith('FREQ=MONTHLY;BYDAY=-1FR');
    });
    await step(
      'gives no rule that can be read while a part is missing, and keeps what is typed',
      async () => {
        const interval = canvas.getByRole('textbox', { name: 'Every' });
        await userEvent.clear(interval);
        await expect(args.onChange).toHaveBeenLastCalledWith('FREQ=MONTHLY;INTERVAL=NaN;BYDAY=-1FR');
        await userEvent.type(interval, '3');
        await expect(args.onChange).toHaveBeenLastCalledWith('FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR');
        await waitFor(() => expect(canvas.getByText('Every 3 months on the last Friday')).toBeVisible());
      },
    );
    await step('ends after a number of times', async () => {
      await choose('Ends', 'After a number of times');
      await expect(args.onChange).toHaveBeenLastCalledWith('FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR;COUNT=10');
    });
  },
};

export const Invalid: Story = { args: { isInvalid: true, defaultValue: 'FREQ=DAILY;COUNT=3' } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: everySecondWeek } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: everySecondWeek } };

export const German: Story = {
  args: { 'aria-label': 'Wiederholung', defaultValue: 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1' },
  globals: { locale: 'de' },
};

export const Narrow: Story = {
  args: { defaultValue: 'FREQ=MONTHLY;BYMONTHDAY=1,15,-1' },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ startDate }) => (
    <StateMatrix
      rows={{
        empty: <RecurrenceInput aria-label="Empty" startDate={startDate} />,
        weekly: <RecurrenceInput aria-label="Weekly" startDate={startDate} defaultValue={everySecondWeek} />,
        monthly: (
          <RecurrenceInput aria-label="Monthly" startDate={startDate} defaultValue="FREQ=MONTHLY;BYDAY=2TU" />
        ),
        invalid: <RecurrenceInput aria-label="Invalid" startDate={startDate} isInvalid />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^Next dates/)).toHaveLength(2));
  },
};
