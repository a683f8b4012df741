import { useRef, useState } from 'react';
import { useUiMessages } from '../../../provider/index.ts';
import type { InlineEditProps } from '../InlineEdit.types.ts';

interface DraftOptions<Value> extends Pick<
  InlineEditProps<Value>,
  'validate' | 'onSave' | 'formatError' | 'onDraftChange' | 'error' | 'isSaving'
> {
  /** The draft to begin with. */
  start: Value;
  isDirty: (draft: Value) => boolean;
  /** Runs when a save ends well, with what was saved, or is refused. */
  onSaved: (saved: Value) => void;
  onRefused: () => void;
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error && error.message !== '' ? error.message : undefined;
}

/** Keeps the draft of an open editor, its error message, and its one save at a time. */
export function useDraft<Value>(options: DraftOptions<Value>) {
  const { start, validate, onSave, formatError = messageOf, onDraftChange, isDirty } = options;
  const t = useUiMessages();
  const [draft, setDraft] = useState(start);
  // What was chosen a moment ago can be saved before it is drawn.
  const latest = useRef(start);
  const [hasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState(options.error);
  const [isOnItsWay, setSaving] = useState(false);
  const isSaving = options.isSaving === true || isOnItsWay;
  const isUnderWay = useRef(false);

  const change = (next: Value) => {
    if (isUnderWay.current || options.isSaving) return;
    latest.current = next;
    setDraft(() => next);
    setRefusal(undefined);
    onDraftChange?.(isDirty(next) ? next : undefined);
  };

  const save = async () => {
    if (isUnderWay.current || options.isSaving) return;
    const given = latest.current;
    setTried(true);
    if (validate?.(given) !== undefined) {
      options.onRefused();
      return;
    }
    isUnderWay.current = true;
    setSaving(true);
    setRefusal(undefined);
    try {
      await onSave(given);
      options.onSaved(given);
    } catch (error) {
      setRefusal(formatError(error) ?? t('ui.editing.failed'));
      options.onRefused();
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  };

  return {
    draft,
    change,
    /** Why the draft was not saved. */
    message: refusal ?? (hasTried ? validate?.(draft) : undefined),
    isSaving,
    save: () => void save(),
  };
}
