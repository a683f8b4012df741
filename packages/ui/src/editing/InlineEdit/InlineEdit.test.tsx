import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../feedback/index.ts';
import { InlineEdit } from './InlineEdit.tsx';
import type { InlineEditor, InlineEditProps } from './InlineEdit.types.ts';
import { control, edit, pencil, renderInput, save, shownToasts, Title } from './testing/Title.tsx';

const pressOutside = () => userEvent.click(screen.getByText('Outside'));

afterEach(() => {
  cleanup();
  toasts.clear();
  vi.unstubAllGlobals();
});

it('shows why a save was refused before, until the draft changes', async () => {
  render(<Title value="Audit" initialDraft="Audits" error="This title is taken." />);
  expect(screen.getByRole('alert').textContent).toBe('This title is taken.');
  await userEvent.type(control(), '!').then(() => expect(screen.queryByRole('alert')).toBeNull());
});
describe('reading a value', () => {
  it('has no pencil without permission', () => {
    render(<Title value="Audit" canEdit={false} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes zero for a value, and an empty text for none', () => {
    render(<InlineEdit<number> label="Hours" value={0} onSave={save} renderEditor={() => null} />);
    expect(screen.getByText('0')).toBeTruthy();
    render(<Title value="" defaultValue="Ignored" emptyText="No title" />);
    expect(screen.getByText('No title')).toBeTruthy();
    expect(screen.queryByText('Ignored')).toBeNull();
  });
});

describe('pressing a value', () => {
  const link = <a href="#figures">Figures</a>;

  it('opens the editor, unless it follows a link or ends a selection', async () => {
    render(<Title value="of the year" renderValue={(value) => [link, value]} />);
    const value = screen.getByText('of the year');
    await userEvent.click(screen.getByRole('link'));
    expect(pencil()).toBeTruthy();
    document.getSelection()?.selectAllChildren(value);
    fireEvent.click(value);
    expect(pencil()).toBeTruthy();
    document.getSelection()?.removeAllRanges();
    await userEvent.click(value);
    expect(document.activeElement).toBe(control());
  });

  it('leaves a value alone that may not be edited, or is in the cell of a table', async () => {
    render(<Title value="Audit" canEdit={false} />);
    await userEvent.click(screen.getByText('Audit'));
    render(<Title value="Review" isInTableCell />);
    await userEvent.click(screen.getByText('Review'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the value while editing', () => {
  it('keeps the draft when the value changes underneath, and shows the new value after a cancel', async () => {
    const { rerender } = render(<Title value="Audit" />);
    await edit();
    await userEvent.type(control(), ' 2026');
    rerender(<Title value="Changed by somebody else" />);
    expect(control().value).toBe('Audit 2026');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Changed by somebody else')).toBeTruthy();
    await edit();
    expect(control().value).toBe('Changed by somebody else');
  });

  it('keeps what was saved when nobody else keeps it', async () => {
    render(<Title defaultValue="Audit" />);
    await edit();
    await userEvent.type(control(), ' 2026{Enter}');
    expect(await screen.findByText('Audit 2026')).toBeTruthy();
  });

  it('stays with the parent when the parent keeps it', async () => {
    render(<Title value="Audit" />);
    await edit();
    await userEvent.type(control(), ' 2026{Enter}');
    await waitFor(() => expect(pencil()).toBe(document.activeElement));
    expect(screen.getByText('Audit')).toBeTruthy();
  });
});

describe('saving', () => {
  it('says what the server says, and something when the server says nothing', async () => {
    const onSave = vi
      .fn<(title: string) => Promise<void>>()
      .mockRejectedValueOnce(new Error('The title is taken.'))
      .mockRejectedValueOnce('teapot');
    render(<Title defaultValue="Audit" onSave={onSave} />);
    await edit();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('The title is taken.')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('This could not be saved. Try again.')).toBeTruthy();
    expect(control().value).toBe('Audit');
  });

  it('ignores typing, cancelling and presses outside while it is under way', async () => {
    const answer = Promise.withResolvers<void>();
    render(<Title defaultValue="Audit" onSave={() => answer.promise} />);
    await edit();
    await userEvent.type(control(), '!{Enter}');
    await pressOutside();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel editing Title' }));
    expect(control().value).toBe('Audit!');
    expect(control().readOnly).toBe(true);
    await act(async () => {
      answer.resolve();
      await answer.promise;
    });
    expect(screen.getByText('Audit!')).toBeTruthy();
  });

  it('opens the choices of a control by Enter, and saves by Enter once one was made', async () => {
    const onSave = vi.fn<(value: string) => Promise<void>>(save);
    const onOpen = vi.fn<() => void>();
    const renderChoice = ({ draft, setDraft, controlProps: { id } }: InlineEditor<string>) => (
      <>
        <button type="button" id={id} onClick={onOpen}>
          {draft}
        </button>
        <button type="button" onClick={() => setDraft('Done')}>
          Choose
        </button>
      </>
    );
    render(<Title value="Open" onSave={onSave} renderEditor={renderChoice} />);
    await edit();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledOnce();
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    screen.getByRole('button', { name: 'Done' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Done');
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('saves again after a refusal, and clears the message', async () => {
    const onSave = vi.fn<(title: string) => Promise<void>>().mockRejectedValueOnce(new Error('Offline.'));
    render(<Title defaultValue="Audit" onSave={onSave} />);
    await edit();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Offline.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pencil()).toBe(document.activeElement));
    expect(onSave).toHaveBeenCalledTimes(2);
  });

  it('returns the focus to the pencil when the parent closes the editor', async () => {
    function ClosingTitle() {
      const [isEditing, setEditing] = useState(false);
      return (
        <Title
          value="Audit"
          closesOnSave={false}
          isEditing={isEditing}
          onEditingChange={setEditing}
          onSave={() => setEditing(false)}
        />
      );
    }
    render(<ClosingTitle />);
    await edit();
    expect(control()).toBe(document.activeElement);
    await userEvent.click(screen.getByRole('button', { name: 'Save Title' }));
    await waitFor(() => expect(pencil()).toBe(document.activeElement));
  });
});

describe('pressing outside', () => {
  it('closes silently when nothing was changed', async () => {
    render(<Title value="Audit" />);
    await edit();
    await pressOutside();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(shownToasts()).toHaveLength(0);
  });

  it('offers to undo what it discards, and no longer than the editor is there', async () => {
    const onDraftChange = vi.fn<(draft: string | undefined) => void>();
    const { unmount } = render(<Title value="Audit" onDraftChange={onDraftChange} />);
    await edit();
    await userEvent.type(control(), '!');
    await pressOutside();
    expect(onDraftChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(control().value).toBe('Audit!');
    expect(onDraftChange).toHaveBeenLastCalledWith('Audit!');
    await pressOutside();
    expect(shownToasts()).toHaveLength(1);
    expect(onDraftChange).toHaveBeenLastCalledWith(undefined);
    unmount();
    expect(shownToasts()).toHaveLength(0);
    expect(onDraftChange).toHaveBeenLastCalledWith('Audit!');
  });

  it('forgets what it has discarded once the offer is gone', async () => {
    const onDraftChange = vi.fn<(draft: string | undefined) => void>();
    const { unmount } = render(<Title value="Audit" onDraftChange={onDraftChange} />);
    await edit();
    await userEvent.type(control(), '!');
    await pressOutside();
    act(() => toasts.clear());
    unmount();
    expect(onDraftChange).toHaveBeenLastCalledWith(undefined);
  });

  it('counts what the editor has opened elsewhere in the page as inside', async () => {
    const renderWithPopover = (editor: InlineEditor<string>) => (
      <>
        {renderInput(editor)}
        {createPortal(<button type="button">In the popover</button>, document.body)}
      </>
    );
    render(<Title value="Audit" renderEditor={renderWithPopover} />);
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'In the popover' }));
    expect(control()).toBeTruthy();
  });

  it('does not count a message that lies over the page, nor a dialog', async () => {
    render(
      <>
        <Title value="Audit" />
        <div role="alertdialog" aria-label="Error">
          The server did not answer.
        </div>
      </>,
    );
    await edit();
    await userEvent.type(control(), '!');
    act(() => void toasts.show({ tone: 'danger', message: 'Offline' }));
    await userEvent.click(within(await screen.findByRole('region')).getByText('Offline'));
    await userEvent.click(screen.getByText('The server did not answer.'));
    expect(control().value).toBe('Audit!');
  });

  it('leaves the focus where the press put it', async () => {
    render(
      <>
        <Title value="Audit" />
        <button type="button">Next</button>
      </>,
    );
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(document.activeElement?.textContent).toBe('Next');
  });
});

describe('the open cell of a table', () => {
  function Cell({ onDraftChange }: Pick<InlineEditProps<string>, 'onDraftChange'>) {
    const [isOpen, setOpen] = useState(true);
    if (!isOpen) return <p>Audit</p>;
    return (
      <Title value="Audit" isInTableCell isEditing onEditingChange={setOpen} onDraftChange={onDraftChange} />
    );
  }
  const renderCell = (onDraftChange?: (draft: string | undefined) => void) =>
    render(
      <>
        <Cell onDraftChange={onDraftChange} />
        <p>Elsewhere</p>
      </>,
    );

  it('takes the focus as soon as it is mounted, and says when it closes', async () => {
    renderCell();
    expect(control()).toBe(document.activeElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('gives the draft that was discarded to the editor that an undo mounts', async () => {
    const onDraftChange = vi.fn<(draft: string | undefined) => void>();
    renderCell(onDraftChange);
    await userEvent.type(control(), '!');
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('textbox')).toBeNull();
    act(() => shownToasts()[0]?.action?.onPress());
    expect(control().value).toBe('Audit!');
    expect(control()).toBe(document.activeElement);
    expect(onDraftChange).toHaveBeenLastCalledWith('Audit!');
  });

  it('begins with the value when it is opened anew', async () => {
    renderCell();
    await userEvent.type(control(), '!{Escape}');
    cleanup();
    renderCell();
    expect(control().value).toBe('Audit');
  });
});

describe('keeping a draft over a sign-out', () => {
  it('reports a draft only while it differs from the value', async () => {
    const onDraftChange = vi.fn<(draft: string | undefined) => void>();
    render(<Title value="Audit" onDraftChange={onDraftChange} />);
    await edit();
    await userEvent.type(control(), '!');
    await userEvent.keyboard('{Backspace}');
    expect(onDraftChange.mock.calls).toEqual([['Audit!'], [undefined]]);
  });

  it('does not take the draft back when the page goes away', async () => {
    const onDraftChange = vi.fn<(draft: string | undefined) => void>();
    const { unmount } = render(<Title value="Audit" onDraftChange={onDraftChange} />);
    await edit();
    await userEvent.type(control(), '!');
    unmount();
    expect(onDraftChange).toHaveBeenLastCalledWith('Audit!');
  });

  it('opens with the draft, even an empty one', () => {
    render(<Title value="Audit" initialDraft="" />);
    expect(control().value).toBe('');
  });
});
