import { cleanup, render, screen } from '@testing-library/react';
import { Activity, StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
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
