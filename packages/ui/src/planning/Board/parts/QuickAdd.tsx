import { Check, Plus, X } from 'lucide-react';
import { type KeyboardEvent, memo, type SyntheticEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextInput } from '../../../inputs/TextInput/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { isComposing } from '../../../primitives/keys/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import type { BoardPlace, BoardProps } from '../Board.types.ts';
import { placeKey } from '../places.ts';

/** Keeps what has been typed and not added yet, by places: a form that is scrolled away has it again. */
export type Drafts = Map<string, string>;

interface QuickAddProps {
  readonly place: BoardPlace;
  /** Names what is added, and where. */
  readonly label: string;
  readonly text: string;
  readonly onAdd: NonNullable<BoardProps<never>['onAdd']>;
  readonly getErrorMessage: BoardProps<never>['getErrorMessage'];
  readonly drafts: Drafts;
  /** Whether the button is in the order of tabs. */
  readonly isTabStop: boolean;
}

/** Adds cards to a place by their titles, one after the other. Escape closes it, and what was typed is there when it is opened again; its button gives that up. */
export const QuickAdd = memo(function QuickAdd(props: QuickAddProps) {
  const { place, label, text, onAdd, getErrorMessage, drafts, isTabStop } = props;
  const key = placeKey(place);
  const errorId = useId();
  const t = useUiMessages();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(() => drafts.has(key));
  const [title, setTitle] = useState(drafts.get(key) ?? '');
  const [error, setError] = useState<string>();

  const change = (next: string) => {
    setTitle(next);
    setError(undefined);
    if (next) drafts.set(key, next);
    else drafts.delete(key);
  };

  const close = () => {
    // the focus leaves what is about to go
    if (button.current) {
      button.current.hidden = false;
      button.current.focus();
    }
    setOpen(false);
  };

  /** Returns to the line what could not be added; where something else stands in the line by now, the message names it. */
  const giveBack = (refused: string, message: string) => {
    setOpen(true);
    const typed = drafts.get(key);
    if (typed === undefined) change(refused);
    setError(typed === undefined ? message : `${refused}: ${message}`);
  };

  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    const trimmed = title.trim();
    input.current?.focus();
    if (!trimmed) return;
    // the next letter belongs to the next card
    change('');
    try {
      await onAdd(trimmed, place);
    } catch (failure) {
      giveBack(trimmed, getErrorMessage?.(failure) ?? t('ui.editing.failed'));
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    close();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="add"
        data-add
        hidden={isOpen}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        onClick={() => {
          // at once: the next letter is meant for it
          flushSync(() => setOpen(true));
          input.current?.focus();
        }}
      >
        <Plus aria-hidden size={16} />
        {text}
      </button>
      {isOpen && (
        <form className="adding" noValidate onSubmit={(event) => void add(event)}>
          <TextInput
            ref={input}
            size="small"
            aria-label={label}
            value={title}
            onChange={change}
            onKeyDown={onKeyDown}
            aria-invalid={error !== undefined}
            aria-describedby={error && errorId}
            autoComplete="off"
          />
          <IconButton
            size="small"
            type="submit"
            label={t('ui.editing.save', { label: text })}
            icon={<Check aria-hidden />}
          />
          <IconButton
            size="small"
            label={t('ui.editing.cancel', { label: text })}
            icon={<X aria-hidden />}
            onPress={() => {
              change('');
              close();
            }}
          />
          {error && (
            <p id={errorId} role="alert">
              {error}
            </p>
          )}
        </form>
      )}
    </>
  );
});
