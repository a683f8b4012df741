import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../../primitives/keys/index.ts';
import { TextInput } from '../../../inputs/TextInput/index.ts';
import { useUiMessages } from '../../../provider/messages/index.ts';
import { Words } from '../Checklist.styles.ts';
import type { ChecklistItem } from '../Checklist.types.ts';

interface ItemLabelProps {
  readonly item: ChecklistItem;
  readonly maxLength: number | undefined;
  /** Whether the label is being written. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onRename: (label: string) => void;
}

/** Shows the label of an item, and takes another one: Enter and leaving keep what was typed, Escape what was there. */
export function ItemLabel({ isOpen, item, maxLength, onOpenChange, onRename }: ItemLabelProps) {
  const t = useUiMessages();
  const words = useRef<HTMLButtonElement>(null);
  const isLeftByKey = useRef(false);
  const { isDone, label } = item;
  const [text, setText] = useState(label);

  useEffect(() => {
    if (isOpen || !isLeftByKey.current) return;
    isLeftByKey.current = false;
    words.current?.focus();
  }, [isOpen]);

  if (!isOpen)
    return (
      <Words
        ref={words}
        type="button"
        data-done={isDone || undefined}
        aria-label={t('ui.editing.edit', { label })}
        onClick={() => {
          setText(label);
          onOpenChange(true);
        }}
      >
        {label}
      </Words>
    );

  const close = (kept: string) => {
    onOpenChange(false);
    const wanted = kept.trim();
    if (wanted !== '' && wanted !== label) onRename(wanted);
  };
  const closeByKey = (event: KeyboardEvent) => {
    const isKept = event.key === 'Enter';
    if (isComposing(event.nativeEvent) || (!isKept && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    isLeftByKey.current = true;
    close(isKept ? text : label);
  };
  return (
    <TextInput
      aria-label={label}
      size="small"
      autoFocus
      autoComplete="off"
      maxLength={maxLength}
      value={text}
      onChange={setText}
      onBlur={() => !isLeftByKey.current && close(text)}
      onKeyDown={closeByKey}
    />
  );
}
