import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useBrowserValue } from '../../primitives/state/useBrowserValue.ts';
import { positionOf } from './gridCells.ts';
import { offsetOf, offsetShowing, windowAt, type RowWindow, type WindowMeasures } from './rowWindow.ts';

/** Describes what the keyboard of a table asks of its body. */
export interface BodyHandle {
  /** Scrolls so that a row is seen whole; it is drawn when this returns. */
  showLine: (line: number) => void;
  /** Returns the first row in view. */
  firstLine: () => number;
  /** Returns how many rows a page key moves. */
  pageSize: () => number;
}

interface RowWindowOptions {
  handle: Ref<BodyHandle>;
  /** The body; its header and its scroller are found from there. */
  body: RefObject<HTMLElement | null>;
  count: number;
  initialRow: number;
  /** Returns the line in which a row is. */
  lineOfRow: (row: number) => number;
  /** Whether the rows are skeletons, none of which is the one that belongs at the top. */
  isWaiting: boolean;
  /** Names what is listed: when it changes, the first row is in view again. */
  listKey: string;
  /** Whether a row of totals covers the end of the view. */
  isFooted?: boolean;
}

interface View {
  listKey: string;
  scrollTop: number;
  rowHeight: number;
  viewHeight: number;
  /** Names the row that belongs at the top as soon as there are rows. */
  anchor?: number;
}

/** Stands in for a measurement, so that rows are drawn where nothing is laid out: on a server, and in tests without a browser. */
const unmeasured = { rowHeight: 36, viewHeight: 720 } as const;
/** Whether something is laid out: what stands in for a browser in tests may have the observer, and observes nothing. */
const hasLayout = () => 'ResizeObserver' in globalThis && !/\b(?:jsdom|HappyDOM)\b/.test(navigator.userAgent);

/**
 * How high rows and view were when a table was last measured: the next one most likely has the same place in the page, so that its rows are
 * drawn at once. What has changed since is measured before it is painted.
 */
let latestMeasures: Pick<View, 'rowHeight' | 'viewHeight'> | undefined;

/** Finds the scroller around a body. A ref to it would be empty yet: refs are filled after the effects of what is inside. */
const scrollerSelector = '[data-part="scroller"]';

function measure(scroller: HTMLElement, header: HTMLElement): Pick<View, 'rowHeight' | 'viewHeight'> {
  const footer = scroller.querySelector<HTMLElement>('.footer');
  const headerHeight = getComputedStyle(header).position === 'absolute' ? 0 : header.offsetHeight;
  const viewHeight = scroller.clientHeight - headerHeight - (footer?.offsetHeight ?? 0);
  const row = header.querySelector<HTMLElement>('[data-row-height]') ?? header;
  const grid = header.parentElement;
  // a card is as high as some rows: the header is always one
  const lines = Number(grid && getComputedStyle(grid).getPropertyValue('--table-lines')) || 1;
  latestMeasures = {
    rowHeight: row.offsetHeight * lines || unmeasured.rowHeight,
    viewHeight: viewHeight > 0 ? viewHeight : unmeasured.viewHeight,
  };
  return latestMeasures;
}

/** Returns the view before when both show the same rows in the same places, so that nothing is drawn again. */
function keepView(before: View, after: View, count: number): View {
  const isResized = before.rowHeight !== after.rowHeight || before.viewHeight !== after.viewHeight;
  if (isResized || before.anchor !== after.anchor) return after;
  const a = windowAt(before.scrollTop, { ...before, count });
  const b = windowAt(after.scrollTop, { ...after, count });
  return a.first === b.first && a.last === b.last && a.shift === b.shift ? before : after;
}

/**
 * Returns the window of rows in view, or nothing before the first measurement. It is drawn within the scroll event itself, so that no frame
 * is painted without its rows. The header is as high as a row, or holds what is (`data-row-height`), and is measured for it: rows follow the
 * theme's density and the browser's text size.
 */
