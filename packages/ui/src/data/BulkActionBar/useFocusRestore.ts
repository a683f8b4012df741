import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Where the focus goes when it came from nowhere in the list: to the one stop of the table beside the bar. */
const tableStop = '[role="grid"] [tabindex="0"], [role="grid"][tabindex="0"]';

/** Returns the focus back to where it came from when the bar goes away with the focus in it. */
export function useFocusRestore() {
  const bar = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbour = element.parentElement?.parentElement?.querySelector<HTMLElement>(tableStop);
      (origin.current?.isConnected ? origin.current : neighbour)?.focus();
    };
  }, []);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !bar.current?.contains(relatedTarget)) {
      origin.current = relatedTarget;
    }
  };

  return { ref: bar, onFocus };
}
