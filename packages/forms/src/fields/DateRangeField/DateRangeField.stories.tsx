import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { mixed, object } from 'yup';
import { Form, FormActions, SubmitButton } from '../../form/index.ts';
import { DateRangeField } from './DateRangeField.tsx';

const onSubmit = fn();

const meta = {
  id: 'forms-daterangefield',
  component: DateRangeField,
  args: { name: 'period', label: 'Period', dateFormat: 'dd.MM.yyyy', today: '2026-03-17' },
  argTypes: { ref: { control: false }, className: { control: false } },
  parameters: { form: { period: null } },
  decorators: [
    (Story, { parameters }) => (
      <Form
        label="Leave"
        schema={object({ period: mixed().required() })}
        defaultValues={parameters['form'] as Record<string, object | null>}
        initialErrors={parameters['errors'] as Record<string, string>}
        onSubmit={onSubmit}
      >
        <Story />
        <FormActions>
          <SubmitButton>Save</SubmitButton>
        </FormActions>
      </Form>
    ),
  ],
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  args: { minDate: '2026-03-05' },
  play: async ({ canvas, step }) => {
    onSubmit.mockClear();
    const group = canvas.getByRole('group', { name: 'Period' });
    const [from, to] = [
      canvas.getByRole('combobox', { name: 'From' }),
      canvas.getByRole('combobox', { name: 'To' }),
    ];
    const save = canvas.getByRole('button', { name: 'Save' });
    const refuses = async (text: string, message: RegExp) => {
      await userEvent.clear(to);
      if (text !== '') await userEvent.type(to, text);
      await userEvent.click(save);
      await waitFor(() => expect(group).toHaveAccessibleDescription(message));
      await expect(onSubmit).not.toHaveBeenCalled();
    };
    await step('says what is wrong, and leads to it', async () => {
      await refuses('', /^Fill in this field/);
      await waitFor(() => expect(from).toHaveFocus());
      await refuses('soon', /^Enter a valid date, like 31\.12\.2026/);
      await refuses('04.03.2026', /^Enter 05\.03\.2026 or later/);
      await userEvent.type(from, '12.3.2026');
      await refuses('11.03.2026', /^Enter a date that is not before the start date/);
    });
    await step('gives the range', async () => {
      await userEvent.clear(to);
      await userEvent.type(to, '20.3.2026');
      await userEvent.click(save);
      await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
      await expect(onSubmit.mock.lastCall?.[0]).toEqual({ period: { from: '2026-03-12', to: '2026-03-20' } });
    });
  },
};

export const Matrix: Story = {
  parameters: {
    errors: { period: 'Fill in this field.' },
    form: {
      empty: null,
      filled: { from: '2026-03-09', to: '2026-03-20' },
      period: { from: '2026-03-20', to: '2026-03-09' },
    },
    controls: { disable: true },
  },
  render: () => {
    const shared = { dateFormat: 'dd.MM.yyyy' };
    return (
      <>
        <DateRangeField {...shared} name="empty" label="Empty" />
        <DateRangeField {...shared} name="filled" label="Filled" description="Both days included." />
        <DateRangeField {...shared} name="period" label="Invalid" />
        <DateRangeField {...shared} name="filled" label="Read only" isReadOnly />
        <DateRangeField {...shared} name="filled" label="Disabled" isDisabled />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const group = canvas.getByRole('group', { name: 'Invalid' });
    await waitFor(() => expect(group).toContainElement(document.activeElement as HTMLElement));
  },
};
