import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../feedback/Alert/index.ts';
import { FormField, TextInput } from '../../inputs/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function DialogWithTrigger(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen ?? false);
  const change = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    props.onOpenChange?.(isNowOpen);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Choose columns</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = {
  id: 'ui-dialog',
  component: Dialog,
  render: (args) => <DialogWithTrigger {...args} />,
  args: {
    title: 'Choose columns',
    isOpen: false,
    onOpenChange: fn(),
    children: 'The table shows what you choose, on every device you sign in with.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="solid" tone="accent">
          Apply
        </Button>
      </>
    ),
  },
  argTypes: {
    actions: { control: false },
    trigger: { control: false },
    initialFocus: { control: false },
    ref: { control: false },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Choose columns' });
    await step('opens with the focus inside, and keeps it there', async () => {
      await userEvent.click(trigger);
      const dialog = await screen.findByRole('dialog', { name: 'Choose columns' });
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      for (let presses = 0; presses < 5; presses += 1) await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    });
    await step('Escape closes it and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('the close button closes it', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const Open: Story = { args: { isOpen: true } };

export const Busy: Story = {
  args: { isOpen: true, isBusy: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Asks for the name of a view, as an application does. */
function SaveView({ onSave }: { onSave: (name: string) => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = useRef<HTMLInputElement>(null);
  const save = async () => {
    setBusy(true);
    try {
      await onSave(name.current?.value ?? '');
      setOpen(false);
    } catch (error) {
      setProblem(String(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog
      trigger={<Button>Save view</Button>}
      title={
        <>
          Save <em>Overdue tasks</em>
        </>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
      isBusy={isBusy}
      initialFocus={name}
      renderForm={(content) => <form onSubmit={submit}>{content}</form>}
      actions={
        <>
          <Button slot="close" isDisabled={isBusy}>
            Cancel
          </Button>
          <Button variant="solid" tone="accent" type="submit" isPending={isBusy}>
            Save
          </Button>
        </>
      }
    >
      {problem !== undefined && (
        <Alert tone="danger" isAssertive>
          {problem}
        </Alert>
      )}
      <FormField label="Description">
        <TextInput />
      </FormField>
      <FormField label="Name">
        <TextInput ref={name} />
      </FormField>
    </Dialog>
  );
}

const onSave = fn<(name: string) => Promise<void>>();

/** Has a form whose button stands among the actions. */
export const AsForm: Story = {
  render: () => <SaveView onSave={onSave} />,
  beforeEach: () => {
    onSave.mockReset();
  },
  play: async ({ canvas, step }) => {
    const user = userEvent.setup();
    const trigger = canvas.getByRole('button', { name: 'Save view' });
    const dialog = () => screen.getByRole('dialog', { name: 'Save Overdue tasks' });
    const name = () => screen.getByRole('textbox', { name: 'Name' });
    await step('its trigger opens it, with the focus where it was asked for', async () => {
      await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
      await user.click(trigger);
      await waitFor(() => expect(name()).toHaveFocus());
      await expect(dialog()).toContainElement(screen.getByRole('heading', { name: 'Save Overdue tasks' }));
    });
    const { promise, reject } = Promise.withResolvers<void>();
    onSave.mockReturnValueOnce(promise);
    await step('the Enter key submits it, and it stays open until that is done', async () => {
      await user.keyboard('Due{Enter}');
      await screen.findByRole('button', { name: 'Save in progress' });
      await expect(dialog()).toHaveAttribute('aria-busy', 'true');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(dialog()).toBeVisible());
      await expect(onSave).toHaveBeenCalledWith('Due');
    });
    await step('what went wrong is announced in it, and nothing that was typed is lost', async () => {
      reject('There is a view of this name.');
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent('There is a view of this name.'),
      );
      await expect(name()).toHaveValue('Due');
    });
    await step('the button among the actions submits it again, and the focus returns', async () => {
      onSave.mockResolvedValueOnce();
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(onSave).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

/** Opens and closes by itself. */
export const Uncontrolled: Story = {
  render: () => (
    <Dialog
      trigger={<IconButton label="About" icon={<Info aria-hidden />} />}
      title="About"
      actions={<Button slot="close">Done</Button>}
    >
      Version 1
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'About' })).toHaveFocus());
  },
};

/** Has the same distances from its edges as left to right: the button to close needs less than the title. */
export const RightToLeft: Story = {
  args: { isOpen: true, title: 'אפשרויות התצוגה של הטבלה' },
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const title = within(dialog).getByRole('heading');
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await waitFor(async () => {
      const edge = dialog.getBoundingClientRect();
      await expect(edge.right - title.getBoundingClientRect().right).toBe(20);
      await expect(close.getBoundingClientRect().left - edge.left).toBe(12);
      await expect(title.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        close.getBoundingClientRect().right,
      );
    });
  },
};

const paragraphs = Array.from(
  { length: 24 },
  (_, index) => `${index + 1}. Every task has one who answers for it.`,
);

export const LongContent: Story = {
  args: {
    isOpen: true,
    children: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  },
};

const fields = ['Name', 'Column', 'Type', 'Help', 'Default value', 'Options'];

/** Where there is little height, neither its head nor its actions cover the field with the focus. */
export const Magnified: Story = {
  args: {
    isOpen: true,
    children: fields.map((field) => (
      <FormField key={field} label={field}>
        <TextInput />
      </FormField>
    )),
  },
  globals: { viewport: { value: 'magnified' } },
  play: async () => {
    const user = userEvent.setup();
    const inputs = await screen.findAllByRole('textbox');
    const isMet = (input: Element) => {
      const { left, top, width, height } = input.getBoundingClientRect();
      return [top + 1, top + height - 1].every(
        (y) => document.elementFromPoint(left + width / 2, y) === input,
      );
    };
    inputs[0]?.focus();
    for (const way of ['{Tab}', '{Shift>}{Tab}{/Shift}'])
      for (const input of way === '{Tab}' ? inputs : inputs.toReversed()) {
        await waitFor(() => expect(input).toHaveFocus());
        await waitFor(() => expect(isMet(input), input.id).toBe(true));
        if (input !== (way === '{Tab}' ? inputs.at(-1) : inputs[0])) await user.keyboard(way);
      }
  },
};

export const Sheet: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  args: {
    isOpen: true,
    title: 'Rechnungsempfängeradresse übernehmen und Kostenvoranschlag erstellen',
  },
};
