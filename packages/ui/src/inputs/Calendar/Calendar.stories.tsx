import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { FormField } from '../FormField/index.ts';
import { Calendar } from './Calendar.tsx';

const meta = {
  id: 'ui-calendar',
  component: Calendar,
  args: { 'aria-label': 'Due date', defaultValue: '2026-03-09', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('button', { name });

export const Single: Story = {
  args: { isClearable: true, minDate: '2026-02-10', maxDate: '2027-06-30' },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('is walked through by the keyboard, no further than its ends', async () => {
      await userEvent.click(day(canvasElement, /March 12, 2026/));
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-12');
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-20');
      await userEvent.keyboard('{PageUp}{PageUp}');
      await waitFor(() => expect(day(canvasElement, /February 10, 2026/)).toHaveFocus());
      await userEvent.keyboard('{End}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28');
      await expect(day(canvasElement, /February 9, 2026/)).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    });
    await step('leads to any month and year', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'year' }), '2027');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'month' }), 'May');
      await userEvent.click(day(canvasElement, /May 1, 2027/));
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-05-01');
    });
    await step('chooses today, and none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-17');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(canvas.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
    });
  },
};

export const InForcedColors: Story = {
  args: { minDate: '2026-03-05', maxDate: '2026-03-16' },
  parameters: { hasForcedColors: true, a11y: { disable: true } },
  play: async ({ canvasElement }) => {
    const colorOf = (name: RegExp) => getComputedStyle(day(canvasElement, name)).color;
    await expect(colorOf(/March 4, 2026/)).not.toBe(colorOf(/March 5, 2026/));
  },
};

export const Multiple: Story = {
  args: { selectionMode: 'multiple', defaultValue: [], 'aria-label': 'Days off' },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('adds a date, and takes one away that was chosen', async () => {
      await userEvent.click(day(canvasElement, /March 20, 2026/));
      await userEvent.click(day(canvasElement, /March 4, 2026/));
      await expect(args.onChange).toHaveBeenLastCalledWith(['2026-03-04', '2026-03-20']);
      await userEvent.click(day(canvasElement, /March 20, 2026/));
      await expect(args.onChange).toHaveBeenLastCalledWith(['2026-03-04']);
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['2026-03-04', '2026-03-20']);
    });
    await step('shows today without choosing it', async () => {
      // Its second button is for screen readers on phones.
      const [next] = canvas.getAllByRole('button', { name: 'Next month' });
      if (next) await userEvent.click(next);
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      await waitFor(() => expect(day(canvasElement, /March 17, 2026/)).toBeVisible());
      await expect(args.onChange).toHaveBeenCalledTimes(4);
    });
  },
};

export const Range: Story = {
  args: { selectionMode: 'range', defaultValue: { from: '2026-03-09' }, 'aria-label': 'Period' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(day(canvasElement, /March 10, 2026/));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(day(canvasElement, /March 4, 2026/));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-04', to: '2026-03-10' });
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(day(canvasElement, /March 12, 2026/));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The year stands before the month. */
export const Japanese: Story = {
  args: { 'aria-label': '期限' },
  globals: { locale: 'ja' },
  play: async ({ canvas }) => {
    const [year, month] = canvas.getAllByRole('combobox');
    await expect(year).toHaveDisplayValue('2026年');
    await expect(month).toHaveDisplayValue('3月');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <FormField label="Fälligkeitsdatum der Datenschutzfolgenabschätzung" error="Choose a day.">
      <Calendar {...args} />
    </FormField>
  ),
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: '[role="gridcell"] [role="button"]:not([aria-disabled])',
      rows: {
        Day: (
          <div style={{ inlineSize: 260 }}>
            <Calendar aria-label="Due" defaultValue="2026-03-09" />
          </div>
        ),
      },
    },
    controls: { disable: true },
  },
  render: () => (
    <StateMatrix
      rows={{
        single: (
          <>
            <Calendar aria-label="Single" defaultValue="2026-03-09" isClearable />
            <Calendar
              aria-label="Bounded"
              defaultValue="2026-03-09"
              minDate="2026-03-05"
              maxDate="2026-03-16"
            />
          </>
        ),
        'multiple and range': (
          <>
            <Calendar
              aria-label="Multiple"
              selectionMode="multiple"
              defaultValue={['2026-03-09', '2026-03-10', '2026-03-17']}
            />
            <Calendar
              aria-label="Range"
              selectionMode="range"
              defaultValue={{ from: '2026-03-12', to: '2026-03-24' }}
            />
          </>
        ),
        'read only and disabled': (
          <>
            <Calendar aria-label="Read only" isReadOnly defaultValue="2026-03-09" />
            <Calendar aria-label="Disabled" isDisabled defaultValue="2026-03-09" />
          </>
        ),
        'with the focus': <Calendar aria-label="With the focus" defaultValue="2026-03-09" />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    const calendar = within(canvas.getByRole('group', { name: 'With the focus' }));
    await userEvent.click(calendar.getByRole('button', { name: /March 10, 2026/ }));
    await userEvent.keyboard('{ArrowLeft}');
  },
};
