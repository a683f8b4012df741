import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { MultiDateInput } from './MultiDateInput.tsx';

const meta = {
  id: 'ui-multidateinput',
  component: MultiDateInput,
  args: {
    'aria-label': 'Days off',
    dateFormat: 'dd.MM.yyyy',
    defaultValue: ['2026-03-09', '2026-03-20'],
    onChange: fn(),
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof MultiDateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Days off 09.03.2026, 20.03.2026' });
    await step('a press adds a date, and takes one away that was chosen', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: /March 9, 2026/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['2026-03-09', '2026-03-10', '2026-03-20']);
      await userEvent.keyboard('{ArrowLeft}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['2026-03-10', '2026-03-20']);
    });
    await step('dates are removed from the list, and the focus goes on to the next', async () => {
      const list = within(screen.getByRole('list', { name: 'Days off' }));
      await userEvent.click(list.getByRole('button', { name: 'Remove 10.03.2026' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['2026-03-20']);
      await waitFor(() => expect(list.getByRole('button', { name: 'Remove 20.03.2026' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await waitFor(() => expect(screen.queryByRole('list')).not.toBeInTheDocument());
      await waitFor(() =>
        expect(screen.getByRole('group', { name: 'Days off' })).toContainElement(
          document.activeElement as HTMLElement,
        ),
      );
    });
    await step('Escape gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Days off Choose…' })).toHaveFocus());
    });
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Days off' })).toHaveValue('09.03.2026, 20.03.2026');
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      rows: {
        Filled: (
          <MultiDateInput aria-label="Holidays" dateFormat="dd.MM.yyyy" defaultValue={['2026-03-09']} />
        ),
      },
    },
    controls: { disable: true },
  },
  render: () => {
    const shared = { dateFormat: 'dd.MM.yyyy', defaultValue: ['2026-03-09', '2026-03-20'] };
    const days = Array.from({ length: 12 }, (_, index) => `2026-03-${String(index + 10)}`);
    return (
      <StateMatrix
        rows={{
          empty: <MultiDateInput aria-label="Empty" {...shared} defaultValue={[]} />,
          filled: <MultiDateInput aria-label="Filled" {...shared} />,
          many: <MultiDateInput aria-label="Many" {...shared} defaultValue={days} />,
          small: <MultiDateInput aria-label="Small" size="small" {...shared} />,
          invalid: <MultiDateInput aria-label="Invalid" isInvalid {...shared} />,
          'read only': <MultiDateInput aria-label="Read only" isReadOnly {...shared} />,
          disabled: <MultiDateInput aria-label="Disabled" isDisabled {...shared} />,
        }}
      />
    );
  },
};
