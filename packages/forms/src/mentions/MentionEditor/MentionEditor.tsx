import { Avatar, Button, Alert, PlainText } from '@bureau/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFormsMessages } from '../../messages/index.ts';
import * as styles from './MentionEditor.styles.ts';
import type { MentionDraft, MentionEditorProps } from './MentionEditor.types.ts';
import { toHtml } from './mentionText.ts';
import { useMentions } from './useMentions.ts';

const nothing: MentionDraft = { text: '', people: [] };

/** Takes a text in which people are mentioned by an `@` before their name. Ctrl or Cmd with Enter submits it, Escape leaves. */
export function MentionEditor(props: MentionEditorProps) {
  const { className, formatError, hasInitialFocus = false, initialDraft = nothing, label, maxLength } = props;
  const { onCancel, onDraftChange, onSubmit, people, placeholder, ref, submitLabel } = props;
  const t = useFormsMessages();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(initialDraft);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    if (hasInitialFocus) area.current?.focus();
  }, [hasInitialFocus]);

  function change(next: MentionDraft) {
    setDraft(next);
    onDraftChange?.(next.text === initialDraft.text ? undefined : next);
  }

  const mentions = useMentions(area, people, draft, change);
  const { active, offered } = mentions;
  const isOpen = offered.length > 0;
  const isBlank = draft.text.trim() === '';

  async function submit() {
    // who was chosen goes before others of the same name
    const html = toHtml(draft.text, [...draft.people.toReversed(), ...people]);
    if (isBlank || isPending) return area.current?.focus();
    if (html.length > maxLength) return setError(t('forms.mentions.tooLong'));
    setPending(true);
    setError(undefined);
    try {
      await onSubmit(html);
      onDraftChange?.(undefined);
      setDraft(nothing);
    } catch (failure) {
      setError(formatError(failure));
    } finally {
      setPending(false);
    }
    area.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (mentions.handleKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    } else if (event.key === 'Escape' && onCancel && !event.nativeEvent.isComposing) {
      event.stopPropagation();
      onCancel();
    }
  }

  return (
    <styles.Root ref={ref} className={className} role="group" aria-label={label}>
      <styles.Place>
        <styles.Area
          ref={area}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={isOpen ? `${id}-people` : undefined}
          aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-error`}
          rows={3}
          placeholder={placeholder}
          value={draft.text}
          readOnly={isPending}
          onChange={({ target }) => change({ ...draft, text: target.value })}
          onSelect={mentions.follow}
          onBlur={mentions.close}
          onKeyDown={handleKey}
        />
        {isOpen && (
          <styles.People id={`${id}-people`} role="listbox" aria-label={t('forms.mentions.people')}>
            {offered.map((person, index) => (
              <styles.Option
                key={person.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                // the focus stays in the text
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => mentions.choose(person)}
              >
                <Avatar name={person.name} size="small" isDecorative />
                {person.name}
              </styles.Option>
            ))}
          </styles.People>
        )}
      </styles.Place>
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
