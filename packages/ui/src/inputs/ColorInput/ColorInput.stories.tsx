import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { ColorInput } from './ColorInput.tsx';
import { ColorPanel } from './ColorPanel.tsx';

const suggestions = ['#1f6feb', '#2da44e', '#bf8700', '#cf222e', '#ffffff', '#24292f'];

const meta = {
  id: 'ui-colorinput',
  component: ColorInput,
  args: { 'aria-label': 'Color', onChange: fn(), suggestions },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof ColorInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Color' });
    await step('what is typed is a color or none, and is written in full afterwards', async () => {
      await userEvent.type(input, '#0A');
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined, '#0A');
      await userEvent.type(input, 'F');
      await expect(args.onChange).toHaveBeenLastCalledWith('#00aaff', '#0AF');
      await expect(input).toHaveValue('#0AF');
      await userEvent.tab();
      await expect(input).toHaveValue('#00aaff');
    });
    await step('suggested colors have names', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pick another colour' }));
      const green = await screen.findByRole('button', { name: /green/ });
      await waitFor(() => expect(green).toBeVisible());
      await userEvent.click(green);
      await expect(args.onChange).toHaveBeenLastCalledWith('#2da44e', '#2da44e');
      await expect(green).toHaveAttribute('aria-pressed', 'true');
    });
    await step('the area and the hue take arrow keys', async () => {
      const hue = screen.getByRole('slider', { name: 'Hue' });
      hue.focus();
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(input).toHaveValue('#a42d2d'));
      await userEvent.tab({ shift: true });
      await expect(document.activeElement).toHaveAccessibleName(/Colour picker/);
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(input).not.toHaveValue('#a42d2d'));
    });
    await step('Escape gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Pick another colour' })).toHaveFocus());
    });
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: { rows: { Filled: <ColorInput aria-label="Color" defaultValue="#2a6f97" /> } },
    controls: { disable: true },
  },
  render: () => (
    <StateMatrix
      rows={{
        empty: <ColorInput aria-label="Empty" />,
        filled: <ColorInput aria-label="Filled" defaultValue="#1f6feb" />,
        white: <ColorInput aria-label="White" defaultValue="#ffffff" />,
        small: <ColorInput aria-label="Small" size="small" defaultValue="#2da44e" />,
        invalid: <ColorInput aria-label="Invalid" isInvalid defaultValue="blue" />,
        'read only': <ColorInput aria-label="Read only" isReadOnly defaultValue="#2da44e" />,
        disabled: <ColorInput aria-label="Disabled" isDisabled defaultValue="#2da44e" />,
        panel: <ColorPanel value="#1f6feb" suggestions={suggestions} onChange={() => undefined} />,
      }}
    />
  ),
};
