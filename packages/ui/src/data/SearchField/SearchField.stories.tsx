import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchField } from './SearchField.tsx';
import type { SearchFieldProps } from './SearchField.types.ts';

function KeptSearchField({ value, onChange, ...props }: SearchFieldProps) {
  const [kept, setKept] = useState(value);
  const keep = (text: string) => {
    setKept(text);
    onChange(text);
  };
  return <SearchField {...props} value={kept} onChange={keep} />;
}

const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: { label: 'Search tasks', value: '', onChange: fn(), delay: 50 },
  render: (args) => <KeptSearchField {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('searchbox', { name: 'Search tasks' });

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'invoice' } };
export const LongGerman: Story = {
  args: { label: 'Aufgaben nach Titel, Kennung oder Beschreibung durchsuchen', value: '' },
};

export const Typing: Story = {
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.type(field(canvas), 'figures');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('figures'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(field(canvas)).toHaveValue('figures');
  },
};

export const EnterSearchesAtOnce: Story = {
  args: { delay: 60_000 },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.type(field(canvas), '顧客{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('顧客');
  },
};

export const Clearing: Story = {
  args: { value: 'invoice' },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(within(canvas).getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field(canvas)).toHaveFocus();
    await expect(within(canvas).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(field(canvas), 'tax{Escape}');
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SearchField {...args} />
      <SearchField {...args} value="invoice" />
      <SearchField {...args} value="Datenschutzfolgenabschätzung für das Bewerbermanagement" />
      <div style={{ inlineSize: 120 }}>
        <SearchField {...args} value="顧客データ" />
      </div>
    </div>
  ),
};
