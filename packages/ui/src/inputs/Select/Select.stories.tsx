import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { FormField } from '../FormField/index.ts';
import { findProjects, manyCustomers, never, places, projects, statuses } from '../testing/samples.tsx';
import { Select } from './Select.tsx';

const meta = {
  id: 'ui-select',
  component: Select,
  args: { 'aria-label': 'Status', options: statuses, onChange: fn(), onOpenChange: fn() },
  argTypes: { ref: { control: false }, options: { control: false } },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export const Empty: Story = {
  args: { placeholder: 'No status', id: 'status', className: 'own', style: { maxInlineSize: 200 } },
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: /Status/ });
    await step('its attributes reach the control', async () => {
      await expect(trigger).toHaveAttribute('id', 'status');
      await expect(trigger).toHaveClass('own');
      await expect(trigger.getBoundingClientRect().width).toBe(200);
    });
    await step('chooses by the keyboard, and keeps its value itself', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Open' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await isClosed();
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveTextContent('Open');
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const Controlled: Story = {
  args: { value: 2 },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Status/ });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'Open' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await isClosed();
    await expect(trigger).toHaveTextContent('In progress');
  },
};

export const Clearable: Story = {
  args: { defaultValue: 2, emptyLabel: 'No status' },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Status/ });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'No status' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(trigger).toHaveTextContent('Choose…'));
  },
};

export const Sections: Story = { args: { options: places, defaultValue: 'pt', defaultIsOpen: true } };

export const Searchable: Story = {
  args: { 'aria-label': 'Project', options: projects },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Project/ }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search options' })).toHaveFocus());
    await userEvent.keyboard('uber');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    const search = screen.getByRole('combobox', { name: 'Search options' });
    await userEvent.keyboard('{ArrowDown}');
    // the word of an input method ends, also in Safari, or is called off
    await fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(search, { key: 'Escape', isComposing: true });
    await expect(search).toHaveValue('uber');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};

export const Long: Story = {
  args: { 'aria-label': 'Customer', options: manyCustomers, defaultValue: 9000 },
  play: async ({ args, canvas, step }) => {
    await step('opens at what is chosen, and draws what is in view alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Customer/ }));
      await waitFor(async () =>
        expect(await screen.findByRole('option', { name: 'Customer 9000' })).toBeVisible(),
      );
      await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    });
    await step('counts what a search finds', async () => {
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
      await userEvent.keyboard('999');
      const first = await screen.findByRole('option', { name: 'Customer 999' });
      await waitFor(() => expect(first).toHaveAttribute('aria-setsize', '19'));
      await expect(first).toHaveAttribute('aria-posinset', '1');
      await userEvent.keyboard('9');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(9999);
    });
  },
};

export const Remote: Story = {
  args: { 'aria-label': 'Project', options: [], loadOptions: fn(findProjects) },
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: /Project/ });
    await step('loads the options when it opens, and again for what is typed', async () => {
      await userEvent.click(trigger);
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12));
      await userEvent.keyboard('office');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await waitFor(() =>
        expect(args.loadOptions).toHaveBeenLastCalledWith('office', expect.any(AbortSignal)),
      );
    });
    await step('shows what was chosen, also when something else is searched for', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await isClosed();
      await waitFor(() => expect(trigger).toHaveTextContent('Office move'));
      await userEvent.click(trigger);
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12));
      await userEvent.keyboard('website');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.keyboard('{Escape}{Escape}');
      await isClosed();
      await expect(trigger).toHaveTextContent('Office move');
    });
  },
};

const search = fn(findProjects);

export const Failed: Story = {
  args: { 'aria-label': 'Project', options: [], loadOptions: search },
  beforeEach: () => {
    search.mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Project/ }));
    await waitFor(async () =>
      expect(await screen.findByText('The options could not be loaded.')).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12));
    await expect(screen.queryByText('The options could not be loaded.')).not.toBeInTheDocument();
  },
};

export const GivenFailed: Story = {
  args: { 'aria-label': 'Project', options: [], onRetry: fn(), defaultIsOpen: true },
  play: async ({ args }) => {
    await waitFor(async () =>
      expect(await screen.findByText('The options could not be loaded.')).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { options: [], loadOptions: never, defaultIsOpen: true },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Loading options…')).toBeVisible());
    await waitFor(() => expect(screen.getByText('No options match your search.')).not.toBeVisible());
  },
};

export const InAFrame: Story = {
  render: (args) => (
    <FormField label="Status" help="Where the task stands." error="Choose a status." isRequired>
      <Select {...args} aria-label={undefined} />
    </FormField>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Status/ });
    await expect(trigger).toHaveAccessibleDescription(/Where the task stands\. Choose a status\./);
    await userEvent.click(canvas.getByText('Status'));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Status' })).toHaveValue('In progress');
  },
};

export const UnknownValue: Story = { args: { defaultValue: 99 } };

export const RightToLeft: Story = {
  args: { 'aria-label': 'סטטוס', options: [{ id: 1, label: 'פתוח', tone: 'info' }], defaultValue: 1 },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    // what is open lies over whatever stands below
    pointer: {
      marks: {
        Hovered: 'dl > :nth-child(1) button',
        Pressed: 'dl > :nth-child(2) button',
        Focused: 'dl > :nth-child(3) button',
      },
    },
    controls: { disable: true },
    docs: { story: { inline: false, height: '640px' } },
  },
  render: () => (
    <StateMatrix
      rows={{
        empty: <Select aria-label="Empty" options={statuses} />,
        filled: <Select aria-label="Filled" options={statuses} defaultValue={2} />,
        'without tones': <Select aria-label="Without tones" options={projects} defaultValue={5} />,
        small: <Select aria-label="Small" size="small" options={projects} defaultValue={1} />,
        invalid: <Select aria-label="Invalid" isInvalid options={statuses} />,
        'read only': <Select aria-label="Read only" isReadOnly options={statuses} defaultValue={2} />,
        disabled: <Select aria-label="Disabled" isDisabled options={projects} defaultValue={1} />,
        open: <Select aria-label="Country" options={places} defaultValue="jp" defaultIsOpen />,
      }}
    />
  ),
};
