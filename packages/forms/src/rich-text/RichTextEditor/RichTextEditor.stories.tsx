import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StateMatrix } from '../../../../../.storybook/StateMatrix.tsx';
import { matchPeople } from './model/mentionText.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditor.types.ts';

const people = [
  { id: 3, name: 'Marta Lindqvist' },
  { id: 4, name: 'Marcel Dubois' },
  { id: 6, name: '佐藤 健太' },
];

const text =
  '<h2>Certificate</h2><p>Ask <span data-mention="3">@Marta Lindqvist</span> for a <strong>new</strong> one, <a href="https://example.com" rel="noopener noreferrer nofollow">here</a>:</p><ul><li>staging</li><li>test<ul><li>first</li></ul></li></ul>';

function Kept(props: RichTextEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RichTextEditor
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
  id: 'forms-richtexteditor',
  component: RichTextEditor,
  args: {
    'aria-label': 'Description',
    value: '',
    onChange: fn(),
    findPeople: async (typed: string) => Promise.resolve(matchPeople(people, typed)),
  },
  argTypes: { ref: { control: false } },
  render: (args, { viewMode }) => (
    <>
      <Kept {...args} />
      {viewMode !== 'docs' && <button type="button">After</button>}
    </>
  ),
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectLast = (args: { onChange?: unknown }, html: unknown) =>
  expect(args.onChange).toHaveBeenLastCalledWith(html);

/** Puts HTML into the text as a paste does. */
function pasteHtml(target: HTMLElement, html: string, plain = '') {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

function selectAll(target: HTMLElement) {
  target.focus();
  document.getSelection()?.selectAllChildren(target);
  document.dispatchEvent(new Event('selectionchange'));
}

/** Leaves what could do harm out, keeps the rest, and changes nothing by being opened. */
export const Formatting: Story = {
  args: { value: text },
  play: async ({ args, canvas, canvasElement, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await step('is 100 pixels high, checks the spelling, and shows what it was given', async () => {
      await expect(area).toHaveAttribute('spellcheck', 'true');
      await waitFor(() => expect(area.offsetHeight).toBe(100));
      await waitFor(() => expect(within(area).getByRole('heading', { name: 'Certificate' })).toBeVisible());
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('formats what is selected, and undoes it', async () => {
      selectAll(area);
      await userEvent.click(canvas.getByRole('button', { name: 'Italic' }));
      await waitFor(() => expectLast(args, expect.stringContaining('<strong><em>new</em></strong>')));
      await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expectLast(args, text));
    });
    await step('aligns and chooses a font', async () => {
      selectAll(area);
      await userEvent.click(canvas.getByRole('button', { name: 'Centre' }));
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Font' }), 'Serif');
      await waitFor(() =>
        expectLast(
          args,
          expect.stringContaining('<p style="text-align:center"><span style="font-family:serif">Ask </span>'),
        ),
      );
      await waitFor(() => expect(canvasElement.ownerDocument.activeElement).toBe(area));
    });
  },
};

/** The tools are one stop of the Tab key, and the text is another; arrows go through the tools. */
export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await step('Tab goes to the tools, to the text, and leaves', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(area).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus());
    });
    await step('Alt with F10 goes to the tool that was used last, Escape back', async () => {
      area.focus();
      await userEvent.keyboard('{Alt>}{F10}{/Alt}{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Underline' })).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Paragraph style' })).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(area).toHaveFocus());
      await userEvent.keyboard('{Alt>}{F10}{/Alt}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus());
    });
  },
};

