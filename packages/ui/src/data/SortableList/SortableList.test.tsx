import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import { SortableList } from './SortableList.tsx';
import type { SortableListMove } from './SortableList.types.ts';

const entryOf = (label: string) => ({ id: label.toLowerCase(), label });
const onMove = vi.fn<(move: SortableListMove) => void>();
const list = (labels: readonly string[], handle = onMove) => (
  <BureauProvider locale="en" navigate={() => undefined}>
    <SortableList label="Menu" entries={labels.map(entryOf)} onMove={handle} />
  </BureauProvider>
);

/** Drags the first entry over another one, and holds it there. */
async function dragOver(id: string) {
  fireEvent.pointerDown(await screen.findByRole('button', { name: 'Move Tasks' }), { button: 0 });
  document.elementFromPoint = () => document.querySelector(`[data-row="${id}"]`);
  fireEvent.pointerMove(document, { clientX: 1, clientY: 1 });
}

const original = document.elementFromPoint;
beforeEach(() => onMove.mockClear());
afterEach(() => {
  cleanup();
  document.elementFromPoint = original;
});

it('an entry that somebody removes while it is dragged is not moved', async () => {
  const { rerender } = render(list(['Tasks', 'Projects', 'Reports']));
  await dragOver('reports');
  rerender(list(['Projects', 'Reports']));
  fireEvent.pointerUp(document);
  expect(onMove).not.toHaveBeenCalled();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('what is dropped is told to who listens now, not to who listened when the drag began', async () => {
  const { rerender } = render(list(['Tasks', 'Projects', 'Reports']));
  await dragOver('reports');
  const latest = vi.fn<(move: SortableListMove) => void>();
  rerender(list(['Tasks', 'Projects', 'Reports'], latest));
  fireEvent.pointerUp(document);
  expect(onMove).not.toHaveBeenCalled();
  expect(latest).toHaveBeenCalledExactlyOnceWith({ id: 'tasks', parentId: null, index: 2 });
});
