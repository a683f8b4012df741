import { X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useLocale } from 'react-aria-components';
import { useInputMessages } from '../messages/useInputMessages.ts';
import { List, Remove, Tag } from './TagsInput.styles.ts';

export interface TagListProps {
  readonly tags: readonly string[];
  readonly onRemove: ((tag: string) => void) | undefined;
  /** What is typed into, which follows the last tag. */
  readonly entry: RefObject<HTMLInputElement | null>;
}

/** Returns how far an arrow key goes in the direction of reading. */
export function stepOf(key: string, isRightToLeft: boolean): number {
  if (key === 'ArrowLeft') return isRightToLeft ? 1 : -1;
  if (key === 'ArrowRight') return isRightToLeft ? -1 : 1;
  return 0;
}

/** Shows tags, each with a button that removes it. The arrow keys reach the buttons from the input. */
export function TagList({ tags, onRemove, entry }: TagListProps) {
  const t = useInputMessages();
  const { direction } = useLocale();
  if (tags.length === 0) return null;

  const stopsAround = (button: HTMLElement) => {
    const buttons = [...(button.closest('ul')?.querySelectorAll('button') ?? [])];
    const stops: (HTMLElement | null)[] = [...buttons, entry.current];
    return { stops, place: stops.indexOf(button) };
  };

  const remove = (tag: string, button: HTMLElement) => {
    const { stops, place } = stopsAround(button);
    stops[place + 1]?.focus();
    onRemove?.(tag);
  };

  const handleKey = (tag: string) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const { stops, place } = stopsAround(event.currentTarget);
    const step = stepOf(event.key, direction === 'rtl');
    if (event.key === 'Delete' || event.key === 'Backspace') remove(tag, event.currentTarget);
    else if (step !== 0) stops[place + step]?.focus();
    else if (event.key === 'Home') stops[0]?.focus();
    else if (event.key === 'End') stops.at(-1)?.focus();
    else {
      const isText = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
      // What is typed here goes where it can be typed.
      if (isText) entry.current?.focus();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <List role="list">
      {tags.map((tag) => (
        <Tag key={tag}>
          {tag}
          {onRemove && (
            <Remove
              type="button"
              tabIndex={-1}
              aria-label={t('ui.tags.remove', { label: tag })}
              onClick={(event) => remove(tag, event.currentTarget)}
              onKeyDown={handleKey(tag)}
            >
              <X aria-hidden />
            </Remove>
          )}
        </Tag>
      ))}
    </List>
  );
}
