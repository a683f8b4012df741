import { type PointerEvent, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { indexOf, moveTo, resizeTo, widgetGridLimits, type WidgetLayout } from '../widgetLayout.ts';
import type { WidgetControlsProps } from '../WidgetGrid.types.ts';
import { usePointerDrag } from '../../../primitives/pointer/usePointerDrag.ts';

/** How far in pixels a press must move to be a drag, and how far after a widget gave way until the next one does. */
const slack = 6;
/** How near the pointer comes to the edge of the window, in pixels, for the page to scroll, and how far it does so in each picture. */
const [edge, scrollStep] = [56, 10];

type Point = readonly [x: number, y: number];

const isFar = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY) >= slack;

const widgetAt = (grid: Element, [x, y]: Point): string | undefined => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-widget]');
  return cell && grid.contains(cell) ? cell.dataset['widget'] : undefined;
};

/** Reads how far it is from one column to the next, and from one row to the next, in pixels. */
function readSteps(grid: Element): { readonly column: number; readonly row: number } {
  const { columnGap, gridAutoRows, rowGap } = getComputedStyle(grid);
  const column = (grid.clientWidth + parseFloat(columnGap)) / widgetGridLimits.columns;
  // a single column has rows as high as what is in them
  const least = parseFloat(/[\d.]+/.exec(gridAutoRows)?.[0] ?? '');
  return { column, row: (Number.isNaN(least) ? 88 : least) + parseFloat(rowGap) };
}

/** Scrolls the page while the pointer is near its upper or lower edge; returns a function that stops it. */
function scrollAtEdges(readY: () => number, onScroll: () => void): () => void {
  let frame = requestAnimationFrame(function step() {
    const y = readY();
    const direction = y < edge ? -1 : y > window.innerHeight - edge ? 1 : 0;
    if (direction !== 0) {
      window.scrollBy(0, direction * scrollStep);
      onScroll();
    }
    frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}

/** Lets a person drag a widget to another place by its handle, and its corner to another size. Escape leaves all as it was. */
export function useDrag({ id, editor }: Pick<WidgetControlsProps, 'id' | 'editor'>) {
  const isRightToLeft = useLocale().direction === 'rtl';
  const [pointer, setPointer] = useState<Point | null>(null);
  const follow = usePointerDrag();

  /** Begins a drag; `next` returns the layout for a point of the window, if it changes. */
  const start = (
    { currentTarget, button, clientX, clientY, pointerId }: PointerEvent,
    next: (layout: WidgetLayout, point: Point, grid: HTMLElement) => WidgetLayout | undefined,
  ) => {
    const grid = currentTarget.closest('[data-widget]')?.parentElement;
    if (button !== 0 || !grid) return;
    const begin: Point = [clientX, clientY];
    let [point, layout, isDragging] = [begin, editor.layout, false];
    let stopScrolling: (() => void) | undefined;
    const update = () => {
      const changed = next(layout, point, grid);
      if (!changed) return;
      layout = changed;
      editor.preview(layout);
    };
    const end = (kept: boolean) => () => {
      stopScrolling?.();
      setPointer(null);
      if (isDragging) editor.finish(kept ? layout : null);
    };
    follow({
      pointerId,
      onMove: (x, y) => {
        point = [x, y];
        if (!isDragging) {
          if (!isFar(point, begin)) return;
          isDragging = true;
          editor.hold(id);
          stopScrolling = scrollAtEdges(() => point[1], update);
        }
        setPointer(point);
        update();
      },
      onEnd: end(true),
      onCancel: end(false),
    });
  };

  return {
    /** Where the pointer is while it drags. */
    pointer,
    startMove: (event: PointerEvent) => {
      let passed: string | undefined;
      let gaveWayAt: Point = [-slack, -slack];
      start(event, (layout, point, grid) => {
        const over = widgetAt(grid, point);
        if (over === passed || !isFar(point, gaveWayAt)) return undefined;
        passed = over;
        if (over === undefined || over === id) return undefined;
        gaveWayAt = point;
        return moveTo(layout, id, indexOf(layout, over));
      });
    },
    startResize: (event: PointerEvent) => {
      const item = editor.layout.find((one) => one.id === id);
      const begin: Point = [event.clientX, event.clientY + window.scrollY];
      start(event, (layout, [x, y], grid) => {
        if (!item) return undefined;
        const steps = readSteps(grid);
        const wider = Math.round(((x - begin[0]) * (isRightToLeft ? -1 : 1)) / steps.column);
        const higher = Math.round((y + window.scrollY - begin[1]) / steps.row);
        return resizeTo(layout, id, item.columns + wider, item.rows + higher);
      });
    },
  };
}
