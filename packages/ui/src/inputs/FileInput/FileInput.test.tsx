import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FileInput } from './FileInput.tsx';

it('tells whoever listens of what is dragged over it', () => {
  const onDragOver = vi.fn<() => void>();
  render(<FileInput aria-label="Receipts" maxBytes={1000} onDragOver={onDragOver} />);
  fireEvent.dragOver(screen.getByRole('group', { name: 'Receipts' }));
  expect(onDragOver).toHaveBeenCalledOnce();
});
