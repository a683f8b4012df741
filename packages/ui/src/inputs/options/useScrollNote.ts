import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns whether an event that runs just now comes of something that scrolls: react-aria closes options then, and chooses anew what was chosen. */
export function useScrollNote(isOpen: boolean): RefObject<boolean> {
  const isScroll = useRef(false);
  // in a layout effect, so that it hears of it before react-aria does
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const note = () => {
      isScroll.current = true;
      setTimeout(() => (isScroll.current = false));
    };
    addEventListener('scroll', note, true);
    return () => removeEventListener('scroll', note, true);
  }, [isOpen]);
  return isScroll;
}
