import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ErrorDialog } from './ErrorDialog.tsx';

const meta = {
  id: 'blocks-errordialog',
  component: ErrorDialog,
  args: {
    status: 422,
    statusText: 'Unprocessable Content',
    messages: [
      'The title is longer than 250 characters.',
      'The due date lies before the start date.',
      'Nobody with this e-mail address is in the project.',
    ],
    isOpen: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof ErrorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, step }) => {
    await step('says the status and every message', async () => {
      const dialog = await screen.findByRole('alertdialog', { name: 'The server did not accept this' });
      await expect(dialog).toHaveAccessibleDescription(/422 Unprocessable Content.*due date/);
    });
    await step('the focus is on the way out', async () => {
      await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
};

const writeText = fn<(text: string) => Promise<void>>();

export const CopiesDetails: Story = {
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy details' }));
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^422 Unprocessable Content\nThe title is longer/),
    );
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible());
  },
};

export const CannotCopy: Story = {
  beforeEach: CopiesDetails.beforeEach,
  play: async () => {
    writeText.mockRejectedValue(new Error('denied'));
    await userEvent.click(await screen.findByRole('button', { name: 'Copy details' }));
    await expect(await screen.findByRole('status')).toHaveTextContent(/could not be copied/);
    await waitFor(() => expect(screen.getAllByText(/could not be copied/).at(-1)).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {};
