import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { BulkActionBar } from './BulkActionBar.tsx';

afterEach(cleanup);

function List({ onFocus, hasBox }: { readonly onFocus: () => void; readonly hasBox: boolean }) {
  const [count, setCount] = useState(1);
  return (
    <div>
      <div onFocus={onFocus}>
        <button type="button" data-guard>
          Table
        </button>
        {hasBox && <input type="checkbox" aria-label="Select" />}
      </div>
      <BulkActionBar count={count} onClear={() => setCount(0)}>
        <button type="button">Delete</button>
      </BulkActionBar>
    </div>
  );
}

it('gives the focus back to where it came from, and the table hears of it', async () => {
  const person = userEvent.setup();
  const onFocus = vi.fn<() => void>();
  render(<List onFocus={onFocus} hasBox />);
  screen.getByRole('checkbox').focus();
  screen.getByRole('button', { name: 'Delete' }).focus();
  onFocus.mockClear();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')));
  expect(onFocus).toHaveBeenCalledOnce();
});

it('gives it to the table where it came from what is gone, such as a dialog', async () => {
  const person = userEvent.setup();
  const onFocus = vi.fn<() => void>();
  const { rerender } = render(<List onFocus={onFocus} hasBox />);
  screen.getByRole('checkbox').focus();
  screen.getByRole('button', { name: 'Delete' }).focus();
  rerender(<List onFocus={onFocus} hasBox={false} />);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Table' })));
});
