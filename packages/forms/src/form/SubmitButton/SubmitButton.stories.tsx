import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Form } from '../Form/index.ts';
import { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx';

interface TaskFormProps extends SubmitButtonProps {
  readonly title: string;
}

/** Holds a title that is there or missing; its submission never ends. */
function TaskForm({ title, ...props }: TaskFormProps) {
  return (
    <Form
      schema={object({ title: string().required() })}
      defaultValues={{ title }}
      onSubmit={async () => new Promise(() => undefined)}
    >
      <div>
        <SubmitButton {...props} />
      </div>
    </Form>
  );
}

const meta = {
  id: 'forms-submitbutton',
  component: SubmitButton,
  args: { children: 'Create task' },
  argTypes: { ref: { control: false }, icon: { control: false } },
  render: (args) => <TaskForm {...args} title="Replace the staging certificate" />,
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Create task' });
    await waitFor(async () => expect(submit).not.toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Invalid: Story = {
  render: (args) => <TaskForm {...args} title="" />,
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Create task' });
    await userEvent.tab();
    await waitFor(() => expect(submit).toHaveFocus());
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Pending: Story = {
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: /Create task/ });
    await userEvent.click(submit);
    await waitFor(async () => expect(submit.closest('form')).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(submit).toHaveFocus());
  },
};

export const WithIcon: Story = { args: { icon: <Plus aria-hidden /> } };

export const LongLabel: Story = {
  args: { children: 'Datenschutzfolgenabschätzung in der Aufgabenverwaltungsoberfläche anlegen' },
};

export const RightToLeft: Story = {
  args: { children: 'יצירת משימה', icon: <Plus aria-hidden /> },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <StateMatrix
      rows={{
        Valid: <TaskForm {...args} title="Renew" />,
        Invalid: <TaskForm {...args} title="" />,
        Icon: <TaskForm {...args} title="Renew" icon={<Plus aria-hidden />} />,
        Small: <TaskForm {...args} title="Renew" size="small" />,
      }}
    />
  ),
};
