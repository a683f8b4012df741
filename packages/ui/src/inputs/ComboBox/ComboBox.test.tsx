import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BureauProvider } from '../../provider/index.ts';
import type { SelectOption } from '../options/options.ts';
import { ComboBox } from './ComboBox.tsx';

beforeEach(() => {
  // not in jsdom
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
});
afterEach(cleanup);

it('chooses nothing by Enter that cannot be chosen from the list', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn<(id: number | null) => void>();
  const options = [
    { id: 1, label: 'Open' },
    { id: 2, label: 'Archived', isDisabled: true },
  ];
  render(
    <BureauProvider locale="en" navigate={() => undefined}>
      <ComboBox aria-label="Status" {...{ options, onChange }} />
    </BureauProvider>,
  );
  const input = screen.getByRole('combobox', { name: 'Status' });
  await user.type(input, 'archived{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(input);
  await user.type(input, 'open{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(1);
});

describe('an option that is still being created', () => {
  const create = async () => {
    const answer = Promise.withResolvers<SelectOption<string>>();
    const onChange = vi.fn<(id: string | null) => void>();
    const user = userEvent.setup();
    render(
      <ComboBox
        aria-label="Client"
        options={[{ id: 'bar', label: 'Bar' }]}
        onChange={onChange}
        onCreate={async () => answer.promise}
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('combobox');
    await user.type(input, 'Foo{Enter}');
    return { answer, input, onChange, user };
  };

  it('gives way to what is typed meanwhile, and to what is chosen then', async () => {
    const { answer, input, onChange, user } = await create();
    await user.clear(input);
    await user.type(input, 'Bar');
    await act(async () => answer.resolve({ id: 'foo', label: 'Foo' }));
    expect(input.value).toBe('Bar');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['bar']]);
  });

  it('says nothing about a text that is gone when it fails', async () => {
    const { answer, input, onChange, user } = await create();
    await user.clear(input);
    await user.type(input, 'Ba');
    await act(async () => answer.reject(new Error('There is no connection.')));
    expect(screen.getByRole('option', { name: 'Bar' })).toBeDefined();
    expect(screen.queryByText(/Foo/)).toBeNull();
    expect([input.value, onChange.mock.calls]).toEqual(['Ba', []]);
  });

  it('is chosen once it is there', async () => {
    const { answer, input, onChange } = await create();
    await act(async () => answer.resolve({ id: 'foo', label: 'Foo' }));
    expect([input.value, onChange.mock.calls]).toEqual(['Foo', [['foo']]]);
  });
});
