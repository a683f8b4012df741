import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Where the focus goes when it came from nowhere in the list, or from what is gone: to the guard of the table beside the bar, which leads inside. */
const tableStop = '[data-guard]';

/** Returns the focus back to where it came from when the bar goes away with the focus in it. */
export function useFocusRestore() {
  const bar = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const place = element.parentElement?.parentElement;
      // a focus that moves while React removes the bar is told to nobody, and the table has to know
      queueMicrotask(() => {
        const neighbour = place?.querySelector<HTMLElement>(tableStop);
        (origin.current?.isConnected ? origin.current : neighbour)?.focus();
      });
    };
  }, []);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !bar.current?.contains(relatedTarget)) {
      origin.current = relatedTarget;
    }
  };

  return { ref: bar, onFocus };
}
