import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLayoutEditor } from './useLayoutEditor.ts';

const widget = (id: string) => ({ id, title: id, columns: 4, rows: 1, content: null });
const sizeOf = (id: string) => ({ id, columns: 4, rows: 1 });

function edit(ids: readonly string[]) {
  const onLayoutChange = vi.fn<() => void>();
  const { result, rerender } = renderHook(
    (now: readonly string[]) =>
      useLayoutEditor({ widgets: now.map(widget), onLayoutChange, onRemove: () => undefined }),
    { initialProps: ids },
  );
  return { editor: () => result.current, onLayoutChange, show: rerender };
}

it.each([
  ['was added', ['tasks', 'timer', 'status', 'chart']],
  ['was removed', ['tasks', 'timer']],
])('a drag loses and brings back no widget that %s meanwhile', (_, now) => {
  const { editor, onLayoutChange, show } = edit(['tasks', 'timer', 'status']);
  // a drag keeps what it began with until the pointer is lifted
  const begun = editor();
  act(() => begun.hold('tasks'));
  act(() => begun.preview(['timer', 'tasks', 'status'].map(sizeOf)));
  show(now);
  act(() => begun.finish(['timer', 'tasks', 'status'].map(sizeOf)));
  expect(onLayoutChange).not.toHaveBeenCalled();
  expect(editor().layout.map(({ id }) => id)).toEqual(now);
});

it('a drag tells of another order, and of none that is the same', () => {
  const { editor, onLayoutChange } = edit(['tasks', 'timer']);
  act(() => editor().finish(['tasks', 'timer'].map(sizeOf)));
  expect(onLayoutChange).not.toHaveBeenCalled();
  act(() => editor().finish(['timer', 'tasks'].map(sizeOf)));
  expect(onLayoutChange).toHaveBeenCalledExactlyOnceWith(['timer', 'tasks'].map(sizeOf));
});
