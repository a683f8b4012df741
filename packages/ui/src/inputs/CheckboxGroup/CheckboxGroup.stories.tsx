import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { id: 'mail', label: 'By e-mail' },
  { id: 'push', label: 'On the phone', description: 'Where the application is installed.' },
  { id: 'text', label: 'By text message' },
];

const meta = {
  id: 'ui-checkboxgroup',
  component: CheckboxGroup,
  args: { 'aria-label': 'Notify', options, onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, step }) => {
    await step('gives what is ticked in the order of the choices', async () => {
      await userEvent.click(canvas.getByText('By text message'));
      await userEvent.click(canvas.getByText('By e-mail'));
      await expect(args.onChange).toHaveBeenLastCalledWith(['mail', 'text']);
    });
    await step('takes it back', async () => {
      await userEvent.click(canvas.getByText('By text message'));
      await expect(args.onChange).toHaveBeenLastCalledWith(['mail']);
    });
  },
};

export const Chosen: Story = { args: { defaultValue: ['mail', 'push'] } };

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Notify' })).toHaveAccessibleDescription('required');
  },
};

export const Unknown: Story = {
  args: { defaultValue: ['fax'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('By e-mail'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['mail', 'fax']);
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: ['mail'], isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('By text message'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { defaultValue: ['mail'], isDisabled: true } };

export const Invalid: Story = { args: { isInvalid: true } };

export const RightToLeft: Story = {
  args: {
    'aria-label': 'התראות',
    options: [
      { id: 'mail', label: 'בדואר' },
      { id: 'text', label: 'בהודעה' },
    ],
    defaultValue: ['mail'],
  },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <StateMatrix
      rows={{
        empty: <CheckboxGroup aria-label="Empty" options={options} />,
        chosen: <CheckboxGroup aria-label="Chosen" options={options} defaultValue={['mail', 'push']} />,
        horizontal: (
          <CheckboxGroup
            aria-label="Horizontal"
            options={options}
            orientation="horizontal"
            defaultValue={['mail']}
          />
        ),
        invalid: <CheckboxGroup aria-label="Invalid" options={options} isInvalid />,
        'read only': (
          <CheckboxGroup aria-label="Read only" options={options} isReadOnly defaultValue={['mail']} />
        ),
        disabled: (
          <CheckboxGroup aria-label="Disabled" options={options} isDisabled defaultValue={['mail']} />
        ),
      }}
    />
  ),
};
