import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { toasts } from '../../feedback/index.ts';
import { announce, useUiMessages } from '../../provider/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import { Root } from './InlineEdit.styles.ts';
import type { InlineEditProps } from './InlineEdit.types.ts';
import { EditPanel } from './parts/EditPanel.tsx';
import { pencilIcon } from './parts/icons.tsx';
import { handOffDraft, takeDraft } from './parts/draftHandoff.ts';
import { opensEditor, renderReading, pencilProps } from './parts/reading.tsx';

/** Describes an editor that is open. */
interface Session<Value> {
  /** A draft that was kept or discarded; without one the editor begins with the value. */
  draft?: { value: Value };
  takesFocus: boolean;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function renderText(value: unknown): ReactNode {
  return String(value);
}

/** Finds the draft with which an editor is open from the start. */
function startSession<Value>({
  label,
  isEditing = false,
  initialDraft,
}: InlineEditProps<Value>): Session<Value> | undefined {
  const handoff = isEditing ? takeDraft<Value>(label) : undefined;
  if (handoff) return { draft: handoff, takesFocus: true };
  return initialDraft === undefined ? undefined : { draft: { value: initialDraft }, takesFocus: false };
}

/**
 * Shows a value with a pencil, and in its place the editor while it is changed (docs/product.md §2, Behaviour of the inline
 * editors). Enter or the tick saves, Escape or the cross restores; the focus then returns to the pencil.
 */
export function InlineEdit<Value>(props: InlineEditProps<Value>) {
  const { label, canEdit = false, isInTableCell = false, isMultiline = false, closesOnSave = true } = props;
  const { renderValue = renderText, isEmpty = isBlank, isEqual = Object.is } = props;
  const { onEditingChange, onDraftChange } = props;
  const t = useUiMessages();
  const pencil = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const discarded = useRef<{ readonly toast: string; readonly draft: Value }>(undefined);
  const [saved, setSaved] = useState(props.defaultValue);
  const [session, setSession] = useState(() => startSession(props));
  // One of `value` and `defaultValue` is given, unless `undefined` itself is a value.
  const value = (props.value === undefined ? saved : props.value) as Value;
  const isOpen = props.isEditing ?? session !== undefined;

  // In a table the cell says what a press does.
  const isPressable = canEdit && !isOpen && !isInTableCell;

  const open = (draft?: Session<Value>['draft']) => {
    setSession({ draft, takesFocus: true });
    onEditingChange?.(true);
  };

  const close = () => {
    // The focus is back before the event is over, so that the next key meets the pencil.
    flushSync(() => {
      setSession(undefined);
      onDraftChange?.(undefined);
      onEditingChange?.(false);
    });
  };

  /** @param isSlip is false where somebody has called it off: what they want back is asked for here and now. */
  const discard = (draft: Value, isSlip = true) => {
    close();
    if (isEqual(draft, value)) return;
    const reopen = () => {
      handOffDraft(label, draft, () => open({ value: draft }));
      onDraftChange?.(draft);
    };
    const toast = toasts.show({
      tone: 'neutral',
      message: t('ui.editing.discarded', { label }),
      action: { label: t('ui.editing.undo'), onPress: reopen },
    });
    if (isSlip) discarded.current = { toast, draft };
  };

  const finish = (draft: Value) => {
    setSaved(() => draft);
    announce(() => t('ui.editing.saved', { label }));
    if (closesOnSave) close();
    else onDraftChange?.(undefined);
  };

  // Whoever closed the editor: if the focus was in it, it would be lost. Not before a list that was open with it has given the page back.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      pencil.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  const keepDiscarded = useEffectEvent(() => {
    const { toast, draft } = discarded.current ?? {};
    if (toast === undefined || !toasts.getSnapshot().some(({ id }) => id === toast)) return;
    // An undo would have nothing to open any more: the draft waits for the next visit in its place.
    toasts.dismiss(toast);
    onDraftChange?.(draft);
  });
  useEffect(() => () => keepDiscarded(), []);

  return (
    <Root
      {...rootPropsOf(props)}
      data-in-cell={isInTableCell || undefined}
      data-multiline={isMultiline || undefined}
      data-editable={isPressable || undefined}
      onClick={isPressable ? (event) => opensEditor(event) && open() : undefined}
    >
      {(!isOpen || isInTableCell) &&
        renderReading(isEmpty(value) ? null : renderValue(value), props.emptyText ?? t('ui.editing.empty'))}
      {!isOpen && canEdit && (
        <button ref={pencil} {...pencilProps(t('ui.editing.edit', { label }), () => open())}>
          {pencilIcon}
        </button>
      )}
      {isOpen && (
        <EditPanel
          {...props}
          start={session?.draft ? session.draft.value : value}
          takesFocus={session?.takesFocus ?? true}
          isDirty={(draft) => !isEqual(draft, value)}
          onSaved={finish}
          // a long text is more than a slip of a key should take
          onCancel={(draft) => (isMultiline ? discard(draft, false) : close())}
          onDiscard={discard}
        />
      )}
    </Root>
  );
}
