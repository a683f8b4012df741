import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { followPointer } from './followPointer.ts';

it('another finger on the screen neither moves nor puts down what is dragged', () => {
  const first = {
    onMove: vi.fn<(x: number, y: number) => void>(),
    onEnd: vi.fn<() => void>(),
    onCancel: vi.fn<() => void>(),
  };
  followPointer({ pointerId: 1, ...first });
  fireEvent.pointerMove(document, { pointerId: 2, clientX: 300, clientY: 300 });
  fireEvent.pointerUp(document, { pointerId: 2 });
  fireEvent.pointerCancel(document, { pointerId: 3 });
  fireEvent.pointerMove(document, { pointerId: 1, clientX: 20, clientY: 10 });
  expect(first.onMove.mock.calls).toEqual([[20, 10]]);
  expect([first.onEnd, first.onCancel].flatMap(({ mock }) => mock.calls)).toEqual([]);
  fireEvent.pointerUp(document, { pointerId: 1 });
  expect(first.onEnd).toHaveBeenCalledOnce();
});
