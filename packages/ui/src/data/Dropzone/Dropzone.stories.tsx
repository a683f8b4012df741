import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { createTransfer, dropFiles, findFileInput } from '../../inputs/files/testing/transferFiles.ts';
import { Dropzone } from './Dropzone.tsx';
import type { DropzoneProps } from './Dropzone.types.ts';

function StatefulDropzone({ fileName, onFile, onClear, ...props }: DropzoneProps) {
  const [name, setName] = useState(fileName);
  return (
    <Dropzone
      {...props}
      {...(name !== undefined && { fileName: name })}
      onFile={(file) => {
        setName(file.name);
        onFile(file);
      }}
      onClear={() => {
        setName(undefined);
        onClear?.();
      }}
    />
  );
}

const meta = {
  id: 'ui-dropzone',
  component: Dropzone,
  args: {
    label: 'CSV file',
    description: 'The first row names the columns.',
    accept: ['.csv', '.txt'],
    maxBytes: 1024 * 1024,
    onFile: fn(),
    onClear: fn(),
  },
  argTypes: { ref: { control: false } },
  render: (args) => <StatefulDropzone {...args} />,
} satisfies Meta<typeof Dropzone>;

export default meta;
type Story = StoryObj<typeof meta>;

const csv = (name = 'tasks.csv', content = 'Title\nPlan the move') => new File([content], name);

async function drop(canvasElement: HTMLElement, ...files: File[]) {
  const zone = canvasElement.querySelector('[role="group"] > div');
  if (!zone) throw new Error('There is no zone.');
  await dropFiles(zone, ...files);
}

export const Empty: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    await step('the button takes a file', async () => {
      const button = canvas.getByRole('button', { name: 'Choose file' });
      await expect(button).toHaveAccessibleDescription(/The first row names the columns\. .*1 MB/);
      await userEvent.upload(findFileInput(canvasElement), csv());
      await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'tasks.csv' }));
      await waitFor(() => expect(canvas.getByText('tasks.csv')).toBeVisible());
    });
    await step('it can be taken away again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove file' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose file' })).toHaveFocus());
    });
  },
};

export const Dropping: Story = {
  play: async ({ canvasElement, args }) => {
    await drop(canvasElement, csv());
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'tasks.csv' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-target]')).toBeNull());
  },
};

export const HeldOver: Story = {
  play: async ({ canvasElement }) => {
    const zone = canvasElement.querySelector('[role="group"] > div');
    if (!zone) throw new Error('There is no zone.');
    const dataTransfer = createTransfer(csv());
    await fireEvent.dragEnter(zone, { dataTransfer });
    await fireEvent.dragLeave(zone, { dataTransfer, relatedTarget: zone.firstElementChild });
    await waitFor(() => expect(zone).toHaveAttribute('data-target'));
    await fireEvent.dragLeave(zone, { dataTransfer, relatedTarget: document.body });
    await waitFor(() => expect(zone).not.toHaveAttribute('data-target'));
    await fireEvent.dragOver(zone, { dataTransfer });
    await waitFor(() => expect(zone).toHaveAttribute('data-target'));
  },
};

export const Pasting: Story = {
  play: async ({ args }) => {
    // The page listens from the moment after the zone is drawn.
    await waitFor(async () => {
      await fireEvent.paste(document.body, { clipboardData: createTransfer(csv('pasted.csv')) });
      await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'pasted.csv' }));
    });
  },
};

export const Refused: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await drop(canvasElement, csv('photo.png'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '“photo.png” cannot be used here. Choose a file that ends in .csv or .txt.',
    );
    await drop(canvasElement, csv('a.csv'), csv('b.csv'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Choose one file only.'));
    await drop(canvasElement, csv('nothing.csv', ''));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('“nothing.csv” is empty.'));
    await drop(canvasElement, csv('all.csv', 'x'.repeat(3 * 1024 * 1024)));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('“all.csv” is 3 MB. The limit is 1 MB.'),
    );
    await expect(args.onFile).not.toHaveBeenCalled();
    await drop(canvasElement, csv());
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: 'Choose file' })).toBeDisabled();
    await drop(canvasElement, csv());
    await fireEvent.paste(document.body, { clipboardData: createTransfer(csv()) });
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 560 }}>
      <StatefulDropzone {...args} />
      <StatefulDropzone {...args} fileName="moodle-issues.csv" />
      <StatefulDropzone
        {...args}
        fileName="Rechnungsempfängeradressen-und-Kostenvoranschläge-2026-endgültig-(2)-顧客データ.csv"
      />
      <StatefulDropzone {...args} isDisabled />
    </div>
  ),
  play: async ({ canvasElement }) => drop(canvasElement, csv('photo.png')),
};
