import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterBar } from '../../data/FilterBar/index.ts';
import {
  Calendar,
  DateInput,
  DateRangeInput,
  DateTimeInput,
  MultiDateInput,
  RecurrenceInput,
} from '../../inputs/index.ts';
import { Footer } from '../../layout/index.ts';
import { BureauProvider } from '../BureauProvider/index.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const nothing = () => undefined;

function renderIn(timeZone: string, part: ReactNode) {
  render(
    <BureauProvider locale="en" timeZone={timeZone} navigate={nothing}>
      {part}
    </BureauProvider>,
  );
}

const openPicker = () =>
  fireEvent.keyDown(screen.getAllByRole('combobox')[0] ?? document.body, { key: 'ArrowDown', altKey: true });

// a moment at which it is another year at either end of the world
describe.each([
  { timeZone: 'Pacific/Kiritimati', year: '2026', today: '2026-01-02', weekday: 'FR' },
  { timeZone: 'Pacific/Pago_Pago', year: '2025', today: '2025-12-31', weekday: 'WE' },
])('the day that it is in $timeZone, that of the provider,', ({ timeZone, year, today, weekday }) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T10:30:00Z') });
  });

  it.each<{ readonly name: string; readonly part: ReactNode; readonly open: () => void }>([
    { name: 'Calendar', part: <Calendar aria-label="Due" />, open: nothing },
    { name: 'DateInput', part: <DateInput aria-label="Due" />, open: openPicker },
    { name: 'DateTimeInput', part: <DateTimeInput aria-label="Due" />, open: openPicker },
    { name: 'DateRangeInput', part: <DateRangeInput aria-label="Due" />, open: openPicker },
    {
      name: 'MultiDateInput',
      part: <MultiDateInput aria-label="Due" />,
      open: () => fireEvent.click(screen.getByRole('button')),
    },
  ])('is the one that $name marks', async ({ part, open }) => {
    renderIn(timeZone, part);
    open();
    const day = await screen.findByRole('button', { name: /^Today, / });
    expect(day.getAttribute('aria-label')).toContain(`${Number(today.slice(-2))}, ${year}`);
  });

  it('is the range that a DateRangeInput offers', async () => {
    const onChange = vi.fn<(range: object) => void>();
    renderIn(timeZone, <DateRangeInput aria-label="Due" onChange={onChange} />);
    openPicker();
    fireEvent.click(await screen.findByRole('button', { name: 'Today' }));
    expect(onChange).toHaveBeenCalledWith({ from: today, to: today });
  });

  it('is the range that a FilterBar offers', async () => {
    const onChange = vi.fn<(values: object) => void>();
    renderIn(
      timeZone,
      <FilterBar
        filters={[{ id: 'due', kind: 'dateRange', label: 'Due' }]}
        values={{ due: { from: '2026-01-01' } }}
        onChange={onChange}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: /^Due/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Today' }));
    expect(onChange).toHaveBeenCalledWith({ due: { from: today, to: today } });
  });

  it('is the day of the week that a rule begins with', async () => {
    const onChange = vi.fn<(rule: string | null) => void>();
    renderIn(timeZone, <RecurrenceInput aria-label="Repeat" onChange={onChange} />);
    fireEvent.click(screen.getByRole('button', { name: /Frequency/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Weekly' }));
    expect(onChange).toHaveBeenLastCalledWith(`FREQ=WEEKLY;BYDAY=${weekday}`);
  });

  it('has the year that a footer names', () => {
    renderIn(timeZone, <Footer company="Northwind" />);
    expect(screen.getByText(/Northwind/).textContent).toContain(year);
  });
});

it('a time zone that this machine does not know yet is taken for its own', async () => {
  renderIn(
    'America/Nowhere',
    <DateTimeInput aria-label="Due" value="2026-03-09T10:30:00.000Z" dateTimeFormat="yyyy-MM-dd HH:mm" />,
  );
  expect(screen.getByDisplayValue(/^2026-03-09 /)).toBeDefined();
  openPicker();
  expect(await screen.findByRole('button', { name: /March 9, 2026/ })).toBeDefined();
});
