import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { toasts } from '../../../feedback/index.ts';
import { BureauProvider } from '../../../provider/index.ts';
import { InlineEdit } from '../InlineEdit.tsx';
import type { InlineEditor, InlineEditProps } from '../InlineEdit.types.ts';

const navigate = () => undefined;
export const save = () => Promise.resolve();
export const renderInput = ({ draft, setDraft, controlProps }: InlineEditor<string>) => (
  <input {...controlProps} value={draft} onChange={(event) => setDraft(event.target.value)} />
);

/** Shows an editor of a title, and something outside of it. */
export function Title(props: Partial<InlineEditProps<string>>) {
  return (
    <StrictMode>
      <BureauProvider locale="en" navigate={navigate}>
        <InlineEdit<string> label="Title" canEdit onSave={save} renderEditor={renderInput} {...props} />
        <p>Outside</p>
      </BureauProvider>
    </StrictMode>
  );
}

export const pencil = () => screen.getByRole('button', { name: 'Edit Title' });
export const control = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
export const edit = () => userEvent.click(pencil());
export const shownToasts = () => toasts.getSnapshot();
