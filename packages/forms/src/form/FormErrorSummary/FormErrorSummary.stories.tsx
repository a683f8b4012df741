import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { boolean, number, object, string } from 'yup';
import { CheckboxField, SelectField, TextField } from '../../fields/index.ts';
import { Form } from '../Form/index.ts';
import { FormActions } from '../FormActions/index.ts';
import { FormError } from '../FormError.ts';
import { SubmitButton } from '../SubmitButton/index.ts';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const client = object({
  name: string().required(),
  street: string().required(),
  country: number().required(),
  terms: boolean().oneOf([true], 'Accept the terms.').required(),
});

const countries = ['Denmark', 'Greece', 'Portugal'].map((label, id) => ({ id, label }));

async function refuse(): Promise<never> {
  await Promise.resolve();
  throw new FormError({ fields: { name: ['This name is taken.'], street: ['There is no such street.'] } });
}

const meta = {
  id: 'forms-formerrorsummary',
  component: FormErrorSummary,
  argTypes: { ref: { control: false } },
  render: (args) => (
    <Form
      label="Client"
      schema={client}
      defaultValues={{ name: '', street: '', country: null, terms: false }}
      onSubmit={refuse}
    >
      <FormErrorSummary {...args} />
      <TextField name="name" label="Name" />
      <TextField name="street" label="Street" />
      <SelectField name="country" label="Country" options={countries} />
      <CheckboxField name="terms" label="The terms are accepted" />
      <FormActions>
        <SubmitButton>Create client</SubmitButton>
      </FormActions>
    </Form>
  ),
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ canvas, step }) => {
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Create client' }));
    const summary = () => canvas.getByRole('group', { name: 'Check these fields' });
    const links = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);

    await step('takes the focus, and names every field', async () => {
      await submit();
      await waitFor(async () => expect(summary()).toHaveFocus());
      await expect(links()).toEqual(['Name', 'Street', 'Country', 'The terms are accepted']);
      await expect(summary()).toHaveTextContent('Street: Fill in this field.');
    });
    await step('leads to each of them, by the keyboard too', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /Name/ })).toHaveFocus());
      await userEvent.keyboard('Harbour Ltd');
      await userEvent.click(canvas.getByRole('link', { name: 'Country' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: /Country/ })).toHaveFocus());
      await userEvent.click(canvas.getByRole('link', { name: 'The terms are accepted' }));
      await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
    });
    await step('stays while fields are corrected, and follows the next attempt', async () => {
      await userEvent.keyboard(' ');
      await expect(links()).toHaveLength(4);
      await submit();
      await waitFor(async () => expect(links()).toEqual(['Street', 'Country']));
      await waitFor(() => expect(summary()).toHaveFocus());
    });
    await step('leaves a single field to itself', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /Street/ }), 'Quay 4');
      await submit();
      await waitFor(async () => expect(canvas.getByRole('button', { name: /Country/ })).toHaveFocus());
      await waitFor(async () => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
    });
    await step('lists what the server refuses', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(canvas.getByRole('button', { name: /Country/ })).toHaveFocus());
      await submit();
      await waitFor(async () => expect(summary()).toHaveFocus());
      await expect(links()).toEqual(['Name', 'Street']);
      await expect(summary()).toHaveTextContent('Name: This name is taken.');
    });
  },
};

export const Matrix: Story = {
  parameters: {
    controls: { disable: true },
    docs: { story: { inline: false, autoplay: true, height: '560px' } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create client' }));
    await waitFor(async () =>
      expect(canvas.getByRole('group', { name: 'Check these fields' })).toHaveFocus(),
    );
    (document.activeElement as HTMLElement).blur();
  },
};
