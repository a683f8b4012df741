import { Button, Link } from '@bureau/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type InferType, number, object, string } from 'yup';
import { PasswordField, SelectField, TextAreaField, TextField } from '../../fields/index.ts';
import { FormActions } from '../FormActions/index.ts';
import { FormError } from '../FormError.ts';
import { FormSection } from '../FormSection/index.ts';
import { SubmitButton } from '../SubmitButton/index.ts';
import { mustMatch } from '../validation/index.ts';
import { Form } from './Form.tsx';
import { RulesForm } from './RulesForm.tsx';

const credentials = object({
  email: string().email().required('Enter your e-mail address.'),
  password: string().min(3).max(30).required('Enter your password.'),
});
type Credentials = InferType<typeof credentials>;

const registration = object({
  username: string().min(3).max(30).matches(/^\S+$/, 'Use no spaces.').required(),
  email: string().email().required(),
  password: string().min(3).max(30).required(),
  password_confirmation: string().required().test(mustMatch('password')),
});

const task = object({
  title: string().max(500).required(),
  description: string(),
  project: number().nullable(),
  priority: number().required(),
});

const projects = ['Website relaunch', 'Office move', 'Payroll 2026'].map((label, id) => ({
  id,
  label,
}));
const priorities = [
  { id: 1, label: 'Urgent', tone: 'danger' },
  { id: 3, label: 'High', tone: 'warning' },
  { id: 4, label: 'Medium', tone: 'info' },
  { id: 5, label: 'Low', tone: 'neutral' },
] as const;

const signInFields = (
  <>
    <TextField<Credentials> name="email" label="E-mail" type="email" autoComplete="username" />
    <PasswordField<Credentials> name="password" label="Password" autoComplete="current-password" />
    <FormActions>
      <SubmitButton>Sign in</SubmitButton>
      <Link href="#/forgot-password">Forgot your password?</Link>
    </FormActions>
  </>
);

const registrationFields = (
  <>
    <TextField name="username" label="User name" description="3 to 30 characters, no spaces." />
    <TextField name="email" label="E-mail" type="email" autoComplete="email" />
    <PasswordField name="password" label="Password" autoComplete="new-password" />
    <PasswordField name="password_confirmation" label="Password again" autoComplete="new-password" />
    <FormActions>
      <SubmitButton>Create account</SubmitButton>
    </FormActions>
  </>
);

const filledRegistration = {
  username: 'ada',
  email: 'ada@bureau.example',
  password: 'secret',
  password_confirmation: 'secret',
};

const meta = {
  id: 'forms-form',
  component: Form<Record<string, unknown>, unknown>,
  subcomponents: { RulesForm },
  args: {
    label: 'Sign in',
    schema: credentials,
    defaultValues: { email: '', password: '' },
    onSubmit: fn(async () => Promise.resolve()),
    children: signInFields,
  },
  argTypes: { ref: { control: false }, children: { control: false }, schema: { control: false } },
} satisfies Meta<typeof Form<Record<string, unknown>, unknown>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Finds the message above the form; toasts are alerts too. */
const findAlert = async () => within(within(document.body).getByRole('form')).findByRole('alert');

export const Empty: Story = {};

export const InitialFocus: Story = {
  args: { hasInitialFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveFocus());
  },
};

export const Invalid: Story = {
  play: async ({ args, canvas, step }) => {
    const submit = canvas.getByRole('button', { name: 'Sign in' });
    const email = canvas.getByRole('textbox', { name: /E-mail/ });
    const password = canvas.getByLabelText(/^Password/);
    await step('is disabled, but can be reached and pressed by the keyboard', async () => {
      await waitFor(async () => expect(submit).toHaveAttribute('aria-disabled', 'true'));
      email.focus();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(submit).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    });
    await step('shows every error, focuses the first, and calls nobody', async () => {
      await waitFor(async () => expect(email).toHaveFocus());
      await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
      await expect(password).toHaveAccessibleDescription('Enter your password.');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('follows what is typed from now on', async () => {
      await userEvent.type(email, 'ada@');
      await waitFor(async () =>
        expect(email).toHaveAccessibleDescription('Enter an email address, like name@example.com.'),
      );
      await userEvent.type(email, 'bureau.example');
      await waitFor(async () => expect(email).not.toHaveAttribute('aria-invalid', 'true'));
      await expect(password).toHaveAccessibleDescription('Enter your password.');
    });
  },
};

export const Valid: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), 'ada@bureau.example');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'bureau-demo');
    const submit = canvas.getByRole('button', { name: 'Sign in' });
    await waitFor(async () => expect(submit).not.toHaveAttribute('aria-disabled', 'true'));
    await step('submits by Enter in a field', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(async () =>
        expect(args.onSubmit).toHaveBeenLastCalledWith({
          email: 'ada@bureau.example',
          password: 'bureau-demo',
        }),
      );
    });
  },
};

