import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useLocale } from 'react-aria-components';

/** A point of a chart that is pointed at or has the focus. */
export interface ActivePoint {
  readonly index: number;
  readonly element: Element;
}

/**
 * Returns what makes the points of a chart reachable: one of them is in the order of tabs, arrows lead on from it, Home and End to its ends. `active` is the
 * one that is pointed at, or else has the focus.
 */
export function usePoints(count: number, first = count - 1) {
  const { direction } = useLocale();
  const [current, setCurrent] = useState<number>();
  const [focused, setFocused] = useState<ActivePoint | null>(null);
  const [hovered, setHovered] = useState<ActivePoint | null>(null);
  const last = count - 1;
  // points that come later leave the first stop where it belongs
  const reached = Math.min(current ?? first, last);

  const onKeyDown = (event: KeyboardEvent<Element>) => {
    // they are the browser's
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const next = {
      [forwards]: Math.min(reached + 1, last),
      [backwards]: Math.max(reached - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[data-point]')[next]?.focus();
  };

  return {
    active: hovered ?? focused,
    /** Forgets which point is active until another one is reached. */
    leave: () => {
      setHovered(null);
      setFocused(null);
    },
    groupProps: { role: 'group', onKeyDown, onPointerLeave: () => setHovered(null) } as const,
    pointProps: (index: number) =>
      ({
        role: 'img',
        'data-point': '',
        'data-active': index === (hovered ?? focused)?.index || undefined,
        tabIndex: index === reached ? 0 : -1,
        onPointerEnter: ({ currentTarget: element }: PointerEvent<Element>) => setHovered({ index, element }),
        onFocus: ({ currentTarget: element }: FocusEvent<Element>) => {
          setCurrent(index);
          setFocused({ index, element });
        },
        onBlur: () => setFocused(null),
      }) as const,
  };
}
