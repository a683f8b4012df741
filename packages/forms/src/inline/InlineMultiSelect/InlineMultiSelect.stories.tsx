import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { never, refuse, TableCell, useSavedValue, walkThroughCell } from '../testing/inlineStories.tsx';
import { InlineMultiSelect, type InlineMultiSelectProps } from './InlineMultiSelect.tsx';

const taxes = [
  { id: 1, label: 'VAT (20)' },
  { id: 2, label: 'Reduced VAT (10)' },
  { id: 3, label: 'City tax (2)' },
  { id: 4, label: 'None (0)' },
];

const people = [
  'Amara Okafor',
  'Ben Hartley',
  'Çağla Yıldız',
  'Dmitri Sokolov',
  'Élodie Marchand',
  'Freja Nørgaard',
  'Giulia Conti',
  'Hanh Nguyễn',
  'Ingrid Schönborn-Datenschutz',
  '高橋 直子',
  'Konstantinos Pappas',
  'Lucía Fernández',
].map((label, index) => ({ id: index + 1, label }));

function Kept(props: InlineMultiSelectProps<number>) {
  return <InlineMultiSelect {...props} {...useSavedValue(props.value ?? [], props.onSave)} />;
}

const meta = {
  id: 'forms-inlinemultiselect',
  component: InlineMultiSelect<number>,
  args: {
    label: 'Taxes',
    value: [1, 3],
    options: taxes,
    canEdit: true,
    onSave: fn(async () => Promise.resolve()),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof InlineMultiSelect<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const option = (name: string) => body().findByRole('option', { name });

async function closeOptions() {
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(body().queryByRole('listbox')).not.toBeInTheDocument());
}

export const Read: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('VAT (20), City tax (2)')).toBeVisible());
  },
};

export const People: Story = {
  args: { label: 'Assignees', options: people, value: [1, 4, 5, 10], shownCount: 2 },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByText(/Amara Okafor, Dmitri Sokolov/)).toHaveTextContent('+2');
    await step('finds people by what is typed, and keeps those that are chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit Assignees' }));
      const search = await body().findByRole('combobox', { name: 'Search options' });
      await waitFor(async () => expect(search).toHaveFocus());
      await userEvent.type(search, 'lucia');
      await waitFor(async () => expect(body().getAllByRole('option')).toHaveLength(1));
      await userEvent.click(await option('Lucía Fernández'));
      await userEvent.clear(search);
      await expect(await option('Lucía Fernández')).toHaveAttribute('aria-selected', 'true');
      await expect(await option('高橋 直子')).toHaveAttribute('aria-selected', 'true');
    });
  },
};

export const Badges: Story = {
  args: {
    label: 'Labels',
    options: [
      { id: 1, label: 'Urgent', tone: 'danger' },
      { id: 2, label: 'Customer', tone: 'info' },
      { id: 3, label: 'Billing', tone: 'accent' },
    ],
    value: [1, 2],
  },
};

export const UnknownValue: Story = {
  args: { value: [2, 99] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Reduced VAT (10), 99')).toBeVisible());
  },
};

export const Empty: Story = { args: { value: [], emptyText: 'No taxes' } };

export const NotEditable: Story = { args: { canEdit: false } };

export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Taxes' }));
    await expect(await option('VAT (20)')).toHaveAttribute('aria-selected', 'true');
    await expect(await option('None (0)')).toHaveAttribute('aria-selected', 'false');
  },
};

export const Dirty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Taxes' }));
    await userEvent.click(await option('None (0)'));
    await closeOptions();
  },
};

export const Saved: Story = {
  play: async ({ args, canvas, step }) => {
    await step('chooses several by the keyboard, and saves them in the order of the options', async () => {
      canvas.getByRole('button', { name: 'Edit Taxes' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(await option('VAT (20)')).toHaveFocus());
      await userEvent.keyboard(' {ArrowDown} ');
      await closeOptions();
      await waitFor(async () => expect(canvas.getByRole('button', { name: /City tax/ })).toHaveFocus());
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(args.onSave).toHaveBeenLastCalledWith([2, 3]));
    });
    await step('closes and shows them', async () => {
      await waitFor(async () => expect(canvas.getByRole('button', { name: 'Edit Taxes' })).toHaveFocus());
      await waitFor(() => expect(canvas.getByText('Reduced VAT (10), City tax (2)')).toBeVisible());
    });
  },
};

export const PressOutside: Story = {
  render: (args) => (
    <>
      <Kept {...args} />
      <p>Outside</p>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Taxes' }));
    await userEvent.click(await option('None (0)'));
    await closeOptions();
    await userEvent.click(canvas.getByText('Outside'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /None \(0\)/ })).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { value: [], isRequired: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Taxes' }));
    await body().findByRole('listbox');
    await closeOptions();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Taxes' }));
    await waitFor(async () => expect(await canvas.findByText('Fill in this field.')).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onSave: fn(never) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Taxes' }));
    await userEvent.click(await option('None (0)'));
    await closeOptions();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Taxes' }));
    await expect(canvas.getByRole('group', { name: 'Taxes' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const SaveFailed: Story = {
  args: { onSave: fn(refuse) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Taxes' }));
    await userEvent.click(await option('None (0)'));
    await closeOptions();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Taxes' }));
    await waitFor(async () =>
      expect(await canvas.findByText('Somebody else changed the record.')).toBeVisible(),
    );
  },
};

export const LongText: Story = {
  args: { label: 'Zuständige', options: people, value: people.map(({ id }) => id) },
};

export const RightToLeft: Story = {
  args: { label: 'מסים', options: [{ id: 1, label: 'מע״מ (17)' }], value: [1] },
  globals: { direction: 'rtl' },
};

export const InTableCell: Story = {
  render: (args) => (
    <TableCell text="VAT (20) +1" renderEditor={(editing) => <InlineMultiSelect {...args} {...editing} />} />
  ),
  play: async ({ canvasElement }) => walkThroughCell(canvasElement, 'Taxes', { hasPopover: true }),
};

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ onSave }) => {
    const shared = { options: taxes, canEdit: true, onSave };
    return (
      <StateMatrix
        rows={{
          Read: <InlineMultiSelect label="Read" value={[1, 2]} {...shared} />,
          Counted: <InlineMultiSelect label="Counted" value={[1, 2, 3, 4]} shownCount={2} {...shared} />,
          Badges: (
            <InlineMultiSelect
              label="Badges"
              value={[1, 2]}
              {...shared}
              options={[
                { id: 1, label: 'Urgent', tone: 'danger' },
                { id: 2, label: 'Customer', tone: 'info' },
              ]}
            />
          ),
          Empty: <InlineMultiSelect label="Empty" value={[]} emptyText="No taxes" {...shared} />,
          'Not editable': <InlineMultiSelect label="Not editable" value={[1]} {...shared} canEdit={false} />,
        }}
      />
    );
  },
};
