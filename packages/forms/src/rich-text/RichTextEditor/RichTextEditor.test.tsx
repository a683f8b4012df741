import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CONTROLLED_TEXT_INSERTION_COMMAND, getNearestEditorFromDOMNode } from 'lexical';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ArticleEditor } from '../ArticleEditor/index.ts';
import { $startAtEnd } from './model/startAtEnd.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

afterEach(cleanup);

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** Opens a text that nobody has been in yet, uses a tool, and returns what the text became. */
async function use(
  tool: () => unknown,
  Editor: typeof RichTextEditor | typeof ArticleEditor = RichTextEditor,
) {
  const onChange = vi.fn<(html: string) => void>();
  render(<Editor aria-label="Text" value="<p>Hello</p>" onChange={onChange} />);
  await screen.findByText('Hello');
  await tool();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  return onChange.mock.lastCall?.[0];
}

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

describe('a tool that is used before the text works where the text ends', () => {
  it.each([
    ['a list', () => press('Bulleted list'), '<ul><li>Hello</li></ul>'],
    ['an alignment', () => press('Centre'), '<p style="text-align:center">Hello</p>'],
    ['a heading', () => choose('Paragraph style', 'h2'), '<h2>Hello</h2>'],
  ])('%s', async (_what, tool, html) => {
    expect(await use(tool)).toBe(html);
  });

  it('a table', async () => {
    expect(await use(() => press('Insert table'), ArticleEditor)).toMatch(/^<p>Hello<\/p><table>/);
  });
});

it('what is dragged from another page loses what could do harm, and what is no part of a text', async () => {
  const html = await use(() => {
    const editor = getNearestEditorFromDOMNode(screen.getByRole('textbox'));
    const dragged = {
      'text/html': '<h1>March</h1><p><img src="https://example.com/a.png">net</p>',
      'text/plain': 'March',
    };
    const dataTransfer = { getData: (type: keyof typeof dragged) => dragged[type] };
    const event = Object.assign(new InputEvent('beforeinput'), { dataTransfer });
    editor?.update(() => {
      $startAtEnd();
      editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, event);
    });
  }, ArticleEditor);
  expect(html).toContain('March');
  expect(html).toContain('net');
  expect(html).not.toContain('<img');
});
