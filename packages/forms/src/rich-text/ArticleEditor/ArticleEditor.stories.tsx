import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { pasteFiles, picture } from '../testing/pasteFiles.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import type { ArticleEditorProps, UploadImage } from './ArticleEditor.types.ts';

const table =
  '<table><thead><tr><th scope="col"><p>Stage</p></th><th scope="col"><p>Ends</p></th></tr></thead><tbody><tr><th scope="row"><p>staging</p></th><td><p>14 <strong>April</strong></p></td></tr><tr><td colspan="2"><p>none</p></td></tr></tbody></table>';

function Kept(props: ArticleEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ArticleEditor
      {...props}
      value={value}
      onChange={(html) => {
        setValue(html);
        props.onChange?.(html);
      }}
    />
  );
}

const meta = {
  id: 'forms-articleeditor',
  component: ArticleEditor,
  args: { 'aria-label': 'Text', value: '', onChange: fn() },
  argTypes: { ref: { control: false } },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ArticleEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectLast = (args: { onChange?: unknown }, html: unknown) =>
  waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(html));

const row = (tag: string, cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}><p>${cell || '<br />'}</p></${tag}>`.replace('<th>', '<th scope="col">')).join('')}</tr>`;
const rows = (...cells: readonly (readonly string[])[]) =>
  `<tbody>${cells.map((one) => row('td', one)).join('')}</tbody>`;

