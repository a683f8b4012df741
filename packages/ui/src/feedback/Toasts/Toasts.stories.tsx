import { type Tone, tones } from '@bureau/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastStore, toasts } from './toastStore.ts';

const meta = {
  id: 'ui-toasts',
  component: ToastRegion,
  argTypes: { store: { control: false } },
  // The provider around every story shows the toasts of the application.
  render: () => (
    <Button onPress={() => toasts.show({ tone: 'success', message: 'The task was saved.' })}>
      Save task
    </Button>
  ),
  beforeEach: () => toasts.clear,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = () => screen.getByRole('region', { name: 'Notifications' });
const cards = () => within(region()).getAllByRole('listitem');

export const Duplicates: Story = {
  play: async ({ canvas, step }) => {
    await step('the same toast is shown once, with a count', async () => {
      const save = canvas.getByRole('button', { name: 'Save task' });
      await userEvent.click(save);
      await userEvent.click(save);
      await userEvent.click(save);
      // The first toast brings the code.
      await waitFor(() => expect(cards()).toHaveLength(1));
      await expect(cards()[0]).toHaveTextContent('×3');
    });
    await step('the count is spoken again', async () => {
      await expect(screen.getByText('The task was saved. (3 times)')).toBeInTheDocument();
    });
  },
};

export const KeepsTheFocus: Story = {
  play: async ({ canvas, step }) => {
    const save = canvas.getByRole('button', { name: 'Save task' });
    await userEvent.click(save);
    toasts.show({ tone: 'info', message: 'Two people joined the project.' });
    await waitFor(() => expect(cards()).toHaveLength(2));
    await waitFor(() => expect(save).toHaveFocus());
    await step('F6 leads to the toasts', async () => {
      await userEvent.keyboard('{F6}');
      await waitFor(() => expect(region()).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(within(region()).getAllByRole('button')[0]).toHaveFocus());
    });
    await step('dismissing moves on to the next toast, and then back to where a person was', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(cards()).toHaveLength(1));
      await waitFor(() => expect(within(region()).getByRole('button', { name: 'Dismiss' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(save).toHaveFocus());
    });
  },
};

const undo = fn();

export const WithAction: Story = {
  play: async () => {
    toasts.show({
      tone: 'neutral',
      message: 'The change was discarded.',
      action: { label: 'Undo', onPress: undo },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
  },
};

export const DismissAll: Story = {
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save task' });
    save.focus();
    for (const name of ['title', 'status', 'priority']) {
      toasts.show({ tone: 'danger', message: `The ${name} was not saved.` });
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss all 3 messages' }));
    await expect(screen.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    await waitFor(() => expect(save).toHaveFocus());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    toasts.show({
      tone: 'danger',
      title: 'The task was not saved',
      message: 'Die Rechnungsempfängeradresse konnte nicht übernommen werden.',
      action: { label: 'Try again', onPress: undo },
    });
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

const ofEachTone: Readonly<Record<Tone, readonly [title: string, message: string]>> = {
  neutral: ['The change was discarded', 'The title is “Renew the contract” again.'],
  info: ['Two people joined the project', 'Amara Okafor and Jonas Weber see its tasks from now on.'],
  success: ['The invitation was sent', 'Marta Lindqvist has three days to accept it.'],
  warning: ['Your session ends in five minutes', 'Sign in again to go on without a break.'],
  danger: ['The task was not saved', 'The server does not answer. Try again in a moment.'],
  accent: ['Bureau was updated', 'Reload the page to work with the new version.'],
};
const everyTone = createToastStore();
for (const tone of tones) {
  const [title, message] = ofEachTone[tone];
  everyTone.show({ tone, title, message });
}

export const Matrix: Story = {
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  render: () => <ToastRegion store={everyTone} />,
  play: async () => {
    await waitFor(() => expect(cards()).toHaveLength(tones.length));
    // The clocks stand still under the pointer, so that the picture has all toasts.
    await userEvent.hover(cards()[0] ?? region());
  },
};
