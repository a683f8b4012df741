import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { toasts } from '../../feedback/index.ts';
import { BureauProvider } from '../../provider/index.ts';
import { InlineEdit } from './InlineEdit.tsx';
import type { InlineEditor, InlineEditProps } from './InlineEdit.types.ts';

const navigate = () => undefined;
const save = () => Promise.resolve();
const renderInput = ({ draft, setDraft, controlProps }: InlineEditor<string>) => (
  <input {...controlProps} value={draft} onChange={(event) => setDraft(event.target.value)} />
);

function Title(props: Partial<InlineEditProps<string>>) {
  return (
    <StrictMode>
      <BureauProvider locale="en" navigate={navigate}>
        <InlineEdit<string> label="Title" canEdit onSave={save} renderEditor={renderInput} {...props} />
      </BureauProvider>
    </StrictMode>
  );
}

const pencil = () => screen.getByRole('button', { name: 'Edit Title' });
const control = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const edit = () => userEvent.click(pencil());
const shownToasts = () => toasts.getSnapshot();

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