/** A table is made, filled, changed and deleted by the keyboard alone. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    const area = await canvas.findByRole('textbox', { name: 'Text' });
    const press = async (name: string) => {
      await userEvent.keyboard('{Alt>}{F10}{/Alt}');
      const button = await canvas.findByRole('button', { name });
      await waitFor(() =>
        expect(canvas.getByRole('toolbar')).toContainElement(document.activeElement as HTMLElement),
      );
      for (let tools = 40; document.activeElement !== button && tools > 0; tools -= 1)
        await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(area).toHaveFocus());
    };
    area.focus();
    await step('it begins with a row of heads, and Tab leads to the next cell', async () => {
      await press('Insert table');
      await waitFor(() => expect(area.querySelectorAll('th')).toHaveLength(3));
      await userEvent.keyboard('Stage{Tab}Ends{Tab}{Tab}{Tab}{Shift>}{Tab}{/Shift}');
      await userEvent.keyboard('staging');
      await expectLast(
        args,
        `<table><thead>${row('th', ['Stage', 'Ends', ''])}</thead>${rows(['staging', '', ''], ['', '', ''])}</table>`,
      );
    });
    await step('rows and columns come and go', async () => {
      await press('Insert row below');
      await press('Insert column before');
      await expectLast(args, expect.stringMatching(/^<table>(?:(?!<tr>).)*(?:<tr>(?:(?!<tr>).)*){4}$/));
      await press('Delete column');
      await press('Delete row');
      await expect(canvas.getAllByRole('row')).toHaveLength(3);
    });
    await step('its first row need not be heads', async () => {
      await expect(canvas.getByRole('button', { name: 'Header row' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await press('Header row');
      await waitFor(() => expect(area.querySelector('th')).toBeNull());
    });
    await step('Escape returns from the tools', async () => {
      await userEvent.keyboard('{Alt>}{F10}{/Alt}');
      await waitFor(() => expect(area).not.toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(area).toHaveFocus());
    });
    await step('it is deleted as a whole', async () => {
      await press('Delete table');
      await expectLast(args, '');
      await expect(canvas.queryByRole('button', { name: 'Delete table' })).toBeNull();
    });
  },
};

/** What is stored stays as it is, and text can be written below a table at the end. */
export const Stored: Story = {
  args: { value: `<p>Certificates:</p>${table}` },
  play: async ({ args, canvas, step }) => {
    const area = await canvas.findByRole('textbox', { name: 'Text' });
    await step('opening changes nothing', async () => {
      await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('a change leaves the rest as it was', async () => {
      // presses that a browser answers by itself are not made by the test
      area.focus();
      await waitFor(() => expect(document.getSelection()?.anchorNode).toBeTruthy());
      document.getSelection()?.selectAllChildren(area.lastElementChild ?? area);
      document.dispatchEvent(new Event('selectionchange'));
      await userEvent.keyboard('Ask.');
      await expectLast(args, `<p>Certificates:</p>${table}<p>Ask.</p>`);
    });
  },
};

/** What comes from a spreadsheet or a word processor is a table again, without its looks. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const area = await canvas.findByRole('textbox', { name: 'Text' });
    area.focus();
    await waitFor(() => expect(area.contains(document.getSelection()?.anchorNode ?? null)).toBe(true));
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 style='width:144pt'><!--StartFragment--><col width=64 span=2>
<tr height=20><td height=20 class=xl65 style='background:yellow'>Stage</td><td>Ends</td></tr>
<tr><td onclick="window.isHacked=1"><p class=MsoNormal><b>staging<o:p></o:p></b></p></td><td><img src="https://example.com/x.png" onerror="window.isHacked=1"><table><tr><td>14 April</td></tr></table></td></tr><!--EndFragment--></table></body></html>`,
    );
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expectLast(
      args,
      `<table>${rows(['Stage', 'Ends'], ['<strong>staging</strong>', '14 April'])}</table>`,
    );
    await expect('isHacked' in window).toBe(false);
    await waitFor(() => expect(canvas.getByText(/^Images from other pages were left out/)).toBeVisible());
  },
};

const src = `/uploads/attachment/${'0a'.repeat(16)}.png`;

const upload = fn<UploadImage>(async () => Promise.resolve({ src }));

/** An image is sent when it is put in, is described at once, and is lost by no failure. */
export const Images: Story = {
  args: {
    onUploadImage: upload,
    resolveImage: () => undefined,
    maxImageBytes: 2000,
  },
  beforeEach() {
    upload.mockRejectedValueOnce(new Error('There is no connection.'));
  },
  play: async ({ args, canvas, step }) => {
    const area = await canvas.findByRole('textbox', { name: 'Text' });
    area.focus();
    await waitFor(() => expect(area.contains(document.getSelection()?.anchorNode ?? null)).toBe(true));
    await step('what does not arrive stays, with another try', async () => {
      pasteFiles(area, await picture('plan.png'));
      await waitFor(() =>
        expect(canvas.getByText(/“plan.png” could not be uploaded. There is no conn/)).toBeVisible(),
      );
      await expect(area.querySelector('img')?.src).toMatch(/^data:image\/png/);
      await expect(args.onChange).not.toHaveBeenCalledWith(expect.stringContaining('data:'));
    });
    await step('who puts it in is asked what it shows', async () => {
      const alternative = await canvas.findByRole('textbox', { name: /^Alternative text/ });
      await waitFor(() => expect(alternative).toHaveFocus());
      await userEvent.type(alternative, 'The "plan"');
      const width = canvas.getByRole('textbox', { name: /^Width/ });
      await userEvent.clear(width);
      await userEvent.type(width, '20{Enter}');
      await waitFor(() => expect(area).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expectLast(args, `<p><img src="${src}" alt="The &quot;plan&quot;" width="20" height="10" /></p>`);
      await waitFor(() => expect(canvas.queryByText(/plan.png/)).toBeNull());
    });
    await step('what is no image, or too large, is not sent', async () => {
      pasteFiles(area, new File(['x'], 'notes.txt', { type: 'text/plain' }));
      await waitFor(() => expect(canvas.getByText(/“notes.txt” is not a PNG/)).toBeVisible());
      pasteFiles(area, new File(['x'.repeat(2001)], 'large.png', { type: 'image/png' }));
      await waitFor(() => expect(canvas.getByText(/“large.png” is 2 kB/)).toBeVisible());
      await expect(args.onUploadImage).toHaveBeenCalledTimes(2);
    });
    await step('it is selected by a press, and deleted by the keyboard', async () => {
      await userEvent.click(canvas.getByRole('img', { name: 'The "plan"' }));
      await expect(await canvas.findByRole('button', { name: 'Describe image' })).toBeEnabled();
      await userEvent.keyboard('{Backspace}');
      await expectLast(args, '');
    });
  },
};

export const Phone: Story = { args: { value: table }, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = { args: { value: table, onUploadImage: upload } };