/** What comes from Word and from web pages keeps what it means, and nothing else. */
export const Pasting: Story = {
  play: async ({ args, canvas, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    await step('lists of Word are lists', async () => {
      await userEvent.click(area);
      await waitFor(() => expect(area.contains(document.getSelection()?.anchorNode ?? null)).toBe(true));
      pasteHtml(
        area,
        `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p { color: red }</style></head><body><!--StartFragment-->
<p class=MsoNormal><b><span style='font-size:16.0pt;font-family:"Arial"'>Plan</span></b><o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>one</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>two</p>
<!--EndFragment--></body></html>`,
      );
      await waitFor(() =>
        expectLast(args, '<p><strong>Plan</strong></p><ul><li>one<ol><li>two</li></ol></li></ul>'),
      );
    });
    await step('what could do harm is left out', async () => {
      selectAll(area);
      pasteHtml(
        area,
        '<p onclick="window.isHacked=1" style="position:fixed">a <a href="javascript:window.isHacked=1">b</a><img src=x onerror="window.isHacked=1"><script>window.isHacked=1</script> <span style="font-weight:700;color:red">c</span></p>',
      );
      await waitFor(() => expectLast(args, '<p>a b <strong>c</strong></p>'));
      await expect('isHacked' in window).toBe(false);
    });
    await step('an address makes a link of what is selected', async () => {
      selectAll(area);
      pasteHtml(area, '', 'https://example.com/');
      await waitFor(() =>
        expectLast(
          args,
          expect.stringMatching(
            /^<p><a href="https:\/\/example.com\/" rel="noopener noreferrer nofollow">a b/,
          ),
        ),
      );
    });
  },
};

/** Takes only addresses that are safe. */
export const Linking: Story = {
  args: { value: '<p>page</p>' },
  play: async ({ args, canvas, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Description' });
    const addressInput = () => canvas.getByRole('textbox', { name: 'Web address' });
    await step('an address that could do harm is refused, and stays', async () => {
      selectAll(area);
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(addressInput()).toHaveFocus());
      await userEvent.keyboard('javascript:alert(1){Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent('Enter a web or email address'),
      );
      await expect(addressInput()).toHaveValue('javascript:alert(1)');
    });
    await step('a harmless one is taken, and the text has the focus again', async () => {
      await userEvent.clear(addressInput());
      await userEvent.keyboard('example.com{Enter}');
      await waitFor(() =>
        expectLast(args, '<p><a href="https://example.com" rel="noopener noreferrer nofollow">page</a></p>'),
      );
      await waitFor(() => expect(area).toHaveFocus());
    });
    await step('it is taken away again', async () => {
      selectAll(area);
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove link' }));
      await waitFor(() => expectLast(args, '<p>page</p>'));
    });
    await step('where nothing is selected, the address is what reads as the link', async () => {
      area.focus();
      document.getSelection()?.selectAllChildren(area);
      document.getSelection()?.collapseToEnd();
      document.dispatchEvent(new Event('selectionchange'));
      await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
      await waitFor(() => expect(addressInput()).toHaveFocus());
      await userEvent.keyboard('example.com{Enter}');
      await waitFor(() =>
        expectLast(
          args,
          '<p>page<a href="https://example.com" rel="noopener noreferrer nofollow">example.com</a></p>',
        ),
      );
    });
  },
};

export const Phone: Story = { args: { value: text }, globals: { viewport: { value: 'phone' } } };

export const Matrix: Story = {
  parameters: {
    pointer: {
      marks: {
        Hovered: '[role="toolbar"] select',
        Pressed: '[role="toolbar"] button[aria-pressed]',
      },
    },
    controls: { disable: true },
  },
  render: () => (
    <StateMatrix
      rows={{
        Empty: <RichTextEditor aria-label="Empty" value="" placeholder="What has to be done?" />,
        Filled: <RichTextEditor aria-label="Filled" value={text} />,
        Basic: <RichTextEditor aria-label="Basic" value={text} tools="basic" />,
        Invalid: <RichTextEditor aria-label="Invalid" value="" isInvalid tools="basic" />,
        'Read only': <RichTextEditor aria-label="Read only" value={text} isReadOnly />,
        Disabled: <RichTextEditor aria-label="Disabled" value={text} isDisabled />,
      }}
    />
  ),
};
