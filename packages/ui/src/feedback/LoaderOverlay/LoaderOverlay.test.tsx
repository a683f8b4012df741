import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoaderOverlay } from './LoaderOverlay.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const isShown = () => screen.queryByText('Loading') !== null;
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

it('comes after 400 ms and goes at once', () => {
  const { rerender } = render(<LoaderOverlay isActive />);
  wait(399);
  expect(isShown()).toBe(false);
  wait(1);
  expect(isShown()).toBe(true);
  rerender(<LoaderOverlay isActive={false} />);
  expect(isShown()).toBe(false);
});

it('stays away for quick calls, however many follow each other', () => {
  const { rerender } = render(<LoaderOverlay isActive={false} />);
  for (let call = 0; call < 5; call += 1) {
    rerender(<LoaderOverlay isActive />);
    wait(300);
    rerender(<LoaderOverlay isActive={false} />);
    wait(10);
    expect(isShown()).toBe(false);
  }
});

it('waits afresh after it was shown', () => {
  const { rerender } = render(<LoaderOverlay isActive />);
  wait(400);
  rerender(<LoaderOverlay isActive={false} />);
  rerender(<LoaderOverlay isActive />);
  expect(isShown()).toBe(false);
  wait(400);
  expect(isShown()).toBe(true);
});
