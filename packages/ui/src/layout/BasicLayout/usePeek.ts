import { useCallback, useState, type FocusEvent } from 'react';

/** Unfolds a sidebar of icons over the page for a moment: until the pointer or the focus leaves it, or the sidebar is no longer folded. */
export function usePeek(isRail: boolean) {
  const [isAskedFor, setAskedFor] = useState(false);
  if (!isRail && isAskedFor) setAskedFor(false);
  const endPeek = useCallback(() => setAskedFor(false), []);
  return {
    isPeeking: isRail && isAskedFor,
    peek: useCallback(() => setAskedFor(true), []),
    endPeek,
    slotProps: {
      onPointerLeave: endPeek,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) endPeek();
      },
    },
  };
}
