import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { toasts } from '../../feedback/index.ts';
import { control, edit, shownToasts, Title } from './testing/Title.tsx';

afterEach(() => {
  cleanup();
  toasts.clear();
});

it('gives back a text of several lines that a key has taken', async () => {
  const onDraftChange = vi.fn<(draft: string | undefined) => void>();
  render(<Title isMultiline value="Audit" onDraftChange={onDraftChange} />);
  await edit();
  await userEvent.type(control(), ', which took long to write{Escape}');
  expect(onDraftChange).toHaveBeenLastCalledWith(undefined);
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => shownToasts()[0]?.action?.onPress());
  expect(control().value).toBe('Audit, which took long to write');
});

it('says nothing where nothing was typed, nor of one line, which is typed again at once', async () => {
  const { rerender } = render(<Title isMultiline value="Audit" />);
  await edit();
  await userEvent.keyboard('{Escape}');
  rerender(<Title value="Audit" />);
  await edit();
  await userEvent.type(control(), '!{Escape}');
  expect(shownToasts()).toEqual([]);
});

it('does not begin with what was called off once its page was left', async () => {
  const onDraftChange = vi.fn<(draft: string | undefined) => void>();
  render(<Title isMultiline value="Audit" onDraftChange={onDraftChange} />);
  await edit();
  await userEvent.type(control(), '!{Escape}');
  cleanup();
  expect(onDraftChange).toHaveBeenLastCalledWith(undefined);
});
