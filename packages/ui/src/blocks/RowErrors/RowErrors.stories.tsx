import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RowErrors } from './RowErrors.tsx';
import type { RowError } from './RowErrors.types.ts';

const errors: readonly RowError[] = [
  { row: 2, field: 'Title', message: 'There is no title.' },
  { row: 3, field: 'Due date', message: '“31.02.2026” is no date that exists.' },
  { row: 3, field: 'Status', message: '“Verschoben” is none of the statuses.' },
  { row: 118, message: 'The row has 3 cells where the head has 12.' },
  { row: 1394, field: 'Client', message: '“Harbor & Lane” is none of the clients.' },
];

const hostile: readonly RowError[] = [
  ...errors.slice(0, 4),
  {
    row: 1394,
    field: 'Rechnungsempfängeradresse',
    message: '“<img src=x onerror=alert(1)>” is none of the clients.',
  },
];

const many: readonly RowError[] = Array.from({ length: 250 }, (_, place) => ({
  row: place + 2,
  field: 'Due date',
  message: `“${place}.13.2026” is no date that exists.`,
}));

const meta = {
  id: 'blocks-rowerrors',
  component: RowErrors,
  args: { errors, total: errors.length },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof RowErrors>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: '5 problems' })).toBeVisible());
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('region', { name: '5 problems' })).toHaveFocus());
  },
};

export const Many: Story = {
  args: { errors: many, total: 8432 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('8,332 more problems')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(201);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('region', { name: '8,432 problems' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByText('8,182 more problems')).toBeVisible());
  },
};

const writeText = fn<(text: string) => Promise<void>>();

export const Copying: Story = {
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy list' }));
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^Row\tField\tProblem\n2\tTitle\tThere is no title\.\n/),
    );
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible());
  },
};

/** What a file says is shown as text, whatever it is. */
export const HostileValues: Story = {
  args: { errors: hostile },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/^“<img src=x/)).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  parameters: {
    pointer: {
      marks: {
        Hovered: '[role="region"] + div > :nth-child(1)',
        Pressed: '[role="region"] + div > :nth-child(2)',
      },
    },
  },
  args: { errors: hostile },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 720 }}>
      <RowErrors {...args} />
      <RowErrors errors={many} total={8432} />
    </div>
  ),
};
