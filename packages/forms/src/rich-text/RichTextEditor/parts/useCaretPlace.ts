import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { type CSSProperties, useLayoutEffect } from 'react';

interface CaretPlace {
  /** Takes what is placed. */
  readonly setFloating: (element: HTMLElement | null) => void;
  readonly style: CSSProperties;
}

/** Places something at the selection of the page, anew whenever `depends` is another. */
export function useCaretPlace(depends: unknown): CaretPlace {
  const { refs, floatingStyles, isPositioned } = useFloating({
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [offset(4), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => {
    const selection = document.getSelection();
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : undefined;
    const element =
      range?.startContainer instanceof Element ? range.startContainer : range?.startContainer.parentElement;
    refs.setPositionReference({
      contextElement: element ?? undefined,
      getBoundingClientRect() {
        const box = range?.getBoundingClientRect();
        // the range of an empty line has no place of its own
        return box && box.height > 0 ? box : (element ?? document.body).getBoundingClientRect();
      },
    });
  }, [depends, refs]);
  return {
    setFloating: refs.setFloating,
    style: { ...floatingStyles, visibility: isPositioned ? 'visible' : 'hidden' },
  };
}
