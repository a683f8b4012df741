import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchInput } from './SearchInput.tsx';

const meta = {
  id: 'ui-searchinput',
  component: SearchInput,
  args: { 'aria-label': 'Search tasks', onChange: fn(), delay: 50 },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('searchbox', { name: 'Search tasks' });

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'invoice' } };
export const LongGerman: Story = {
  args: { 'aria-label': 'Aufgaben nach Titel, Kennung oder Beschreibung durchsuchen' },
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
  args: { defaultValue: 'invoice' },
  play: async ({ canvasElement: canvas, args }) => {
    await userEvent.click(within(canvas).getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await expect(within(canvas).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(field(canvas), 'tax{Escape}');
    await expect(field(canvas)).toHaveValue('');
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'invoice', isReadOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(field(canvasElement), '{Escape}');
    await expect(field(canvasElement)).toHaveValue('invoice');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  args: { 'aria-label': 'חיפוש משימות', defaultValue: 'חשבונית' },
  globals: { direction: 'rtl' },
};

export const Matrix: Story = {
  parameters: {
    pointer: { rows: { Filled: <SearchInput aria-label="Search" defaultValue="relaunch" /> } },
    controls: { disable: true },
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <SearchInput {...args} />
      <SearchInput {...args} defaultValue="invoice" />
      <SearchInput {...args} defaultValue="Datenschutzfolgenabschätzung für das Bewerbermanagement" />
      <SearchInput {...args} isReadOnly defaultValue="invoice" />
      <SearchInput {...args} isDisabled defaultValue="invoice" />
      <div style={{ inlineSize: 120 }}>
        <SearchInput {...args} defaultValue="顧客データ" />
      </div>
    </div>
  ),
};
