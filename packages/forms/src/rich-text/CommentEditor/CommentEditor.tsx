import { Alert, Button, isComposing, PlainText } from '@bureau/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useFormsMessages } from '../../messages/index.ts';
import { RichTextEditor } from '../RichTextEditor/index.ts';
import * as styles from './CommentEditor.styles.ts';
import type { CommentEditorProps } from './CommentEditor.types.ts';

/** Takes a formatted text in which people are mentioned by an `@` before their name. Ctrl or Cmd with Enter submits it, Escape leaves. */
export function CommentEditor(props: CommentEditorProps) {
  const { className, findPeople, formatError, hasInitialFocus = false, initialDraft = '', label } = props;
  const { maxLength, onCancel, onDraftChange, onSubmit, placeholder, ref, submitLabel } = props;
  const t = useFormsMessages();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(initialDraft);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [submittedCount, setSubmittedCount] = useState(0);
  const isBlank = draft === '';
  const focus = () => place.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();

  function change(next: string) {
    setDraft(next);
    onDraftChange?.(next === '' ? undefined : next);
  }

  async function submit() {
    if (isBlank || isPending) return focus();
    if (draft.length > maxLength) return setError(t('forms.mentions.tooLong'));
    setPending(true);
    setError(undefined);
    try {
      await onSubmit(draft);
      onDraftChange?.(undefined);
      setDraft('');
      setSubmittedCount((count) => count + 1);
    } catch (failure) {
      setError(formatError(failure));
    } finally {
      setPending(false);
    }
    return focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent) || event.defaultPrevented) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
  }

  return (
    <styles.Root ref={ref} className={className} role="group" aria-label={label} onKeyDown={handleKey}>
      <div ref={place}>
        <RichTextEditor
          // what comes next begins without the formats of what was submitted, and undoes nothing of it
          key={submittedCount}
          tools="basic"
          aria-label={label}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-error`}
          findPeople={findPeople}
          placeholder={placeholder}
          hasInitialFocus={hasInitialFocus || submittedCount > 0}
          isInvalid={error !== undefined}
          isReadOnly={isPending}
          value={draft}
          onChange={change}
        />
      </div>
      {error !== undefined && (
        <div id={`${id}-error`}>
          <Alert tone="danger" isAssertive>
            {error}
          </Alert>
        </div>
      )}
      <styles.Actions>
        <Button
          size="small"
          aria-disabled={isBlank || undefined}
          isPending={isPending}
          onPress={() => void submit()}
        >
          {submitLabel}
        </Button>
        {onCancel && (
          <Button size="small" variant="ghost" onPress={onCancel}>
            {t('forms.mentions.cancel')}
          </Button>
        )}
        <div id={`${id}-hint`}>
          <PlainText isMuted>{t('forms.mentions.hint')}</PlainText>
        </div>
      </styles.Actions>
    </styles.Root>
  );
}
