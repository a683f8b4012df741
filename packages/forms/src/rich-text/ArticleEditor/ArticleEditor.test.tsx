import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { ArticleEditor } from './ArticleEditor.tsx';

it('shows a table where React runs every effect twice', async () => {
  render(
    <StrictMode>
      <ArticleEditor aria-label="Text" value="<table><tbody><tr><td>March</td></tr></tbody></table>" />
    </StrictMode>,
  );
  expect((await screen.findByRole('textbox', { name: 'Text' })).textContent).toBe('March');
});
