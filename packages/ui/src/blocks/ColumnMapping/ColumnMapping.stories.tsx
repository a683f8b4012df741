import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ColumnMapping } from './ColumnMapping.tsx';
import type { ColumnMappingProps, FileColumn, ImportField } from './ColumnMapping.types.ts';

const columns: readonly FileColumn[] = [
  {
    name: 'Summary',
    samples: [
      'Renew the staging certificate',
      'Login fails with “ß” in the password',
      '課題の提出期限が表示されない',
      'Send the offer',
    ],
  },
  { name: 'Issue key', samples: ['MDL-85231', 'MDL-85198', 'MDL-84011'] },
  { name: 'Due', samples: ['03/04/2026', '28/02/2026'] },
  {
    name: 'Description',
    samples: ['Steps:\r\n1. Log in\n2. Open the quiz', 'Ask the provider for a new one.'],
  },
  { name: 'Reporter', samples: ['Ada Lovelace', 'Olu Adeyemi'] },
];

const hostile: readonly FileColumn[] = [
  {
    name: 'Summary',
    samples: [
      'Quiz: the timer <b>does not stop</b> <img src=x onerror=alert(1)>',
      'Login fails with “ß” in the password',
      '課題の提出期限が表示されない',
      'A fourth one, which is not shown',
    ],
  },
  { name: 'Issue key', samples: ['MDL-85231', 'MDL-85198', 'MDL-84011'] },
  { name: 'Due', samples: ['03/04/2026', '28/02/2026'] },
  {
    name: 'Description',
    samples: [`Steps:\r\n1. Log in\n2. Open the quiz\u0000\u202e ${'and go on and on '.repeat(200)}`],
  },
  { name: 'Rechnungsempfängeradresse und Kostenvoranschlagsnummer des Auftraggebers (intern)', samples: [] },
];

const fields: readonly ImportField[] = [
  { id: 'title', label: 'Title', isRequired: true },
  { id: 'description', label: 'Description' },
  { id: 'project', label: 'Project', isRequired: true },
  { id: 'due_date', label: 'Due date', kind: 'date' },
];

const guessed = {
  title: { column: 'Summary' },
  description: { column: 'Description' },
  due_date: { column: 'Due', dateOrder: 'dmy' },
} as const;

function KeptColumnMapping({ value, onChange, ...props }: ColumnMappingProps) {
  const [kept, setKept] = useState(value);
  const keep: ColumnMappingProps['onChange'] = (next) => {
    setKept(next);
    onChange(next);
  };
  return <ColumnMapping {...props} value={kept} onChange={keep} />;
}

const meta = {
  id: 'blocks-columnmapping',
  component: ColumnMapping,
  args: { columns, fields, value: guessed, onChange: fn() },
  argTypes: { ref: { control: false } },
  render: (args) => <KeptColumnMapping {...args} />,
} satisfies Meta<typeof ColumnMapping>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guessed: Story = {
  play: async ({ canvas, args, step }) => {
    const fieldOf = (column: string) => canvas.getByRole('combobox', { name: `Field for column ${column}` });
    await step('the first values of each column are shown', async () => {
      await waitFor(() => expect(canvas.getByText('Steps:↵1. Log in↵2. Open the quiz')).toBeVisible());
      await expect(
        within(canvas.getByRole('list', { name: 'Examples of Summary' })).getAllByRole('listitem'),
      ).toHaveLength(3);
    });
    await step('a required field without a column is said, until it has one', async () => {
      await waitFor(() => expect(canvas.getByText('Choose a column for “Project”.')).toBeVisible());
      await userEvent.selectOptions(fieldOf('Issue key'), 'Project (required)');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...guessed, project: { column: 'Issue key' } });
      await expect(canvas.queryByText(/Choose a column/)).not.toBeInTheDocument();
    });
    await step('a field has one column', async () => {
      await userEvent.selectOptions(fieldOf('Issue key'), 'Title (required)');
      await expect(fieldOf('Summary')).toHaveDisplayValue('Do not import');
      await waitFor(() => expect(canvas.getByText('Choose a column for “Project”.')).toBeVisible());
    });
  },
};

/** What a file says is shown as text, whatever it is. */
export const HostileValues: Story = {
  args: { columns: hostile },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/^Quiz: the timer <b>/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^Steps:↵1\. Log in↵2\. Open the quiz�� and/)).toBeVisible());
    await expect(canvasElement.querySelector('b, img')).toBeNull();
  },
};

export const Dates: Story = {
  play: async ({ canvas, args }) => {
    const order = canvas.getByRole('combobox', { name: 'Order of dates in Due' });
    await expect(order).toHaveAccessibleDescription('“03/04/2026” is read as April 3, 2026.');
    await userEvent.selectOptions(order, 'Month, day, year');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...guessed,
      due_date: { column: 'Due', dateOrder: 'mdy' },
    });
    await expect(order).toHaveAccessibleDescription('“28/02/2026” is not a valid date in this order.');
  },
};

export const GuessingTheOrder: Story = {
  args: { value: {} },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Field for column Due' }), 'Due date');
    await expect(args.onChange).toHaveBeenLastCalledWith({ due_date: { column: 'Due', dateOrder: 'dmy' } });
  },
};

/** Dates with the name of their month tell their order themselves. */
export const NamedMonths: Story = {
  args: { columns: [{ name: 'Due', samples: ['12 Nov 2025', 'Nov 13, 2025'] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Order of dates in Due' })).toHaveAccessibleDescription(
      '“12 Nov 2025” is read as November 12, 2025.',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  parameters: {
    pointer: {
      marks: {
        Hovered: 'li:nth-child(1) select',
        Pressed: 'li:nth-child(2) select',
        Focused: 'li:nth-child(4) select',
      },
    },
  },
  args: { columns: hostile },
  render: (args) => (
    <div style={{ maxInlineSize: 760 }}>
      <KeptColumnMapping {...args} />
    </div>
  ),
};
