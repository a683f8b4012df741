import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DateTimeInput } from '../DateTimeInput/index.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';

// a moment at which three days are today, each somewhere
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T10:30:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each([
  { timeZone: 'Pacific/Kiritimati', day: 'March 10', today: '2026-03-10' },
  { timeZone: 'Pacific/Pago_Pago', day: 'March 8', today: '2026-03-08' },
])('today in $timeZone', ({ timeZone, day, today }) => {
  it.each<CalendarProps>([{}, { selectionMode: 'multiple' }, { selectionMode: 'range' }])(
    'is marked, and is said',
    (props) => {
      const { container } = render(<Calendar {...props} timeZone={timeZone} aria-label="Due" />);
      const marked = [...container.querySelectorAll('[data-today]')];
      expect(marked).toEqual(screen.getAllByRole('button', { name: /^Today, / }));
      expect(marked).toEqual([screen.getByRole('button', { name: new RegExp(`${day}, 2026`) })]);
    },
  );

  it('is what its button takes', () => {
    const onChange = vi.fn<(value: string | null) => void>();
    render(<Calendar timeZone={timeZone} aria-label="Due" onChange={onChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(onChange).toHaveBeenCalledWith(today);
  });

  it('is that of a DateTimeInput which is written in it', async () => {
    const onChange = vi.fn<(value: string | null | undefined) => void>();
    render(
      <DateTimeInput
        aria-label="Start"
        timeZone={timeZone}
        onChange={onChange}
        dateTimeFormat="yyyy-MM-dd HH:mm"
      />,
    );
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown', altKey: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Today' }));
    expect(screen.getByDisplayValue(`${today} 09:00`)).toBeDefined();
  });
});

it.each(['single', 'multiple', 'range'] as const)(
  'says of its group that it is disabled, choosing %s',
  (mode) => {
    render(<Calendar aria-label="Due" isDisabled selectionMode={mode as 'single'} />);
    expect(screen.getByRole('group', { name: 'Due' }).getAttribute('aria-disabled')).toBe('true');
  },
);
