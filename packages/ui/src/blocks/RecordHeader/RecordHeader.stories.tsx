import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '../../primitives/Badge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { RecordHeader } from './RecordHeader.tsx';

const meta = {
  id: 'blocks-recordheader',
  component: RecordHeader,
  args: {
    code: 'TSK-0042',
    title: 'Replace the staging certificate',
    children: 'Replace the staging certificate',
  },
  argTypes: {
    actions: { control: false },
    corner: { control: false },
    children: { control: false },
    ref: { control: false },
  },
} satisfies Meta<typeof RecordHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('TSK-0042 Replace the staging certificate');
  },
};

export const WithActions: Story = {
  args: {
    actions: <Badge tone="accent" label="In progress" />,
    corner: <IconButton label="More" icon={<Ellipsis aria-hidden />} />,
  },
};

export const Phone: Story = {
  args: {
    ...WithActions.args,
    actions: (
      <>
        <Button>Ändern in: In Arbeit</Button>
        <Button variant="ghost">Zeiterfassung starten</Button>
        <Button variant="ghost">Beobachten</Button>
      </>
    ),
    children: 'Rechnungsempfängeradresse übernehmen und Kostenvoranschlag erstellen',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const top = (element: Element) => element.getBoundingClientRect().top;
    const more = canvas.getByRole('button', { name: 'More' });
    await step('the menu stands beside the code, however long the actions are', async () => {
      const { bottom } = more.getBoundingClientRect();
      await waitFor(() => expect(top(canvas.getByRole('heading'))).toBeLessThan(bottom));
      await expect(bottom).toBeLessThanOrEqual(top(canvas.getByText(/^Rechnungs/)) + 1);
    });
    await step('and below it the title has all of the width', async () => {
      const title = canvas.getByText(/^Rechnungs/).getBoundingClientRect();
      await expect(Math.round(title.right)).toBe(Math.round(more.getBoundingClientRect().right));
    });
  },
};

/** Where nothing can be done with a record, no place is kept for it below the title. */
export const PhoneWithoutActions: Story = {
  args: { ...WithActions.args, actions: <>{false}</> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const bottom = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom;
    const title = canvas.getAllByText('Replace the staging certificate').at(-1);
    const parts = canvasElement.querySelector('.parts');
    await waitFor(() => expect(parts).toHaveStyle({ display: 'grid' }));
    await expect(bottom(parts)).toBe(bottom(title));
  },
};

export const Matrix: Story = WithActions;
