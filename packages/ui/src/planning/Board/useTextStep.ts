import { type RefObject, useLayoutEffect, useState } from 'react';
import { heights } from './lanes.ts';

const defaultRem = 16;

/** Returns the size of the text, by an element that is as high as one of its letters, and how far cards are apart, in pixels. */
export function useTextStep(probe: RefObject<HTMLElement | null>) {
  const [rem, setRem] = useState(defaultRem);
  useLayoutEffect(() => {
    const box = probe.current;
    if (!box || !('ResizeObserver' in globalThis)) return undefined;
    // what is hidden meanwhile is laid out as it was
    const sizes = new ResizeObserver(() => setRem((before) => box.getBoundingClientRect().height || before));
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [probe]);
  return { rem, step: (heights.card + heights.gap) * rem };
}
