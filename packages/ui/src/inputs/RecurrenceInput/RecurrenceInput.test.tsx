import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RecurrenceInput } from './RecurrenceInput.tsx';

afterEach(cleanup);

it('keeps its rule while the day that it counts from is empty, or being typed', () => {
  const show = (startDate: string) => (
    <RecurrenceInput aria-label="Repeats" value="FREQ=WEEKLY;BYDAY=MO" startDate={startDate} />
  );
  const { rerender } = render(show('2026-03-17'));
  for (const startDate of ['', '03/1', '2026-03-1']) {
    rerender(show(startDate));
    expect(screen.getByRole('group', { name: 'Repeats' }).textContent).toContain('Every week on Monday');
  }
});
