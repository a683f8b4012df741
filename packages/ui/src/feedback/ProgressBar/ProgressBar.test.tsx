import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getAnnouncements } from '../../provider/announcer/announcements.ts';
import { Announcer } from '../../provider/announcer/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

/** Shows a progress bar, and returns what changes how far it is, and what lists what it has announced. */
function open(label: string, first?: { value: number; max: number }) {
  const draw = (progress?: { value: number; max: number }) => (
    <StrictMode>
      <Announcer />
      <ProgressBar label={label} {...progress} />
    </StrictMode>
  );
  // what others announced stays for a while
  const before = getAnnouncements().length;
  const { rerender, container } = render(draw(first));
  return {
    show: (progress?: { value: number; max: number }) => rerender(draw(progress)),
    announced: () =>
      Array.from(container.querySelectorAll('[aria-live] p'), (text) => text.textContent).slice(before),
  };
}

describe('somebody who listens to a progress bar', () => {
  beforeEach(() => void vi.useFakeTimers());

  afterEach(() => {
    // what was announced goes by itself
    act(() => void vi.runAllTimers());
    vi.useRealTimers();
    cleanup();
  });

  it('hears the beginning and each quarter, and not every row', () => {
    const { show, announced } = open('Importing', { value: 0, max: 40 });
    for (let row = 1; row <= 40; row += 1) show({ value: row, max: 40 });
    expect(announced()).toEqual([
      'Importing',
      'Importing: 25%',
      'Importing: 50%',
      'Importing: 75%',
      'Importing: 100%',
    ]);
  });

  it('hears what goes on when nobody knows how far it is', () => {
    const { show, announced } = open('Reading the file');
    show();
    expect(announced()).toEqual(['Reading the file']);
  });
});
