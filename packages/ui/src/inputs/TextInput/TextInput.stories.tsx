import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign, Check } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { TextInput } from './TextInput.tsx';

const meta = {
  id: 'ui-textinput',
  component: TextInput,
  args: { 'aria-label': 'Title', onChange: fn() },
  argTypes: { ref: { control: false }, leading: { control: false }, trailing: { control: false } },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'Renew the contract' },
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, '更新');
    await expect(title).toHaveValue('更新');
    await expect(args.onChange).toHaveBeenLastCalledWith('更新');
  },
};

export const Filled: Story = { args: { defaultValue: 'Replace the staging certificate' } };

export const Controlled: Story = {
  args: { value: 'Fixed' },
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, '!');
    await expect(args.onChange).toHaveBeenLastCalledWith('Fixed!');
    await expect(title).toHaveValue('Fixed');
  },
};

export const Small: Story = { args: { size: 'small', defaultValue: 'C-4711' } };

export const WithIcon: Story = { args: { leading: <AtSign aria-hidden />, defaultValue: 'ada' } };

export const WithUnits: Story = {
  args: { leading: 'EUR', trailing: 'per day', defaultValue: '640', 'aria-label': 'Rate' },
};

export const Invalid: Story = {
  args: { isInvalid: true, defaultValue: 'ada@' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'C-4711' },
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(title, '9');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue('C-4711');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'C-4711', trailing: 'kg' } };

export const LongText: Story = {
  args: {
    defaultValue: 'Datenschutzfolgenabschätzung für das Bewerbermanagement aktualisieren',
    trailing: 'Personentage',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: { leading: <AtSign aria-hidden />, defaultValue: 'להחליף את האישור', trailing: '₪' },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    pointer: { rows: { Filled: <TextInput aria-label="Title" defaultValue="Website relaunch" /> } },
    controls: { disable: true },
  },
  render: () => (
    <StateMatrix
      rows={{
        empty: <TextInput aria-label="Empty" placeholder="Renew the contract" />,
        filled: <TextInput aria-label="Filled" defaultValue="Replace the staging certificate" />,
        small: <TextInput aria-label="Small" size="small" defaultValue="C-4711" />,
        invalid: <TextInput aria-label="Invalid" isInvalid defaultValue="ada@" />,
        'read only': <TextInput aria-label="Read only" isReadOnly defaultValue="C-4711" />,
        disabled: <TextInput aria-label="Disabled" isDisabled trailing="kg" defaultValue="12" />,
        'with icons': (
          <TextInput
            aria-label="With icons"
            leading={<AtSign aria-hidden />}
            trailing={<Check aria-hidden />}
            defaultValue="ada"
          />
        ),
        'with units': (
          <>
            <TextInput aria-label="In euros" leading="EUR" defaultValue="640" />
            <TextInput aria-label="In yen" leading="日本円" trailing="毎日" defaultValue="640" />
          </>
        ),
        'with the focus': <TextInput aria-label="With the focus" defaultValue="C-4711" />,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'With the focus' }));
  },
};
