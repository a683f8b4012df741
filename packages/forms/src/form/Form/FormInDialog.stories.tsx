import { Button, Dialog } from '@bureau/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { object, string } from 'yup';
import { TextField } from '../../fields/index.ts';
import { FormError } from '../FormError.ts';
import { SubmitButton } from '../SubmitButton/index.ts';
import { Form } from './Form.tsx';

const meta = {
  title: 'FormInDialog',
  id: 'forms-formindialog',
  component: Form<Record<string, unknown>, unknown>,
  tags: ['!autodocs'],
} satisfies Meta<typeof Form<Record<string, unknown>, unknown>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stands in a dialog, whose actions hold the button that submits it. */
export const InDialog: Story = {
  args: {
    hasInitialFocus: true,
    onSubmit: fn<() => Promise<void>>(),
    label: 'Invite somebody',
    schema: object({ email: string().email().required('Enter an e-mail address.') }),
    defaultValues: { email: '' },
    children: <TextField name="email" label="E-mail" />,
  },
  beforeEach: ({ args }) => {
    (args.onSubmit as ReturnType<typeof fn>).mockReset();
  },
  render: ({ children, ...args }) => (
    <Dialog
      title="Invite somebody"
      trigger={<Button>Invite</Button>}
      renderForm={(content) => <Form {...args}>{content}</Form>}
      actions={<SubmitButton>Send invitation</SubmitButton>}
    >
      {children}
    </Dialog>
  ),
  play: async ({ args, canvas, step }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('button', { name: 'Invite' }));
    const email = await screen.findByRole('textbox', { name: /E-mail/ });
    await waitFor(() => expect(email).toHaveFocus());
    const onSubmit = args.onSubmit as ReturnType<typeof fn>;
    await step('its button waits while it is submitted', async () => {
      const { promise, reject } = Promise.withResolvers<void>();
      onSubmit.mockReturnValueOnce(promise);
      await user.type(email, 'ada@bureau.example');
      await user.click(screen.getByRole('button', { name: 'Send invitation' }));
      await screen.findByRole('button', { name: 'Send invitation in progress' });
      reject(new FormError({ message: 'Nobody can be invited now.' }));
    });
    await step('what went wrong is announced above its fields, in line with them', async () => {
      const alert = await within(screen.getByRole('form')).findByRole('alert');
      await expect(alert).toHaveTextContent('Nobody can be invited now.');
      await waitFor(() =>
        expect(alert.getBoundingClientRect().left).toBe(email.closest('div')?.getBoundingClientRect().left),
      );
      await expect(email).toHaveValue('ada@bureau.example');
    });
  },
};
