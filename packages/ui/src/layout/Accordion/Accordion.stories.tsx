import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { Badge } from '../../primitives/Badge/index.ts';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const items: readonly AccordionItem[] = [
  { id: 'dates', label: 'Dates', content: 'Start, end and due date follow the calendar of the company.' },
  {
    id: 'billing',
    label: 'Rechnungsempfänger und Kostenvoranschlag',
    badge: <Badge tone="neutral" label="2" />,
    content: '見積書のテンプレートを更新する',
  },
  { id: 'archive', label: 'Archive', isDisabled: true, content: 'Nothing is archived' },
];

const meta = {
  id: 'ui-accordion',
  component: Accordion,
  args: { items, onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Exclusive: Story = {
  args: { isExclusive: true, id: 'accordion' },
  play: async ({ args, canvas, canvasElement, step }) => {
    const dates = canvas.getByRole('button', { name: 'Dates' });
    const billing = canvas.getByRole('button', { name: /^Rechnungsempfänger/ });
    await step('opens by keyboard, under a heading', async () => {
      await expect(canvas.getByRole('heading', { level: 3, name: 'Dates' })).toContainElement(dates);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(dates).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(canvas.getByText(/^Start, end/)).toBeVisible());
      await expect(args.onChange).toHaveBeenLastCalledWith(['dates']);
    });
    await step('Space closes it, and opens it again', async () => {
      await userEvent.keyboard(' ');
      await expect(dates).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard(' ');
      await expect(dates).toHaveAttribute('aria-expanded', 'true');
    });
    await step('opening another one closes the first', async () => {
      await userEvent.click(billing);
      await expect(dates).toHaveAttribute('aria-expanded', 'false');
      await waitFor(() => expect(canvas.getByText(/^Start, end/)).not.toBeVisible());
      await expect(args.onChange).toHaveBeenLastCalledWith(['billing']);
    });
    await step('what is disabled stays closed; what is given reaches the root', async () => {
      await expect(canvas.getByRole('button', { name: 'Archive' })).toBeDisabled();
      await expect(canvasElement.querySelector('#accordion')).toContainElement(dates);
    });
  },
};

export const Matrix: Story = {
  parameters: {
    pointer: { rows: { Closed: <Accordion items={items.slice(0, 2)} style={{ inlineSize: 200 }} /> } },
  },
  render: () => (
    <StateMatrix
      rows={{
        closed: <Accordion items={items} style={{ inlineSize: 400 }} />,
        open: <Accordion items={items} defaultValue={['dates', 'billing']} style={{ inlineSize: 400 }} />,
        narrow: <Accordion items={items} defaultValue={['billing']} style={{ inlineSize: 220 }} />,
      }}
    />
  ),
};
