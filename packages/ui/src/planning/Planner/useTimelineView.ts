import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from 'react-aria-components';
import type { Day, Span } from './days.ts';
import { daysInView, type Scale, xOf } from './scale.ts';
import { createStore, type Store } from './store.ts';

/** Stands in for a measurement where nothing is laid out, in pixels. */
const unmeasured = 1280;

/** In what steps the days that are drawn follow those in view, in pixels. */
const step = 200;
const boxOf = (scroller: RefObject<HTMLElement | null>) => scroller.current;

function scrollTo(box: HTMLElement, left: number): void {
  box.scrollLeft = left;
}

export interface TimelineView {
  /** How far it is scrolled, for {@link useShownDays}. */
  readonly scrolled: Store<number>;
  /** The width of the planner, in pixels. */
  readonly width: number;
  /** Scrolls so that a day is in the middle. */
  readonly showDay: (day: Day) => void;
}

/** Returns the days of a timeline to draw, and draws them anew when others come into view. */
export function useShownDays(
  { scrolled, width }: Pick<TimelineView, 'scrolled' | 'width'>,
  scale: Scale,
): Span {
  const left = useSyncExternalStore(scrolled.subscribe, scrolled.get, scrolled.get);
  return useMemo(() => daysInView(scale, left, width), [scale, left, width]);
}

/**
 * Knows which days of a timeline are in view. The day in the middle stays there when the scale changes.
 *
 * @param firstShown is the day in the middle at first.
 * @param isDrawn tells whether the timeline is there: each time it comes it has another element.
 */
export function useTimelineView(
  scroller: RefObject<HTMLElement | null>,
  scale: Scale,
  paneOf: (width: number) => number,
  firstShown: Day,
  isDrawn: boolean,
): TimelineView {
  const isRightToLeft = useLocale().direction === 'rtl';
  const [scrolled] = useState(() => createStore(0));
  const [room] = useState(() => createStore(unmeasured));
  const width = useSyncExternalStore(room.subscribe, room.get, room.get);
  const middle = useRef(firstShown);
  /** Where it was scrolled by itself: its event comes later, when the planner may have another width. */
  const placed = useRef<number>(undefined);
  /** Whether it is scrolled to where it belongs: while it is hidden it cannot be. */
  const isPlaced = useRef(false);
  const latest = useRef(scale);
  const paneWidth = paneOf(width);

  const place = useCallback(() => {
    const box = boxOf(scroller);
    if (!box) return;
    const half = (box.clientWidth - paneWidth) / 2;
    const left = Math.max(xOf(latest.current, middle.current) - half, 0);
    scrollTo(box, isRightToLeft ? -left : left);
    placed.current = box.scrollLeft;
    isPlaced.current = box.clientWidth > 0;
    scrolled.set(Math.floor(left / step) * step);
    room.set(box.clientWidth || unmeasured);
  }, [isRightToLeft, paneWidth, room, scrolled, scroller]);

  useLayoutEffect(() => {
    latest.current = scale;
    if (isDrawn) place();
  }, [isDrawn, place, scale]);

  useEffect(() => {
    const box = scroller.current;
    if (!isDrawn || !box || !('ResizeObserver' in globalThis)) return undefined;
    const onScroll = () => {
      if (box.clientWidth === 0) return;
      const { start, dayWidth } = latest.current;
      const exact = Math.abs(box.scrollLeft);
      if (box.scrollLeft !== placed.current) {
        placed.current = undefined;
        middle.current = start + (exact + (box.clientWidth - paneWidth) / 2) / dayWidth;
      }
      flushSync(() => scrolled.set(Math.floor(exact / step) * step));
    };
    const sizes = new ResizeObserver(() => {
      if (box.clientWidth === 0) isPlaced.current = false;
      else if (isPlaced.current) room.set(box.clientWidth);
      else place();
    });
    box.addEventListener('scroll', onScroll, { passive: true });
    sizes.observe(box);
    return () => {
      box.removeEventListener('scroll', onScroll);
      sizes.disconnect();
    };
  }, [isDrawn, paneWidth, place, room, scrolled, scroller]);

  return {
    scrolled,
    width,
    showDay(day) {
      middle.current = day;
      place();
    },
  };
}