export const Submitting: Story = {
  args: {
    defaultValues: { email: 'ada@bureau.example', password: 'bureau-demo' },
    onSubmit: fn(async () => new Promise(() => undefined)),
  },
  play: async ({ args, canvas, step }) => {
    const email = canvas.getByRole('textbox', { name: /E-mail/ });
    await step('submits once, however often it is asked', async () => {
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Sign in' }));
      await userEvent.type(email, '{Enter}');
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    });
    await step('is busy, and lets people type on', async () => {
      await expect(canvas.getByRole('form', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
      await userEvent.type(email, 'x');
      await expect(email).toHaveValue('ada@bureau.examplex');
    });
  },
};

export const RefusedAtFields: Story = {
  args: {
    label: 'Create account',
    schema: registration,
    defaultValues: filledRegistration,
    children: registrationFields,
    onSubmit: fn(async (values: unknown) => {
      await Promise.resolve();
      if (registration.cast(values).username !== 'ada') return;
      throw new FormError({
        fields: { username: ['This name is taken.', 'Try ada.lovelace.'], captcha: ['Are you human?'] },
        message: 'The account could not be created.',
      });
    }),
  },
  play: async ({ args, canvas, step }) => {
    const submit = canvas.getByRole('button', { name: 'Create account' });
    const username = canvas.getByRole('textbox', { name: /User name/ });
    await step('shows the messages of the server where they belong', async () => {
      await userEvent.click(submit);
      await waitFor(async () => expect(username).toHaveFocus());
      await expect(username).toHaveAccessibleDescription(
        '3 to 30 characters, no spaces. This name is taken. Try ada.lovelace.',
      );
      await expect(await findAlert()).toHaveTextContent(
        'The account could not be created.captcha: Are you human?',
      );
    });
    await step('keeps everything, and lets people try again', async () => {
      await expect(username).toHaveValue('ada');
      await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(username, 'lovelace');
      await waitFor(async () => expect(username).not.toHaveAttribute('aria-invalid', 'true'));
      await userEvent.click(submit);
      await waitFor(async () => expect(args.onSubmit).toHaveBeenCalledTimes(2));
      await waitFor(async () =>
        expect(within(canvas.getByRole('form')).queryByRole('alert')).not.toBeInTheDocument(),
      );
    });
  },
};

export const Refused: Story = {
  args: {
    defaultValues: { email: 'ada@bureau.example', password: 'wrong-word' },
    onSubmit: fn(async () => {
      await Promise.resolve();
      throw new FormError({ message: 'E-mail and password do not belong together.' });
    }),
  },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Sign in' });
    await userEvent.click(submit);
    await expect(await findAlert()).toHaveTextContent('E-mail and password do not belong together.');
    await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveValue('ada@bureau.example');
    await waitFor(async () => expect(submit).toBeEnabled());
  },
};

export const MustMatch: Story = {
  args: {
    label: 'Create account',
    schema: registration,
    defaultValues: { ...filledRegistration, password_confirmation: 'secrets' },
    children: registrationFields,
  },
  play: async ({ canvas, step }) => {
    const confirmation = canvas.getByLabelText(/^Password again/);
    const password = canvas.getByLabelText(/^Password(?! again)/);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(async () => expect(confirmation).toHaveFocus());
    await expect(confirmation).toHaveAccessibleDescription('The two entries do not match.');
    await step('sees the other field change', async () => {
      await userEvent.type(password, 's');
      await waitFor(async () => expect(confirmation).not.toHaveAttribute('aria-invalid', 'true'));
      await userEvent.type(password, 's');
      await waitFor(async () => expect(confirmation).toHaveAttribute('aria-invalid', 'true'));
    });
  },
};

export const InputMethod: Story = {
  args: { defaultValues: { email: 'ada@bureau.example', password: 'bureau-demo' } },
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole('textbox', { name: /E-mail/ });
    email.focus();
    email.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    email.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    email.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '様' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sections: Story = {
  args: {
    label: 'New task',
    schema: task,
    defaultValues: { title: 'Replace the staging certificate', description: '', project: null, priority: 4 },
    children: (
      <>
        <FormSection title="What has to be done">
          <TextField name="title" label="Title" />
          <TextAreaField name="description" label="Description" />
        </FormSection>
        <FormSection title="Where it belongs" description="Both can be changed later.">
          <SelectField name="project" label="Project" options={projects} emptyLabel="No project" />
          <SelectField name="priority" label="Priority" options={priorities} />
        </FormSection>
        <FormActions>
          <SubmitButton>Create task</SubmitButton>
          <Button variant="ghost">Cancel</Button>
        </FormActions>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Where it belongs' })).toHaveAccessibleDescription(
      'Both can be changed later.',
    );
  },
};

export const LongLabels: Story = {
  args: {
    label: 'Anmeldung',
    children: (
      <>
        <TextField
          name="email"
          label="E-Mail-Adresse der Datenschutzfolgenabschätzungsverantwortlichen"
          description="Die Adresse, mit der Sie sich in der Aufgabenverwaltungsoberfläche angemeldet haben."
        />
        <PasswordField name="password" label="Zugangspasswort" autoComplete="current-password" />
        <FormActions>
          <SubmitButton>In der Aufgabenverwaltungsoberfläche anmelden</SubmitButton>
          <Link href="#/forgot-password">Zugangspasswort vergessen?</Link>
        </FormActions>
      </>
    ),
  },
  globals: { locale: 'de' },
};

export const RightToLeft: Story = {
  args: {
    label: 'כניסה',
    defaultValues: { email: 'ada@bureau.example', password: 'bureau-demo' },
    children: (
      <>
        <TextField name="email" label="דואר אלקטרוני" type="email" />
        <PasswordField name="password" label="סיסמה" autoComplete="current-password" />
        <FormActions>
          <SubmitButton>כניסה</SubmitButton>
          <Link href="#/forgot-password">שכחת את הסיסמה?</Link>
        </FormActions>
      </>
    ),
  },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  ...Sections,
  args: {
    ...Sections.args,
    defaultValues: { title: '', description: 'Ask the provider for a new one.', project: 1, priority: null },
    schema: task.shape({ client: number().required() }),
    initialErrors: { title: 'Fill in this field.' },
  },
  parameters: { controls: { disable: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create task' }));
    await waitFor(async () => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
    await expect(await findAlert()).toHaveTextContent('client: Fill in this field.');
  },
};
