import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastStore, type ToastOptions, type ToastStore } from './toastStore.ts';

let store: ToastStore;

// The list comes with the first toast; clocks that stand still would keep its code away.
beforeAll(async () => {
  const first = createToastStore();
  first.show({ tone: 'info', message: 'Two people joined.' });
  render(<ToastRegion store={first} />);
  await screen.findByRole('region');
  cleanup();
});

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
  render(<ToastRegion store={store} />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (options: ToastOptions) => {
  act(() => {
    store.show(options);
  });
};
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const isShown = () => store.getSnapshot().length > 0;

describe('a toast', () => {
  it('goes away after six seconds', () => {
    show({ tone: 'success', message: 'Saved.' });
    wait(5900);
    expect(isShown()).toBe(true);
    wait(200);
    expect(isShown()).toBe(false);
  });

  it('stays longer when it offers something to do', () => {
    show({ tone: 'neutral', message: 'Discarded.', action: { label: 'Undo', onPress: () => undefined } });
    wait(9900);
    expect(isShown()).toBe(true);
    wait(200);
    expect(isShown()).toBe(false);
  });

  it('stays until it is dismissed when it tells of an error', () => {
    show({ tone: 'danger', message: 'Not saved.' });
    wait(3_600_000);
    expect(isShown()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(isShown()).toBe(false);
  });

  it('stays when it tells of a state that lasts, and interrupts nobody', () => {
    show({ tone: 'warning', message: 'You are offline.', isLasting: true });
    wait(3_600_000);
    expect(isShown()).toBe(true);
    const spoken = screen.getByText('You are offline.', { selector: '[aria-live] *' });
    expect(spoken.parentElement?.getAttribute('aria-live')).toBe('polite');
  });

  it('waits under the pointer, and goes on where it stopped', () => {
    show({ tone: 'info', message: 'Two people joined.' });
    wait(4000);
    fireEvent.pointerEnter(screen.getByRole('region'));
    wait(60_000);
    fireEvent.pointerLeave(screen.getByRole('region'));
    wait(1900);
    expect(isShown()).toBe(true);
    wait(200);
    expect(isShown()).toBe(false);
  });

  it('waits while it has the focus', () => {
    show({ tone: 'info', message: 'Two people joined.' });
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).focus();
    });
    wait(60_000);
    expect(isShown()).toBe(true);
    act(() => {
      screen.getByRole('button', { name: 'Dismiss' }).blur();
    });
    wait(6100);
    expect(isShown()).toBe(false);
  });

  it('waits while nobody sees the page', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show({ tone: 'info', message: 'Two people joined.' });
    wait(60_000);
    expect(isShown()).toBe(true);
    hidden.mockReturnValue(false);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    wait(6100);
    expect(isShown()).toBe(false);
  });

  it('starts its time afresh when it comes again', () => {
    show({ tone: 'info', message: 'Two people joined.' });
    wait(5000);
    show({ tone: 'info', message: 'Two people joined.' });
    wait(5000);
    expect(isShown()).toBe(true);
  });

  it('is spoken: an error at once, the rest when there is a pause', () => {
    show({ tone: 'danger', title: 'Not saved', message: 'No answer.' });
    show({ tone: 'info', message: 'Two people joined.' });
    expect(screen.getByText('Not saved: No answer.').parentElement).toHaveProperty('ariaLive', 'assertive');
    const [spoken] = screen.getAllByText('Two people joined.');
    expect(spoken?.parentElement?.getAttribute('aria-live')).toBe('polite');
  });
});
