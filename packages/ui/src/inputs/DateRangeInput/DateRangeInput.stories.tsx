import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { FormField } from '../FormField/index.ts';
import { DateRangeInput } from './DateRangeInput.tsx';

const meta = {
  id: 'ui-daterangeinput',
  component: DateRangeInput,
  args: { 'aria-label': 'Period', dateFormat: 'dd.MM.yyyy', today: '2026-03-17', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof DateRangeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const ends = (canvas: HTMLElement) => {
  const group = within(within(canvas).getByRole('group', { name: 'Period' }));
  return {
    from: group.getByRole('combobox', { name: 'From' }),
    to: group.getByRole('combobox', { name: 'To' }),
  };
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Typed: Story = {
  play: async ({ args, canvasElement, step }) => {
    const { from, to } = ends(canvasElement);
    await step('leaves an end open, and gives both', async () => {
      await userEvent.type(from, '9 3 26');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-09', to: null });
      await userEvent.tab();
      await expect(from).toHaveValue('09.03.2026');
      await waitFor(() => expect(to).toHaveFocus());
      await userEvent.paste('2026-03-20');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-09', to: '2026-03-20' });
      await userEvent.tab();
      await expect(to).toHaveValue('20.03.2026');
    });
    await step('keeps what is no date', async () => {
      await userEvent.clear(to);
      await userEvent.type(to, 'soon');
      await userEvent.tab();
      await expect(to).toHaveValue('soon');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-09', to: 'soon' });
    });
  },
};

export const Chosen: Story = {
  args: { defaultValue: { from: '2026-03-02', to: '2026-03-06' } },
  play: async ({ args, canvas, canvasElement, step }) => {
    const { from, to } = ends(canvasElement);
    await step('takes a range that is often chosen', async () => {
      to.focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Today' })).toHaveFocus());
      await userEvent.click(screen.getByRole('button', { name: 'This month' }));
      await isClosed();
      await waitFor(() => expect(from).toHaveFocus());
      await expect(from).toHaveValue('01.03.2026');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-31' });
    });
    await step('takes one that is pressed in the calendar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
      await expect(await screen.findByRole('button', { name: 'This month' })).toBePressed();
      await userEvent.click(screen.getByRole('button', { name: /March 20, 2026/ }));
      await userEvent.click(screen.getByRole('button', { name: /March 10, 2026/ }));
      await isClosed();
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-10', to: '2026-03-20' });
      await expect(to).toHaveValue('20.03.2026');
    });
    await step('is cleared', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
      await isClosed();
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: null, to: null });
    });
  },
};

/** Fits a screen of 320 pixels. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <FormField label="Zeitraum" error="Das Ende liegt vor dem Anfang.">
      <DateRangeInput
        {...args}
        aria-label={undefined}
        defaultValue={{ from: '2026-03-12', to: '2026-03-02' }}
      />
    </FormField>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Zeitraum' });
    await waitFor(() => expect(dialog).toBeVisible());
    const { left, right } = screen.getByRole('grid').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      rows: {
        Filled: (
          <DateRangeInput
            aria-label="Period"
            dateFormat="dd.MM.yyyy"
            defaultValue={{ from: '2026-03-09', to: '2026-03-20' }}
          />
        ),
      },
    },
    controls: { disable: true },
  },
  render: () => {
    const shared = { dateFormat: 'dd.MM.yyyy', defaultValue: { from: '2026-03-09', to: '2026-03-20' } };
    return (
      <StateMatrix
        rows={{
          empty: <DateRangeInput aria-label="Empty" {...shared} defaultValue={{}} />,
          filled: <DateRangeInput aria-label="Filled" {...shared} />,
          'open end': (
            <DateRangeInput aria-label="Open end" {...shared} defaultValue={{ from: '2026-03-09' }} />
          ),
          small: <DateRangeInput aria-label="Small" size="small" {...shared} />,
          invalid: (
            <DateRangeInput
              aria-label="Invalid"
              isInvalid
              {...shared}
              defaultValue={{ from: '2026-03-09', to: '31.02.2026' }}
            />
          ),
          'read only': <DateRangeInput aria-label="Read only" isReadOnly {...shared} />,
          disabled: <DateRangeInput aria-label="Disabled" isDisabled {...shared} />,
          'with the focus': <DateRangeInput aria-label="With the focus" {...shared} />,
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: 'With the focus' }));
    await userEvent.click(group.getByRole('combobox', { name: 'To' }));
  },
};
