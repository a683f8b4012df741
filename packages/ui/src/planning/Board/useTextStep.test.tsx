import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTextStep } from './useTextStep.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps the size of the text while the board is hidden', () => {
  let report: () => void = () => undefined;
  class Sizes {
    constructor(run: () => void) {
      report = run;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Sizes);
  const box = document.createElement('div');
  let height = 20;
  box.getBoundingClientRect = () => new DOMRect(0, 0, 1, height);
  const probe = { current: box };
  const { result } = renderHook(() => useTextStep(probe));
  act(() => report());
  expect(result.current.rem).toBe(20);
  height = 0;
  act(() => report());
  expect(result.current.rem).toBe(20);
});
