import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { FormField } from '../FormField/index.ts';
import { manyCustomers, places, projects, statuses } from '../testing/samples.tsx';
import { ListBox } from './ListBox.tsx';
import { frameOf, hiddenAtFirst } from '../../testing/hiddenAtFirst.tsx';

const meta = {
  id: 'ui-listbox',
  component: ListBox,
  args: { 'aria-label': 'Status', options: statuses, onChange: fn() },
  argTypes: { ref: { control: false }, options: { control: false } },
} satisfies Meta<typeof ListBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { options: [], emptyText: 'There are no statuses yet.' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText('There are no statuses yet.')).toBeVisible());
  },
};

export const Single: Story = {
  args: { defaultValue: 2 },
  play: async ({ args, canvas, step }) => {
    await step('begins at what is chosen, and chooses by the keyboard', async () => {
      await canvas.findByRole('option', { name: 'Open' });
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('option', { name: 'In progress' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(3);
    });
    await step('passes by what is disabled', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.getByRole('option', { name: 'Completed' })).toHaveFocus());
    });
    await step('a letter leads to an option', async () => {
      await userEvent.keyboard('op');
      await waitFor(() => expect(canvas.getByRole('option', { name: 'Open' })).toHaveFocus());
    });
  },
};

/** It begins at what is chosen, also where it is hidden at first, as in a tab. */
export const FarChoice: Story = {
  args: { 'aria-label': 'Customer', options: manyCustomers.slice(0, 60), defaultValue: 40 },
  decorators: [hiddenAtFirst],
  play: async ({ canvas, canvasElement }) => {
    frameOf(canvasElement).hidden = false;
    const option = await canvas.findByRole('option', { name: 'Customer 40' });
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await waitFor(async () => {
      const { bottom, top } = option.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(list.top);
      await expect(bottom).toBeLessThanOrEqual(list.bottom);
    });
  },
};

export const Multiple: Story = {
  args: { selectionMode: 'multiple', defaultValue: [6, 99] },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('option', { name: 'Open' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 6, 99]);
    await userEvent.click(canvas.getByRole('option', { name: 'Completed' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 99]);
  },
};

export const Long: Story = {
  args: {
    'aria-label': 'Customer',
    options: manyCustomers,
    selectionMode: 'multiple',
    defaultValue: [9000],
  },
  play: async ({ args, canvas, step }) => {
    const list = canvas.getByRole('listbox');
    const option = (id: number) => canvas.findByRole('option', { name: `Customer ${id}` });
    await step('draws what is in view alone, and begins at what is chosen', async () => {
      await waitFor(async () => expect(await option(9000)).toBeVisible());
      await expect(canvas.getAllByRole('option').length).toBeLessThan(60);
      await expect(list.scrollWidth).toBe(list.clientWidth);
    });
    await step('is walked through by the keyboard as a short list is', async () => {
      await userEvent.tab();
      await waitFor(async () => expect(await option(9000)).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(async () => expect(await option(10_000)).toHaveFocus());
      await expect(await option(10_000)).toHaveAttribute('aria-posinset', '10000');
      await userEvent.keyboard('{Home}');
      await waitFor(async () => expect(await option(1)).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith([2, 9000]);
    });
  },
};

export const Sections: Story = {
  args: { 'aria-label': 'Country', options: places, defaultValue: 'jp' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('group', { name: 'Europe' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('option', { name: /日本/, selected: true })).toBeVisible());
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('option', { name: 'Open' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(canvas.getByRole('option', { name: 'In progress', selected: true })).toBeVisible(),
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 2 } };

export const InAFrame: Story = {
  render: (args) => (
    <FormField label="Project" error="Choose a project." isRequired>
      <ListBox {...args} aria-label={undefined} options={projects} />
    </FormField>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox', { name: /Project/ })).toHaveAccessibleDescription(
      'required Choose a project.',
    );
    await userEvent.click(canvas.getByText('Project'));
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Website relaunch' })).toHaveFocus());
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: '[aria-selected="false"]',
      rows: {
        'Not chosen': (
          <ListBox aria-label="Status" options={statuses.slice(0, 2)} value={statuses[0]?.id ?? null} />
        ),
      },
    },
    controls: { disable: true },
  },
  render: () => (
    <StateMatrix
      rows={{
        single: <ListBox aria-label="Single" options={statuses} defaultValue={2} />,
        several: (
          <ListBox aria-label="Several" selectionMode="multiple" options={statuses} defaultValue={[1, 6]} />
        ),
        sections: <ListBox aria-label="Sections" options={places} defaultValue="jp" />,
        icons: (
          <ListBox
            aria-label="Icons"
            defaultValue={1}
            options={[
              { id: 1, label: 'Urgent', icon: <Flag aria-hidden />, description: 'Within the hour' },
              { id: 2, label: 'Datenschutzfolgenabschätzungsverantwortlichkeit', icon: <Flag aria-hidden /> },
            ]}
          />
        ),
        invalid: <ListBox aria-label="Invalid" isInvalid options={statuses.slice(0, 2)} />,
        'read only': (
          <ListBox aria-label="Read only" isReadOnly options={statuses.slice(0, 2)} defaultValue={2} />
        ),
        disabled: (
          <ListBox aria-label="Disabled" isDisabled options={statuses.slice(0, 2)} defaultValue={2} />
        ),
        empty: <ListBox aria-label="Empty" options={[]} />,
      }}
    />
  ),
};
