import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import type { SelectOption } from '../options/options.ts';
import { findProjects, projects, statuses } from '../testing/samples.tsx';
import { ComboBox } from './ComboBox.tsx';

const meta = {
  id: 'ui-combobox',
  component: ComboBox,
  args: { 'aria-label': 'Project', options: projects, onChange: fn() },
  argTypes: { ref: { control: false }, options: { control: false } },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
const hasOptions = (...names: string[]) =>
  waitFor(() => expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual(names));

export const Empty: Story = {
  args: { placeholder: 'No project' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Project' });
    await step('filters by what is typed, without accents, and chooses by the arrow keys', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('uber');
      await hasOptions('Übersetzungen');
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
      await userEvent.keyboard('{Enter}');
      await isClosed();
      await expect(input).toHaveValue('Übersetzungen');
      await expect(args.onChange).toHaveBeenLastCalledWith(12);
    });
    await step('chooses by Enter what is typed in full', async () => {
      await userEvent.clear(input);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await userEvent.keyboard('office MOVE{Enter}');
      await isClosed();
      await expect(input).toHaveValue('Office move');
      await expect(args.onChange).toHaveBeenLastCalledWith(2);
    });
    await step('leaves keys of an input method to it', async () => {
      await userEvent.clear(input);
      await userEvent.keyboard('annual report');
      await screen.findByRole('listbox');
      await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
      // Safari has ended the word when it reports the key that ended it
      await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
      await fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
      await expect(input).toHaveValue('annual report');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(7);
    });
    await step('shows all options by its button, and puts back by Escape what was chosen', async () => {
      await userEvent.keyboard('xyz');
      await waitFor(() => expect(screen.getByText('No options match your search.')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(input).toHaveValue('Annual report');
      await userEvent.click(canvas.getByRole('button', { name: /Show options/ }));
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12));
      await userEvent.keyboard('{Escape}');
      await isClosed();
    });
    await step('keeps what is typed while the page scrolls', async () => {
      await userEvent.type(input, ' of');
      await screen.findByRole('listbox');
      await fireEvent.scroll(document);
      await isClosed();
      await expect(input).toHaveValue('Annual report of');
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveValue('Annual report'));
    });
    await step('puts back what was chosen when it is left, and clears by its button', async () => {
      await userEvent.type(input, ' 2');
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveValue('Annual report'));
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(input).toHaveValue('');
      await waitFor(() => expect(input).toHaveFocus());
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Remote: Story = {
  args: { options: [], loadOptions: fn(findProjects) },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Project' });
    await userEvent.click(input);
    await userEvent.keyboard('office');
    // on a slow machine the first letters alone are asked for as well
    await waitFor(() => expect(args.loadOptions).toHaveBeenLastCalledWith('office', expect.any(AbortSignal)));
    await hasOptions('Office move');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await isClosed();
    await expect(input).toHaveValue('Office move');
  },
};

/** Whoever comes by a key, by a press or by the button finds the combobox: nothing that is typed at once is lost. */
export const Lazy: Story = {
  args: { isLazy: true },
  render: (args) => (
    <>
      <ComboBox {...args} aria-label="By a key" />
      <ComboBox {...args} aria-label="By a press" />
      <ComboBox {...args} aria-label="By its button" />
    </>
  ),
  play: async ({ canvas }) => {
    const input = (name: string) => canvas.getByRole('combobox', { name });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.tab();
    await waitFor(() => expect(input('By a key')).toHaveFocus());
    await userEvent.keyboard('off{ArrowDown}{Enter}');
    await isClosed();
    await expect(input('By a key')).toHaveValue('Office move');
    await userEvent.click(input('By a press'));
    await waitFor(() => expect(input('By a press')).toHaveFocus());
    await userEvent.keyboard('uber');
    await hasOptions('Übersetzungen');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    const chevron = input('By its button').parentElement?.querySelector('button');
    if (!chevron) throw new Error('There is no button.');
    await userEvent.click(chevron);
    await waitFor(() => expect(input('By its button')).toHaveFocus());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12));
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
};

const create = fn((label: string) => Promise.resolve<SelectOption<number>>({ id: 99, label }));

export const Creating: Story = {
  args: { onCreate: create },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Project' });
    await step('offers to create what is not there yet', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('Office');
      await hasOptions('Office move', 'Create “Office”');
      await userEvent.keyboard(' move');
      await hasOptions('Office move');
    });
    await step('keeps what is typed when it could not be created, and tries again', async () => {
      create.mockRejectedValueOnce(new Error('offline'));
      await userEvent.clear(input);
      await userEvent.keyboard('Canteen{Enter}');
      await waitFor(() => expect(screen.getByText('“Canteen” could not be created.')).toBeVisible());
      await expect(input).toHaveValue('Canteen');
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(99));
      await isClosed();
      await expect(input).toHaveValue('Canteen');
    });
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 1 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Project' });
    await userEvent.type(input, 'x{ArrowDown}');
    await expect(input).toHaveValue('Website relaunch');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: { 'aria-label': 'פרויקט', options: [{ id: 1, label: 'אתר' }], defaultValue: 1 },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: 'input',
      rows: { Filled: <ComboBox aria-label="Project" options={projects} value={5} /> },
    },
    controls: { disable: true },
  },
  render: () => (
    <StateMatrix
      rows={{
        empty: <ComboBox aria-label="Empty" options={projects} placeholder="No project" />,
        filled: <ComboBox aria-label="Filled" options={projects} defaultValue={5} />,
        small: <ComboBox aria-label="Small" size="small" options={projects} defaultValue={1} />,
        invalid: <ComboBox aria-label="Invalid" isInvalid options={statuses} />,
        'read only': <ComboBox aria-label="Read only" isReadOnly options={statuses} defaultValue={2} />,
        disabled: <ComboBox aria-label="Disabled" isDisabled options={projects} defaultValue={1} />,
      }}
    />
  ),
};
