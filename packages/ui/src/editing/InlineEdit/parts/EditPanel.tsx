import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { isComposing } from '../../../primitives/keys/index.ts';
import { useDelayed } from '../../../feedback/LoaderOverlay/useDelayed.ts';
import { Spinner } from '../../../feedback/Spinner/index.ts';
import { FieldContext } from '../../../inputs/index.ts';
import { announce, useUiMessages } from '../../../provider/index.ts';
import { Panel } from '../InlineEdit.styles.ts';
import type { InlineEditProps } from '../InlineEdit.types.ts';
import { cancelIcon, saveIcon } from './icons.tsx';
import { useCellPanel } from './useCellPanel.ts';
import { useDraft } from './useDraft.ts';
import { useOutsidePress } from './useOutsidePress.ts';

interface EditPanelProps<Value> extends Pick<
  InlineEditProps<Value>,
  | 'label'
  | 'renderEditor'
  | 'validate'
  | 'onSave'
  | 'formatError'
  | 'error'
  | 'isSaving'
  | 'onDraftChange'
  | 'isMultiline'
  | 'discardsOnOutsidePress'
  | 'isInTableCell'
  | 'note'
> {
  start: Value;
  /** Whether a person opened the editor, who then expects the focus in it. */
  takesFocus: boolean;
  isDirty: (draft: Value) => boolean;
  onSaved: (saved: Value) => void;
  onCancel: (draft: Value) => void;
  onDiscard: (draft: Value) => void;
}

/** For how many milliseconds a save is under way before it is shown. */
const slowAfter = 200;

/** Returns whether a key works on a list that the control has open, or was used by the control already. */
function isControlsOwn(event: KeyboardEvent): boolean {
  const isExpanded = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
  return isExpanded || event.defaultPrevented;
}

/** Returns the option that a key would choose, of a list in which one can be chosen. */
function optionInFocus(target: EventTarget): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const active = target.getAttribute('aria-activedescendant');
  const option = active === null ? target : document.getElementById(active);
  return option?.closest<HTMLElement>('[role="listbox"]:not([aria-multiselectable]) [role="option"]') ?? null;
}

/** Focuses the control; where it is a group, what is typed into, or pressed. */
function focusControl(id: string, options?: FocusOptions): void {
  const control = document.getElementById(id);
  control?.focus(options);
  if (control === document.activeElement) return;
  const part = control?.querySelector('input') ?? control?.querySelector('button');
  part?.focus(options);
}

