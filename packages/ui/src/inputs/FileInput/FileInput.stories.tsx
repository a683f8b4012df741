import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { createTransfer, dropFiles, findFileInput } from '../files/testing/transferFiles.ts';
import { FormField } from '../FormField/index.ts';
import { FileInput } from './FileInput.tsx';

const megabyte = 1024 * 1024;

const meta = {
  id: 'ui-fileinput',
  component: FileInput,
  args: { 'aria-label': 'Receipts', maxBytes: megabyte, accept: ['.pdf', '.csv'], onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A date keeps two files of a name and size apart, and the same in each run. */
const file = (name: string, content = 'Office chair') => new File([content], name, { lastModified: 1 });

const names = (files: readonly string[]): unknown[] =>
  files.map((name): unknown => expect.objectContaining({ name }));

export const Several: Story = {
  args: { maxCount: 3 },
  play: async ({ args, canvas, canvasElement, step }) => {
    const group = canvas.getByRole('group', { name: 'Receipts' });
    const button = canvas.getByRole('button', { name: 'Choose files' });
    await step('the button says what is accepted, and takes several', async () => {
      await expect(button).toHaveAccessibleDescription(
        /\.pdf or \.csv, up to 1 MB Maximum number of files: 3/,
      );
      await userEvent.upload(findFileInput(canvasElement), [file('chair.pdf'), file('desk.pdf')]);
      await expect(args.onChange).toHaveBeenLastCalledWith(names(['chair.pdf', 'desk.pdf']));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(await screen.findByText('Added: chair.pdf and desk.pdf')).toBeInTheDocument();
    });
    await step('what is there already is not taken twice', async () => {
      await userEvent.upload(findFileInput(canvasElement), [file('chair.pdf')]);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    });
    await step('of what is dropped each that does not fit is named, and the others are taken', async () => {
      const large = file('all.csv', 'x'.repeat(3 * megabyte));
      await dropFiles(group, file('photo.png'), large, file('lamp.pdf'), file('shelf.pdf'));
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent(
        '“photo.png” cannot be used here. Choose a file that ends in .pdf or .csv.',
      );
      await expect(alert).toHaveTextContent('“all.csv” is 3 MB. The limit is 1 MB.');
      await expect(alert).toHaveTextContent('“shelf.pdf” was not added. Maximum number of files: 3.');
      await expect(args.onChange).toHaveBeenLastCalledWith(names(['chair.pdf', 'desk.pdf', 'lamp.pdf']));
    });
    await step('after a removal the focus is on the next file, and in the end on the button', async () => {
      const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
      remove('chair.pdf').focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(names(['desk.pdf', 'lamp.pdf']));
      await expect(canvas.queryByRole('alert')).toBeNull();
      await waitFor(() => expect(document.activeElement).toHaveTextContent('desk.pdf'));
      await userEvent.click(remove('lamp.pdf'));
      await userEvent.click(remove('desk.pdf'));
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const Replacing: Story = {
  render: (args) => (
    <>
      <FileInput {...args} />
      <FileInput {...args} aria-label="Contract" />
    </>
  ),
  play: async ({ args, canvas, step }) => {
    const second = canvas.getByRole('group', { name: 'Contract' });
    await step('a paste goes to the input that has the focus', async () => {
      const button = second.querySelector('button');
      button?.focus();
      await waitFor(async () => {
        await fireEvent.paste(button ?? second, { clipboardData: createTransfer(file('first.pdf')) });
        await expect(args.onChange).toHaveBeenCalledWith(names(['first.pdf']));
      });
      await expect(second).toHaveTextContent('first.pdf');
      await expect(canvas.getByRole('group', { name: 'Receipts' })).not.toHaveTextContent('first.pdf');
    });
    await step('another file takes the place of the one that is there', async () => {
      await dropFiles(second, file('second.pdf'));
      await expect(args.onChange).toHaveBeenLastCalledWith(names(['second.pdf']));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    });
    await step('of two nobody knows which is meant', async () => {
      await dropFiles(second, file('a.pdf'), file('b.pdf'));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose one file only.');
      await expect(second).toHaveTextContent('second.pdf');
    });
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: [file('chair.pdf')] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose another file' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
    await dropFiles(canvas.getByRole('group'), file('desk.pdf'));
    await fireEvent.paste(document.body, { clipboardData: createTransfer(file('desk.pdf')) });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const files = [
  file('chair.pdf', 'x'.repeat(48_213)),
  file('Rechnungsempfängeradressen-und-Kostenvoranschläge-2026-顧客データ.pdf', 'x'.repeat(812_000)),
  file('lamp.pdf', 'x'.repeat(9_120)),
];

export const Phone: Story = {
  args: { maxCount: 3, defaultValue: files },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await waitFor(() => expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth));
  },
};

export const Matrix: Story = {
  args: { onChange: undefined },
  render: () => (
    <StateMatrix
      rows={{
        empty: (
          <FormField label="Receipt" help="As it came by mail." isRequired style={{ inlineSize: 480 }}>
            <FileInput maxBytes={megabyte} accept={['.pdf', '.csv']} />
          </FormField>
        ),
        sending: (
          <FormField label="Receipts" style={{ inlineSize: 480 }}>
            <FileInput
              maxBytes={megabyte}
              maxCount={5}
              value={files}
              getUploadState={({ name }) => {
                if (name === 'chair.pdf') return { progress: 0.4 };
                return name === 'lamp.pdf' ? { error: 'The connection was lost.' } : undefined;
              }}
            />
          </FormField>
        ),
        invalid: (
          <FormField label="Contract" error="Choose a file." style={{ inlineSize: 480 }}>
            <FileInput maxBytes={megabyte} />
          </FormField>
        ),
        disabled: (
          <FormField label="Contract" isDisabled style={{ inlineSize: 480 }}>
            <FileInput maxBytes={megabyte} value={files.slice(0, 1)} />
          </FormField>
        ),
        'read-only': (
          <FormField label="Contract" isReadOnly style={{ inlineSize: 480 }}>
            <FileInput maxBytes={megabyte} value={files.slice(0, 1)} />
          </FormField>
        ),
        narrow: (
          <FormField label="Rejected" style={{ inlineSize: 240 }}>
            <FileInput maxBytes={1024} accept={['.pdf']} data-testid="rejecting" />
          </FormField>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => dropFiles(canvas.getByTestId('rejecting'), file('photo.png')),
};