export function useRowWindow(options: RowWindowOptions): (RowWindow & WindowMeasures) | undefined {
  const { handle, body, count, initialRow, lineOfRow, isWaiting, listKey, isFooted = false } = options;
  // what a server has drawn is taken over as it is, and measured then
  const isFromServer = useBrowserValue(() => false, true);
  const [[start, shown]] = useState((): [View, View?] => {
    const measured = isFromServer || !hasLayout() ? unmeasured : latestMeasures;
    const anchor = initialRow > 0 ? initialRow : undefined;
    const first = { ...unmeasured, ...measured, listKey, scrollTop: 0, anchor };
    return [first, measured && first];
  });
  const [view, setView] = useState(shown);
  if (view && view.listKey !== listKey) setView({ ...view, listKey, anchor: 0 });

  const measures: WindowMeasures = { ...unmeasured, ...view, count };
  const canAnchor = count > 0 && !isWaiting;
  const { anchor } = { ...view };
  // The heading above the first row belongs to the top, too.
  const line = anchor === undefined || anchor === 0 ? anchor : lineOfRow(anchor);
  const anchored = line !== undefined && canAnchor ? Math.min(line, count - 1) : undefined;
  const scrollTop = anchored === undefined ? (view?.scrollTop ?? 0) : offsetOf(anchored, measures);
  const latest = useRef(measures);
  // Where the scroller is, as far as it has said so: asking it, or telling it what it is already, would lay out what has just been drawn.
  const offset = useRef(0);

  const update = useCallback(
    (change: Partial<View>) => {
      flushSync(() => {
        setView((before) => {
          const after = { ...(before ?? start), ...change };
          return before ? keepView(before, after, latest.current.count) : after;
        });
      });
    },
    [start],
  );

  /** Takes over where the scroller is. */
  const follow = useCallback(
    (box: HTMLElement) => {
      offset.current = box.scrollTop;
      update({ scrollTop: offset.current, anchor: undefined });
    },
    [update],
  );

  useLayoutEffect(() => {
    latest.current = measures;
  });

  useLayoutEffect(() => {
    const box = body.current?.closest<HTMLElement>(scrollerSelector);
    const head = box?.querySelector<HTMLElement>('.header');
    if (!box || !head || !hasLayout()) return undefined;
    const onScroll = () => follow(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    let isHidden = false;
    const onResize = () => {
      // what is hidden meanwhile, or has no room, is shown again where it was
      const isSeen = head.offsetHeight > 0 && box.clientWidth > 0;
      const wasHidden = isHidden;
      isHidden = !isSeen;
      if (!isSeen && offset.current > 0) return;
      const before = latest.current;
      const cell = document.activeElement?.closest<HTMLElement>('[aria-colindex]');
      const at = cell && body.current?.contains(cell) ? positionOf(box, cell) : undefined;
      const measured = measure(box, head);
      // as high as it is now: until the first report it is taken to be as high as the table before it
      const viewHeight = Math.max(before.viewHeight, measured.viewHeight);
      const seen = windowAt(offset.current, { ...before, viewHeight });
      update(measured);
      // rows that became higher or lower do not lead elsewhere
      if (latest.current.rowHeight !== before.rowHeight && offset.current > 0) {
        const { first } = windowAt(offset.current + before.rowHeight / 2, before);
        box.scrollTop = offsetOf(first, latest.current);
        follow(box);
      } else if (wasHidden && isSeen) {
        // what is hidden cannot be scrolled
        box.scrollTop = offset.current;
      }
      if (!isSeen || !cell || !at || at.row < seen.first || at.row > seen.last) return;
      // reported within the frame, but after all that observe the table: what they pin is where it will be
      const settled = new ResizeObserver(() => {
        settled.disconnect();
        cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      });
      settled.observe(cell);
    };
    // The first report comes before the first painting.
    const sizes = new ResizeObserver(onResize);
    sizes.observe(box);
    sizes.observe(head);
    const foot = isFooted && box.querySelector('.footer');
    if (foot) sizes.observe(foot);
    return () => {
      box.removeEventListener('scroll', onScroll);
      sizes.disconnect();
    };
  }, [body, follow, update, isFooted]);

  useLayoutEffect(() => {
    const box = body.current?.closest<HTMLElement>(scrollerSelector);
    if (!box || anchored === undefined || offset.current === scrollTop) return;
    box.scrollTop = scrollTop;
    offset.current = scrollTop;
  }, [body, anchored, scrollTop]);

  useImperativeHandle(
    handle,
    () => ({
      showLine: (row) => {
        const box = body.current?.closest<HTMLElement>(scrollerSelector);
        if (!box) return;
        box.scrollTop = offsetShowing(row, box.scrollTop, latest.current);
        follow(box);
      },
      firstLine: () =>
        windowAt(body.current?.closest(scrollerSelector)?.scrollTop ?? 0, latest.current).first,
      pageSize: () => Math.max(Math.floor(latest.current.viewHeight / latest.current.rowHeight) - 1, 1),
    }),
    [body, follow],
  );

  return view && { ...windowAt(scrollTop, measures), ...measures };
}
