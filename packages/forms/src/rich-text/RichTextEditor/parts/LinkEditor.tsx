import { Button, IconButton, TextInput } from '@bureau/ui';
import { Unlink } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { answerFormKeys } from '../answerFormKeys.ts';
import { toSafeAddress } from '../model/toSafeAddress.ts';
import * as styles from '../RichTextEditor.styles.ts';
import { useRichTextMessages } from '../useRichTextMessages.ts';
import { useCaretPlace } from './useCaretPlace.ts';

interface LinkEditorProps {
  /** The address of the link at the selection. */
  readonly address: string | undefined;
  /** Sets the address, with what was typed for it. */
  readonly onSave: (address: string, typed: string) => void;
  /** Takes the link away. */
  readonly onRemove: () => void;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Takes the address of a link, beside the text that it is for. Only harmless addresses are taken. */
export function LinkEditor({ address, onSave, onRemove, onOpenChange }: LinkEditorProps) {
  const t = useRichTextMessages();
  const id = useId();
  const [typed, setTyped] = useState(address ?? '');
  const [isRefused, setRefused] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { setFloating, style } = useCaretPlace(address);
  const isPlaced = style.visibility === 'visible';

  useEffect(() => {
    if (isPlaced) panel.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isPlaced]);

  function save() {
    const safe = toSafeAddress(typed);
    if (safe === undefined) setRefused(true);
    else onSave(safe, typed.trim());
  }

  return (
    <styles.LinkPanel
      ref={(element) => {
        panel.current = element;
        setFloating(element);
      }}
      style={style}
      role="group"
      aria-label={t('forms.richText.link')}
      onKeyDown={(event) => answerFormKeys(event, save, () => onOpenChange(false))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onOpenChange(false);
      }}
    >
      <TextInput
        aria-label={t('forms.richText.address')}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        isInvalid={isRefused}
        inputMode="url"
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setRefused(false);
        }}
      />
      <Button size="small" onPress={save}>
        {t('forms.richText.apply')}
      </Button>
      {address !== undefined && (
        <IconButton
          size="small"
          label={t('forms.richText.unlink')}
          icon={<Unlink aria-hidden />}
          onPress={onRemove}
        />
      )}
      {isRefused && (
        <div id={`${id}-error`} role="alert">
          {t('forms.richText.badAddress')}
        </div>
      )}
    </styles.LinkPanel>
  );
}
