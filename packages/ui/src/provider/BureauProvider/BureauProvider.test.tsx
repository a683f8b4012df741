import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  Calendar,
  DateInput,
  DateTimeInput,
  type DateTimeInputProps,
  TimeInput,
  type TimeInputProps,
} from '../../inputs/index.ts';
import { BureauProvider } from './BureauProvider.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
});

describe.each(['th', 'fa', 'ar-SA', 'de'])('a date in %s', (locale) => {
  it('is of the same year in the calendar as in the input', () => {
    render(
      <BureauProvider locale={locale} navigate={() => undefined}>
        <DateInput aria-label="Due" defaultValue="2026-03-17" dateFormat="yyyy" />
        <Calendar aria-label="Leave" defaultValue="2026-03-17" />
      </BureauProvider>,
    );
    const year = new Intl.NumberFormat(locale, { useGrouping: false }).format(2026);
    const shown = [...document.querySelectorAll('select')].flatMap(({ selectedOptions }) => [
      ...selectedOptions,
    ]);
    expect(screen.getByLabelText('Due')).toHaveProperty('value', '2026');
    expect(shown.map(({ text }) => text).join(' ')).toContain(year);
    expect(document.documentElement.lang).toBe(locale);
  });
});

it('reads a time in the words of the language', () => {
  const onTime = vi.fn<NonNullable<TimeInputProps['onChange']>>();
  const onInstant = vi.fn<NonNullable<DateTimeInputProps['onChange']>>();
  render(
    <BureauProvider locale="ar" navigate={() => undefined}>
      <TimeInput aria-label="From" onChange={onTime} />
      <DateTimeInput aria-label="Start" timeZone="UTC" onChange={onInstant} />
    </BureauProvider>,
  );
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '٣:٠٥ م' } });
  expect(onTime).toHaveBeenLastCalledWith('15:05', '٣:٠٥ م');
  fireEvent.change(screen.getByLabelText('Start'), { target: { value: '١٧/٠٣/٢٠٢٦ ٣:٠٥ م' } });
  expect(onInstant).toHaveBeenLastCalledWith('2026-03-17T15:05:00.000Z', '١٧/٠٣/٢٠٢٦ ٣:٠٥ م');
});
