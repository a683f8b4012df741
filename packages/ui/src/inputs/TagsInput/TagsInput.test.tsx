import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { TagsInput } from './TagsInput.tsx';

afterEach(cleanup);

const compose = (input: HTMLElement, text: string) => {
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: text }, isComposing: true });
};

it('leaves the keys of an input method to it, and adds what was written in Japanese afterwards', () => {
  const onChange = vi.fn<(tags: readonly string[]) => void>();
  render(<TagsInput aria-label="Topics" defaultValue={['契約']} onChange={onChange} />);
  const input = screen.getByRole('textbox', { name: 'Topics' });
  fireEvent.keyDown(input, { key: 'Backspace', isComposing: true });
  compose(input, 'かんさ');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.input(input, { target: { value: '監査' }, isComposing: true });
  fireEvent.compositionEnd(input, { data: '監査' });
  // Safari has ended the word when it reports the key that ended it
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onChange).toHaveBeenLastCalledWith(['契約', '監査']);
});

it('parts what was written in Japanese at its commas once the word is ended', () => {
  const onChange = vi.fn<(tags: readonly string[]) => void>();
  render(<TagsInput aria-label="Topics" onChange={onChange} />);
  const input = screen.getByRole('textbox', { name: 'Topics' });
  compose(input, '監査、');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input, { data: '監査、' });
  expect(onChange).toHaveBeenLastCalledWith(['監査']);
});

it.each([
  ['instead of what is selected', 0, 3, ['audit', 'tax']],
  ['where the caret is', 3, 3, ['caraudit', 'tax']],
  ['before what stands behind the caret', 0, 0, ['audit', 'taxcar']],
])('puts a list that is pasted %s', async (_where, start, end, tags) => {
  const onChange = vi.fn<(tags: readonly string[]) => void>();
  render(<TagsInput aria-label="Topics" onChange={onChange} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Topics' });
  const user = userEvent.setup();
  await user.type(input, 'car');
  input.setSelectionRange(start, end);
  await user.paste('audit, tax');
  expect(onChange).toHaveBeenLastCalledWith(tags);
});
