import { usePreventScroll } from 'react-aria/usePreventScroll';

/** Keeps the page from scrolling for as long as it is there. */
export function ScrollLock() {
  usePreventScroll();
  return null;
}
