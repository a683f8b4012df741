import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DateInput } from '../DateInput/index.ts';
import { DurationInput } from '../DurationInput/index.ts';

afterEach(cleanup);

type Keep = (value: number | null | undefined, text: string) => number | string | null;

/** Keeps what the input gives in its own way, as forms and screens do. */
function Kept({ keep, onKeep }: { keep: Keep; onKeep: (kept: number | string | null) => void }) {
  const [value, setValue] = useState<number | string | null>(90);
  const change = (next: number | string | null) => {
    setValue(next);
    onKeep(next);
  };
  return (
    <>
      <DurationInput aria-label="Estimate" value={value} onChange={(...given) => change(keep(...given))} />
      <button type="button" onClick={() => change(45)}>
        Set
      </button>
      <button type="button" onClick={() => change(90)}>
        Reset
      </button>
    </>
  );
}

const onKeep = vi.fn<(kept: number | string | null) => void>();
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

it.each<[string, Keep]>([
  ['the text of what cannot be parsed', (value, text) => (value === undefined ? text : value)],
  ['none for what cannot be parsed', (value) => value ?? null],
  ['the last value', (value) => value ?? 90],
])('a text stays as it is typed where its parent keeps %s', (_, keep) => {
  render(<Kept keep={keep} onKeep={onKeep} />);
  for (const text of ['9', '90', '90m', '90mi', '90min']) {
    type(text);
    expect(field().value).toBe(text);
  }
  expect(onKeep).toHaveBeenLastCalledWith(90);
  fireEvent.blur(field());
  expect(field().value).toBe('1:30');
});

it('what cannot be parsed is there after the input was left, and after it was mounted again', () => {
  const keep: Keep = (value, text) => (value === undefined ? text : value);
  const { unmount } = render(<Kept keep={keep} onKeep={onKeep} />);
  type('an hour');
  fireEvent.blur(field());
  expect(field().value).toBe('an hour');
  expect(onKeep).toHaveBeenLastCalledWith('an hour');
  unmount();
  render(<DurationInput aria-label="Estimate" value="an hour" />);
  expect(field().value).toBe('an hour');
});

it('a value from elsewhere replaces what is typed', () => {
  render(<Kept keep={(value) => value ?? null} onKeep={onKeep} />);
  type('an hour');
  fireEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(field().value).toBe('0:45');
});

it.each<[string, Keep]>([
  ['text', (value, text) => (value === undefined ? text : value)],
  ['value', (value) => value ?? null],
])(
  'a value that is put back to what it was replaces what is typed, where its parent keeps the %s',
  (_, keep) => {
    render(<Kept keep={keep} onKeep={onKeep} />);
    for (const text of ['2h', 'x', '']) {
      type(text);
      expect(field().value).toBe(text);
      fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
      expect(field().value).toBe('1:30');
    }
  },
);

it('a date that is chosen is the one of its century where the format leaves it out', async () => {
  const onChange = vi.fn<(date: string | null | undefined, text: string) => void>();
  render(<DateInput aria-label="Born" dateFormat="dd.MM.yy" defaultValue="1960-12-31" onChange={onChange} />);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown', altKey: true });
  fireEvent.click(await screen.findByRole('button', { name: /December 24, 1960/ }));
  expect(onChange).toHaveBeenLastCalledWith('1960-12-24', '24.12.60');
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('24.12.60');
});

it('a date can be chosen where its format can only be written', async () => {
  const onChange = vi.fn<(date: string | null | undefined, text: string) => void>();
  const dateFormat = 'dd.MM.yyyy zzz';
  render(
    <DateInput aria-label="Due" dateFormat={dateFormat} defaultValue="2026-03-09" onChange={onChange} />,
  );
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown', altKey: true });
  fireEvent.click(await screen.findByRole('button', { name: /March 17, 2026/ }));
  expect(onChange).toHaveBeenLastCalledWith('2026-03-17', '17.03.2026 GMT+0');
});