/** Renders the open editor: the control, the draft's error message, tick and cross. It is mounted only while editing. */
export function EditPanel<Value>(props: EditPanelProps<Value>) {
  const { label, renderEditor, takesFocus, isDirty, onCancel, onDiscard } = props;
  const { isMultiline = false, discardsOnOutsidePress = true, isInTableCell = false, note } = props;
  const t = useUiMessages();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const draft = useDraft({
    ...props,
    onRefused: () => focusControl(id),
  });
  const { isSaving, message, save } = draft;
  // a save that is done at once shows and says no more than that
  const isSlow = useDelayed(isSaving, slowAfter) || props.isSaving === true;
  useCellPanel(panel, isInTableCell);
  const pressProps = useOutsidePress(panel, () => {
    if (discardsOnOutsidePress && !isSaving) onDiscard(draft.draft);
  });

  const [focusesAtStart] = useState(takesFocus);
  useLayoutEffect(() => {
    if (focusesAtStart) focusControl(id, { preventScroll: isInTableCell });
  }, [focusesAtStart, id, isInTableCell]);

  useEffect(() => {
    if (note !== undefined) announce(note);
  }, [note]);
  useEffect(() => {
    if (isSlow) announce(t('ui.editing.saving', { label }));
  }, [isSlow, label, t]);

  const cancel = () => {
    if (!isSaving) onCancel(draft.draft);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isInside =
      event.target instanceof Element &&
      event.currentTarget.contains(event.target) &&
      layer.current?.contains(event.target) !== true;
    if (!isInside || isComposing(event.nativeEvent) || isControlsOwn(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      cancel();
      return;
    }
    if (event.key !== 'Enter') return;
    const hasCtrl = event.ctrlKey || event.metaKey;
    const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (!hasCtrl && (isMultiline || isOnButton || event.shiftKey)) return;
    event.preventDefault();
    save();
  };

  // The control would use these keys itself.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    const hasCtrl = event.ctrlKey || event.metaKey;
    const isInList =
      event.target instanceof Element && event.target.closest('[role="listbox"], [role="combobox"]') !== null;
    const option = optionInFocus(event.target);
    const trigger = event.target instanceof HTMLButtonElement ? event.target : undefined;
    const isControl = trigger?.id === id;
    const isTrigger = isControl || trigger?.getAttribute('aria-haspopup') === 'listbox';
    // A list in which one is chosen keeps Enter for that, and the cell of a table saves at once (ADR 39), where nothing else is to be chosen.
    const savesFromList = isInList && (hasCtrl || (isInTableCell && !isMultiline && option !== null));
    // A control that opens its choices by Enter: once one was made, it saves. A part of a group, of which others may follow, does by Ctrl alone.
    const savesFromTrigger =
      isTrigger && !isControlsOwn(event) && (hasCtrl || (isControl && isDirty(draft.draft)));
    if (!savesFromList && !savesFromTrigger) return;
    event.preventDefault();
    event.stopPropagation();
    option?.click();
    save();
  };

  const isInvalid = message !== undefined;
  const describedBy = isInvalid ? `${id}-problem` : undefined;
  const field = useMemo(
    () => ({
      id,
      'aria-label': label,
      'aria-describedby': describedBy,
      isReadOnly: isSaving,
      isInvalid,
      inline: isInTableCell ? ('cell' as const) : ('page' as const),
    }),
    [id, label, describedBy, isSaving, isInvalid, isInTableCell],
  );

  const control = (
    <FieldContext value={field}>
      {renderEditor({
        draft: draft.draft,
        setDraft: draft.change,
        controlProps: {
          id,
          readOnly: isSaving,
          'aria-label': label,
          'aria-describedby': describedBy,
          'aria-invalid': isInvalid || undefined,
        },
        isInvalid,
        isSaving,
        save,
        cancel,
      })}
    </FieldContext>
  );

  return (
    <Panel
      {...pressProps}
      ref={panel}
      className="panel"
      role="group"
      aria-label={label}
      aria-busy={isSaving}
      popover={isInTableCell ? 'manual' : undefined}
      data-owns-keys
      data-dirty={isDirty(draft.draft) || undefined}
      data-invalid={isInvalid || undefined}
      onKeyDown={onKeyDown}
      onKeyDownCapture={onKeyDownCapture}
    >
      <div className="control">
        {isInTableCell ? (
          // What the control opens belongs over the panel, which lies over everything else in the page.
          <UNSAFE_PortalProvider getContainer={() => layer.current}>{control}</UNSAFE_PortalProvider>
        ) : (
          control
        )}
      </div>
      <div className="tools" data-first-line={isMultiline ? undefined : true}>
        <button
          className="tool save"
          type="button"
          aria-label={t('ui.editing.save', { label })}
          aria-disabled={isSaving}
          onClick={save}
        >
          {isSlow ? <Spinner /> : saveIcon}
        </button>
        <button
          className="tool"
          type="button"
          aria-label={t('ui.editing.cancel', { label })}
          aria-disabled={isSaving}
          onClick={cancel}
        >
          {cancelIcon}
        </button>
      </div>
      {message !== undefined && (
        <p className="problem" id={describedBy} role="alert">
          {message}
        </p>
      )}
      {note !== undefined && <p className="note">{note}</p>}
      {isInTableCell && <div ref={layer} />}
    </Panel>
  );
}
