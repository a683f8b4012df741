import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { FormField } from '../FormField/index.ts';
import { DateInput } from './DateInput.tsx';

const meta = {
  id: 'ui-dateinput',
  component: DateInput,
  args: { 'aria-label': 'Due date', dateFormat: 'dd.MM.yyyy', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Typed: Story = {
  play: async ({ args, canvas, step }) => {
    const due = canvas.getByRole('combobox', { name: 'Due date' });
    await step('stays as it is typed, and is written in the usual way once it is left', async () => {
      await userEvent.type(due, '9 3 26');
      await expect(due).toHaveValue('9 3 26');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-09', '9 3 26');
      await userEvent.tab();
      await expect(due).toHaveValue('09.03.2026');
    });
    await step('takes a date that is pasted in ISO', async () => {
      await userEvent.clear(due);
      await expect(args.onChange).toHaveBeenLastCalledWith(null, '');
      await userEvent.paste('2026-12-24');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24', '2026-12-24');
    });
    await step('keeps what is no date', async () => {
      await userEvent.clear(due);
      await userEvent.type(due, '31.02.2026');
      await userEvent.tab();
      await expect(due).toHaveValue('31.02.2026');
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined, '31.02.2026');
    });
  },
};

export const Chosen: Story = {
  args: { defaultValue: '2026-03-09', minDate: '2026-03-05', maxDate: '2026-03-20' },
  play: async ({ args, canvas, step }) => {
    const due = canvas.getByRole('combobox', { name: 'Due date' });
    await step('opens by the keyboard at the date, and gives what is chosen', async () => {
      due.focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(screen.getByRole('button', { name: /March 9, 2026/ })).toHaveFocus());
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Due date' })).toBeVisible());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await isClosed();
      await waitFor(() => expect(due).toHaveFocus());
      await expect(due).toHaveValue('16.03.2026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-16', '16.03.2026');
    });
    await step('is cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
      await isClosed();
      await waitFor(() => expect(due).toHaveFocus());
      await expect(args.onChange).toHaveBeenLastCalledWith(null, '');
    });
    await step('Escape closes the calendar and changes nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(due).toHaveValue('');
    });
  },
};

export const InTheWayOfTheLanguage: Story = {
  args: { dateFormat: undefined, defaultValue: '2026-03-09', 'aria-label': '期限' },
  globals: { locale: 'ja' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '期限' })).toHaveValue('2026/03/09');
  },
};

/** Fits a screen of 320 pixels, whose calendar is as wide. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <FormField label="Fälligkeitsdatum" isRequired>
      <DateInput {...args} defaultValue="2026-03-09" aria-label={undefined} />
    </FormField>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Fälligkeitsdatum' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    const { left, right } = screen.getByRole('grid').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => {
    const dateFormat = 'dd.MM.yyyy';
    return (
      <StateMatrix
        rows={{
          empty: <DateInput aria-label="Empty" placeholder="31.12.2026" {...{ dateFormat }} />,
          filled: <DateInput aria-label="Filled" defaultValue="2026-03-09" {...{ dateFormat }} />,
          long: <DateInput aria-label="Long" defaultValue="2026-03-09" dateFormat="EEEE, d MMMM yyyy" />,
          small: <DateInput aria-label="Small" size="small" defaultValue="2026-03-09" {...{ dateFormat }} />,
          invalid: <DateInput aria-label="Invalid" isInvalid defaultValue="31.02.2026" {...{ dateFormat }} />,
          'read only': (
            <DateInput aria-label="Read only" isReadOnly defaultValue="2026-03-09" {...{ dateFormat }} />
          ),
          disabled: (
            <DateInput aria-label="Disabled" isDisabled defaultValue="2026-03-09" {...{ dateFormat }} />
          ),
        }}
      />
    );
  },
};
