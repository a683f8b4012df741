import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Attachments } from './Attachments.tsx';
import type { AttachedFile } from './Attachments.types.ts';

const files: readonly AttachedFile[] = [
  {
    id: 2,
    name: 'Kostenvoranschlag-Fassadenreinigung-Verwaltungsgebäude-2026-endgültig-(2)-顧客データ.pdf',
    href: '/uploads/attachment/2',
    size: 1_843_200,
    details: 'Priya Raghunathan · 19.11.2026 21:34',
  },
  {
    id: 1,
    name: 'plan.png',
    href: '/uploads/attachment/1',
    size: 90_112,
    details: 'Marta Lindqvist · 18.11.2026 08:00',
  },
];

const meta = {
  id: 'blocks-attachments',
  component: Attachments,
  args: {
    label: 'Files',
    files,
    uploads: [],
    emptyText: 'No files yet.',
    canEdit: true,
    maxBytes: 1024 * 1024,
    onAttach: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onDismiss: fn(),
  },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Attachments>;

export default meta;
type Story = StoryObj<typeof meta>;

function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no input.');
  return input;
}

/** Several files are taken at once; why one is not taken is said, and the others go on. */
export const Attaching: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const good = new File(['x'], 'good.txt');
    await userEvent.upload(inputOf(canvasElement), [good, new File([], 'nothing.txt')]);
    await expect(args.onAttach).toHaveBeenCalledWith([good]);
    await expect(canvas.getByRole('alert')).toHaveTextContent('“nothing.txt” is empty.');
    await userEvent.upload(inputOf(canvasElement), new File(['x'.repeat(2 * 1024 * 1024)], 'large.txt'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('“large.txt” is 2 MB. The limit is 1 MB.');
    await expect(args.onAttach).toHaveBeenCalledOnce();
  },
};

/** A file is saved by its name, and removed by its button. */
export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'plan.png' })).toHaveAttribute('download', 'plan.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove plan.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  },
};

/** A failed upload shows why, and can be retried or dismissed. */
export const Uploading: Story = {
  args: {
    uploads: [
      { id: 1, name: 'photo.jpg' },
      { id: 2, name: 'film.mp4', failure: 'The file is larger than 25 MB.' },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file is larger than 25 MB.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: film.mp4' }));
    await expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: film.mp4' }));
    await expect(args.onDismiss).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  },
};

/** Who tries again, or gives up, by the keyboard has the focus in the list still, and never at the top of the page. */
export const FocusOfUploads: Story = {
  render: function Render(args) {
    const [uploads, setUploads] = useState([
      { id: 1, name: 'film.mp4', failure: 'The connection was lost.' },
      { id: 2, name: 'photo.jpg', failure: 'The connection was lost.' },
    ]);
    const rest = (id: number) => uploads.filter((file) => file.id !== id);
    return (
      <Attachments
        {...args}
        uploads={uploads}
        onDismiss={({ id }) => setUploads(rest(id))}
        onRetry={({ id, name }) =>
          setUploads([{ id, name, failure: undefined }, ...rest(id)] as typeof uploads)
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const rowOf = (name: string) => canvas.getByText(name).closest('li');
    canvas.getByRole('button', { name: 'Try again: film.mp4' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowOf('film.mp4')).toHaveFocus());
    canvas.getByRole('button', { name: 'Dismiss: photo.jpg' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.closest('ul')).not.toBeNull());
  },
};

export const Empty: Story = { args: { files: [] } };

export const ReadOnly: Story = {
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 640 }}>
      <Attachments
        {...args}
        uploads={[{ id: 2, name: 'film.mp4', failure: 'The file is larger than 25 MB.' }]}
      />
      <Attachments {...args} label="None" files={[]} />
      <Attachments {...args} label="Read only" canEdit={false} />
    </div>
  ),
};
