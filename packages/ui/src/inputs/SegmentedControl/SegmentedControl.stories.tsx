import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { id: 'low', label: 'Low' },
  { id: 'medium', label: 'Medium', description: 'Within the week.' },
  { id: 'high', label: 'High' },
];

const meta = {
  id: 'ui-segmentedcontrol',
  component: SegmentedControl,
  args: { 'aria-label': 'Priority', options, onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Priority' })).toBeVisible());
    await userEvent.click(canvas.getByText('Low'));
    await expect(args.onChange).toHaveBeenLastCalledWith('low');
    await expect(canvas.getByRole('radio', { name: 'Low' })).toBeChecked();
  },
};

export const Chosen: Story = {
  args: { defaultValue: 'medium' },
  play: async ({ args, canvas, step }) => {
    await step('has one stop of the Tab key, at what is chosen', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('radio', { name: /Medium/ })).toHaveFocus());
    });
    await step('moves by the arrow keys', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('high');
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'High' })).toHaveFocus());
    });
  },
};

export const Controlled: Story = {
  args: { value: 'medium' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('High'));
    await expect(args.onChange).toHaveBeenLastCalledWith('high');
    await expect(canvas.getByRole('radio', { name: /Medium/ })).toBeChecked();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'medium', isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('High'));
    await expect(canvas.getByRole('radio', { name: /Medium/ })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { defaultValue: 'medium', isDisabled: true } };

export const Invalid: Story = {
  args: { isInvalid: true, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};

export const German: Story = {
  args: {
    'aria-label': 'Zuständigkeit',
    options: [
      { id: 1, label: 'Datenschutzfolgenabschätzung' },
      { id: 2, label: 'Bewerbermanagement' },
    ],
    defaultValue: 1,
  },
  globals: { viewport: { value: 'phone' } },
  // what has no room beside the others goes below them, in whole words
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(second?.height).toBe(first?.height);
  },
};

export const RightToLeft: Story = {
  args: {
    'aria-label': 'עדיפות',
    options: [
      { id: 'low', label: 'נמוכה' },
      { id: 'high', label: 'גבוהה' },
    ],
    defaultValue: 'high',
  },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      on: '[type="radio"]:not(:checked)',
      rows: {
        'Not chosen': <SegmentedControl aria-label="Priority" options={options.slice(0, 2)} value="low" />,
      },
    },
    controls: { disable: true },
  },
  render: () => (
    <StateMatrix
      rows={{
        empty: <SegmentedControl aria-label="Empty" options={options} />,
        chosen: <SegmentedControl aria-label="Chosen" options={options} defaultValue="medium" />,
        'one disabled': (
          <SegmentedControl
            aria-label="One disabled"
            options={options.map((option) => ({ ...option, isDisabled: option.id === 'low' }))}
            defaultValue="medium"
          />
        ),
        invalid: <SegmentedControl aria-label="Invalid" options={options} isInvalid />,
        'read only': (
          <SegmentedControl aria-label="Read only" options={options} isReadOnly defaultValue="medium" />
        ),
        disabled: (
          <SegmentedControl aria-label="Disabled" options={options} isDisabled defaultValue="medium" />
        ),
      }}
    />
  ),
};
