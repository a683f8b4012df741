import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FormField } from '../../inputs/FormField/index.ts';
import { TextInput } from '../../inputs/TextInput/index.ts';
import { LoaderOverlay } from './LoaderOverlay.tsx';

const meta = {
  id: 'ui-loaderoverlay',
  component: LoaderOverlay,
  args: { isActive: true },
  argTypes: { ref: { control: false } },
  decorators: [
    (Story) => (
      <>
        <FormField label="Title">
          <TextInput />
        </FormField>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LoaderOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  args: { isActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Loading')).not.toBeInTheDocument();
  },
};

export const LetsAPersonType: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await waitFor(() => expect(canvas.getByText('Loading')).toBeInTheDocument());
    await userEvent.keyboard('Renew');
    await expect(input).toHaveValue('Renew');
    await userEvent.click(input);
    await userEvent.keyboard(' it');
    await expect(input).toHaveValue('Renew it');
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const Matrix: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading')).toBeInTheDocument());
  },
};
