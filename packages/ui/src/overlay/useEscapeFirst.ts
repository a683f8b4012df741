import { useEffect, useEffectEvent } from 'react';

/** Runs when Escape is pressed anywhere on the page while something is open that it closes. Nothing else on the page is closed by it (WCAG 1.4.13). */
export function useEscapeFirst(isOpen: boolean, onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen]);
}
