import type { MouseEvent, ReactNode } from 'react';
import { withBreaks } from '../../../text/withBreaks.ts';

// Functions and not components: a page may show hundreds of values.

/** Renders a value that is read, or what stands for none. */
export function renderReading(value: ReactNode, emptyText: string): ReactNode {
  const isEmpty = value === undefined || value === null || value === '' || value === false;
  return isEmpty ? (
    <span className="value" data-empty>
      {emptyText}
    </span>
  ) : (
    <span className="value">{withBreaks(value)}</span>
  );
}

/** Matches what a press on it is for. */
const pressable = 'a, button, input, select, textarea, summary, label, [role="button"], [role="link"]';

/** Returns whether a press on a value opens its editor: one that follows no link, and selects no text. */
export function opensEditor({ target, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return false;
  const isOnValue = target.closest('.value') !== null && target.closest(pressable) === null;
  return isOnValue && document.getSelection()?.isCollapsed !== false;
}

/** Returns the props of the button that opens an editor. */
export function pencilProps(label: string, onClick: () => void) {
  return { className: 'tool', type: 'button', 'aria-label': label, onClick } as const;
}
