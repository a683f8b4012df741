import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchInput } from './SearchInput.tsx';

const onChange = vi.fn<(text: string) => void>();

function draw(value: string) {
  return <SearchInput aria-label="Search" value={value} onChange={onChange} delay={250} />;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};
const pause = () => pass(250);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('searching while typing', () => {
  it('searches once, when typing pauses', () => {
    render(draw(''));
    type('t');
    type('ta');
    pass(200);
    type('tax');
    expect(onChange).not.toHaveBeenCalled();
    pause();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('tax');
  });

  it('searches at once when the field is left, and not when another page is on its way', () => {
    render(draw(''));
    type('tax');
    fireEvent.blur(field());
    expect(onChange).toHaveBeenCalledExactlyOnceWith('tax');
    pause();
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('does not search again for what it shows already', () => {
    render(draw('tax'));
    type('taxi');
    type('tax');
    pause();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps what was typed since when the answer to an earlier text is late', () => {
    const { rerender } = render(draw(''));
    type('ta');
    pause();
    type('tax');
    pause();
    type('taxes');
    rerender(draw('ta'));
    expect(field().value).toBe('taxes');
    rerender(draw('tax'));
    expect(field().value).toBe('taxes');
    pause();
    expect(onChange).toHaveBeenLastCalledWith('taxes');
  });

  it('takes over a value that comes from elsewhere', () => {
    const { rerender } = render(draw('tax'));
    rerender(draw('invoice'));
    expect(field().value).toBe('invoice');
    rerender(draw(''));
    expect(field().value).toBe('');
    pause();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('hands on nothing after it has gone', () => {
    const { unmount } = render(draw(''));
    type('tax');
    unmount();
    pause();
    expect(onChange).not.toHaveBeenCalled();
  });
});

it('keeps its text itself where nobody gives it', () => {
  render(<SearchInput aria-label="Search" defaultValue="tax" onChange={onChange} />);
  expect(field().value).toBe('tax');
  type('taxes');
  pause();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('taxes');
  type('tax');
  pause();
  expect(onChange).toHaveBeenLastCalledWith('tax');
});

describe('clearing', () => {
  it('clears by Escape, and leaves a second Escape to what is around', () => {
    const outer = vi.fn<() => void>();
    document.addEventListener('keydown', outer, { once: true });
    render(draw('tax'));
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
    expect(outer).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(outer).toHaveBeenCalledOnce();
  });

  it('lets an input method use its own keys', () => {
    render(draw('税'));
    // the browser would empty the input itself
    expect(fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })).toBe(false);
    expect(field().value).toBe('税');
  });
});
