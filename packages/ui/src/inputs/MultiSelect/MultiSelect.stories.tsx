import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { findProjects, projects, statuses } from '../testing/samples.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { OptionLabel } from '../options/OptionLabel.tsx';
import { OptionList } from '../options/OptionList.tsx';

const meta = {
  id: 'ui-multiselect',
  component: MultiSelect,
  subcomponents: { OptionLabel, OptionList },
  args: { 'aria-label': 'Status', options: statuses, onChange: fn() },
  argTypes: { ref: { control: false }, options: { control: false } },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Status/ });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'Completed' }));
    await userEvent.click(screen.getByRole('option', { name: 'Open' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 6]);
    await userEvent.click(screen.getByRole('option', { name: 'Open' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([6]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Completed');
  },
};

export const Remote: Story = {
  args: { 'aria-label': 'Projects', options: [], loadOptions: fn(findProjects) },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Projects/ });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12));
    await userEvent.keyboard('office');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    const option = screen.getByRole('option', { name: 'Office move' });
    // in forced colours too, where no colour hides it
    const tick = option.querySelector('svg');
    await waitFor(() => expect(tick).not.toBeVisible());
    await userEvent.click(option);
    await waitFor(() => expect(tick).toBeVisible());
    await userEvent.clear(screen.getByRole('combobox', { name: 'Search options' }));
    await userEvent.keyboard('desk');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: 'Support desk' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([2, 11]);
    await expect(trigger).toHaveTextContent('Office move, Support desk');
  },
};

export const UnknownValues: Story = {
  args: { defaultValue: [99, 2] },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Status/ });
    await expect(trigger).toHaveTextContent('In progress 99');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'Open' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 2, 99]);
    await userEvent.keyboard('{Escape}');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: [1, 2] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Status' })).toHaveValue('Open, In progress');
  },
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
    docs: { story: { inline: false, height: '860px' } },
  },
  render: () => (
    <StateMatrix
      rows={{
        empty: <MultiSelect aria-label="Empty" options={statuses} placeholder="Any status" />,
        filled: <MultiSelect aria-label="Filled" options={statuses} defaultValue={[1, 2, 6]} />,
        'without tones': (
          <MultiSelect aria-label="Without tones" options={projects} defaultValue={[1, 5, 6]} />
        ),
        invalid: <MultiSelect aria-label="Invalid" isInvalid options={statuses} />,
        'read only': <MultiSelect aria-label="Read only" isReadOnly options={statuses} defaultValue={[2]} />,
        disabled: <MultiSelect aria-label="Disabled" isDisabled options={projects} defaultValue={[1, 2]} />,
        open: <MultiSelect aria-label="Projects" options={projects} defaultValue={[2, 5]} defaultIsOpen />,
      }}
    />
  ),
};
