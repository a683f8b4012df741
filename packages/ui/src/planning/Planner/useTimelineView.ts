import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from 'react-aria-components';
import type { Day, Span } from './days.ts';
import { daysInView, type Scale, xOf } from './scale.ts';

/** Stands in for a measurement where nothing is laid out. */
const unmeasured = { left: 0, width: 1280 } as const;

/** In what steps the days that are drawn follow those in view, in pixels. */
const step = 200;
const boxOf = (scroller: RefObject<HTMLElement | null>) => scroller.current;

function scrollTo(box: HTMLElement, left: number): void {
  box.scrollLeft = left;
}

export interface TimelineView {
  /** The days to draw. */
  readonly shown: Span;
  /** The width of the planner, in pixels. */
  readonly width: number;
  /** Scrolls so that a day is in the middle. */
  readonly showDay: (day: Day) => void;
}

/**
 * Knows which days of a timeline are in view. The day in the middle stays there when the scale changes.
 *
 * @param firstShown is the day in the middle at first.
 */
export function useTimelineView(
  scroller: RefObject<HTMLElement | null>,
  scale: Scale,
  paneOf: (width: number) => number,
  firstShown: Day,
): TimelineView {
  const isRightToLeft = useLocale().direction === 'rtl';
  const [view, setView] = useState<{ readonly left: number; readonly width: number }>(unmeasured);
  const middle = useRef(firstShown);
  const latest = useRef(scale);
  const paneWidth = paneOf(view.width);

  const place = useCallback(() => {
    const box = boxOf(scroller);
    if (!box) return;
    const half = (box.clientWidth - paneWidth) / 2;
    const left = Math.max(xOf(latest.current, middle.current) - half, 0);
    scrollTo(box, isRightToLeft ? -left : left);
    setView({ left: Math.floor(left / step) * step, width: box.clientWidth || unmeasured.width });
  }, [isRightToLeft, paneWidth, scroller]);

  useLayoutEffect(() => {
    latest.current = scale;
    place();
  }, [place, scale]);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !('ResizeObserver' in globalThis)) return undefined;
    const onScroll = () => {
      const { start, dayWidth } = latest.current;
      const exact = Math.abs(box.scrollLeft);
      middle.current = start + (exact + (box.clientWidth - paneWidth) / 2) / dayWidth;
      const left = Math.floor(exact / step) * step;
      flushSync(() => setView((before) => (before.left === left ? before : { ...before, left })));
    };
    const sizes = new ResizeObserver(() => {
      const width = box.clientWidth;
      setView((before) => (before.width === width ? before : { ...before, width }));
    });
    box.addEventListener('scroll', onScroll, { passive: true });
    sizes.observe(box);
    return () => {
      box.removeEventListener('scroll', onScroll);
      sizes.disconnect();
    };
  }, [paneWidth, scroller]);

  const { left, width } = view;
  const shown = useMemo(() => daysInView(scale, left, width), [scale, left, width]);
  return {
    shown,
    width,
    showDay(day) {
      middle.current = day;
      place();
    },
  };
}
