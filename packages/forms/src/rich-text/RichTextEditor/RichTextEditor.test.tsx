import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ArticleEditor } from '../ArticleEditor/index.ts';
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
