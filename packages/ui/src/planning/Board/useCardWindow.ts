import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Describes the part of a scroller that is in view, in pixels. */
export interface View {
  readonly top: number;
  readonly height: number;
}

/** Stands in for a measurement where nothing is laid out: on a server, and in tests without a browser. */
const unmeasured: View = { top: 0, height: 720 };

/** Returns the cards in view, both ends included, of those that begin at an offset of the scroller. */
export function rangeOf({ top, height }: View, offset: number, count: number, step: number) {
  return {
    first: Math.min(Math.max(Math.floor((top - offset) / step), 0), count),
    last: Math.min(Math.ceil((top + height - offset) / step), count) - 1,
  };
}

/**
 * Returns what of the scroller around an element is in view, in steps, so that nothing is drawn again while the same cards are. It is drawn within the scroll
 * event itself, so that no frame is painted without its cards.
 */
export function useView(inside: RefObject<HTMLElement | null>, step: number): View {
  const [view, setView] = useState(unmeasured);
  const latestStep = useRef(step);

  const update = useCallback((next: View) => {
    const { current } = latestStep;
    const steps = (pixels: number) => Math.floor(pixels / current);
    flushSync(() => {
      setView((before) => {
        const isSame =
          before.height === next.height &&
          steps(before.top) === steps(next.top) &&
          steps(before.top + before.height) === steps(next.top + next.height);
        return isSame ? before : next;
      });
    });
  }, []);

  useLayoutEffect(() => {
    latestStep.current = step;
  }, [step]);

  useLayoutEffect(() => {
    const box = inside.current?.closest<HTMLElement>('[data-scroller]');
    if (!box || !('ResizeObserver' in globalThis)) return undefined;
    const measure = () => update({ top: box.scrollTop, height: box.clientHeight || unmeasured.height });
    box.addEventListener('scroll', measure, { passive: true });
    // the first report comes before the first painting
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    return () => {
      box.removeEventListener('scroll', measure);
      sizes.disconnect();
    };
  }, [inside, update]);

  return view;
}
