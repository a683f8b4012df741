import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  id: 'ui-switch',
  component: Switch,
  args: { children: 'Weekly summary by e-mail', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Weekly summary by e-mail' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Weekly summary by e-mail'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const On: Story = { args: { defaultSelected: true } };

export const WithDescription: Story = {
  args: { description: 'Each Monday morning.', defaultSelected: true },
};

export const Invalid: Story = { args: { isInvalid: true } };

export const ReadOnly: Story = {
  args: { defaultSelected: true, isReadOnly: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const RightToLeft: Story = {
  args: { children: 'סיכום שבועי בדואר', defaultSelected: true },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    pointer: {
      rows: { Off: <Switch>Weekly summary</Switch>, On: <Switch isSelected>Weekly summary</Switch> },
    },
    controls: { disable: true },
  },
  render: () => (
    <StateMatrix
      rows={{
        off: <Switch>Weekly summary</Switch>,
        on: <Switch defaultSelected>Weekly summary</Switch>,
        described: (
          <Switch defaultSelected description="Each Monday morning.">
            Weekly summary
          </Switch>
        ),
        invalid: <Switch isInvalid>Weekly summary</Switch>,
        'read only': (
          <>
            <Switch isReadOnly>Weekly summary</Switch>
            <Switch isReadOnly defaultSelected>
              Weekly summary
            </Switch>
          </>
        ),
        disabled: (
          <>
            <Switch isDisabled>Weekly summary</Switch>
            <Switch isDisabled defaultSelected>
              Weekly summary
            </Switch>
          </>
        ),
        'without a text': <Switch aria-label="Weekly summary" />,
      }}
    />
  ),
};
