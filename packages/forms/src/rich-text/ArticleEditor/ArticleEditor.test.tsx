import { FormField } from '@bureau/ui';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ArticleEditor } from './ArticleEditor.tsx';

afterEach(cleanup);

const editor = (
  <ArticleEditor aria-label="Text" value="<table><tbody><tr><td>March</td></tr></tbody></table>" />
);
const findText = async () => (await screen.findByRole('textbox', { name: 'Text' })).textContent;

describe('an article shows its table', () => {
  it('where React runs every effect twice', async () => {
    render(<StrictMode>{editor}</StrictMode>);
    expect(await findText()).toBe('March');
  });

  it('when it was hidden meanwhile', async () => {
    const { rerender } = render(<Activity>{editor}</Activity>);
    expect(await findText()).toBe('March');
    rerender(<Activity mode="hidden">{editor}</Activity>);
    rerender(<Activity>{editor}</Activity>);
    expect(await findText()).toBe('March');
  });
});

describe('what describes an image', () => {
  const src = `/uploads/attachment/${'0'.repeat(32)}.png`;
  const html = `<p>Cat<img src="${src}" alt="" width="20" height="10" /></p>`;

  /** Opens what describes the image of an article in a field. */
  async function describeImage(onChange?: (html: string) => void) {
    render(
      <FormField label="Text" help="All of it" error="Too short" isRequired>
        <ArticleEditor value={html} onChange={onChange} />
      </FormField>,
    );
    const text = await screen.findByRole('textbox', { name: 'Text' });
    fireEvent.click(within(text).getByRole('presentation'));
    fireEvent.click(await screen.findByRole('button', { name: 'Describe image' }));
    return within(await screen.findByRole('group', { name: 'Describe image' }));
  }

  it('is not the field that the text is', async () => {
    const form = await describeImage();
    const text = screen.getByRole('textbox', { name: 'Text' });
    const [alternative, width] = form.getAllByRole('textbox');
    expect([alternative?.id, width?.id]).not.toContain(text.id);
    const hint = form.getByText(/^Says what the image shows/);
    expect(alternative?.getAttribute('aria-describedby')).toBe(hint.id);
    expect(alternative?.getAttribute('aria-invalid')).toBeNull();
    expect(alternative?.getAttribute('aria-required')).toBeNull();
  });

  it('takes a width in digits of full width', async () => {
    const onChange = vi.fn<(html: string) => void>();
    const form = await describeImage(onChange);
    const width = form.getByRole('textbox', { name: 'Width in pixels' });
    fireEvent.change(width, { target: { value: '３００' } });
    fireEvent.keyDown(width, { key: 'Enter' });
    await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain('width="300" height="150"'));
  });
});
