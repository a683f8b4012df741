import type { PointerEvent, RefObject } from 'react';
import { useLocale } from 'react-aria-components';
import { positionOf } from '../../data/DataTable/gridCells.ts';
import { useStableHandler } from '../../data/useStableHandler.ts';
import { usePointerDrag } from '../../primitives/pointer/usePointerDrag.ts';
import type { Day, Span } from './days.ts';
import { type BarPart, dragSpan } from './move.ts';
import type { Plan, PlanRow } from './plan.ts';
import { dayAt, type Scale } from './scale.ts';
import type { Draft } from './useMoves.ts';

/** How far in pixels a press must move to be a drag. */
const slack = 4;

/** How wide the ends of a bar are that change one date alone, in pixels, unless it is too short for them. */
const gripWidths = { mouse: 8, touch: 20 } as const;

/** How near the edge of the view a drag scrolls, and by how much in each frame, in pixels. */
const [edge, pace] = [40, 12];

type Moved = Pick<Draft, 'row' | 'span'>;

interface BarDragOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly plan: Plan;
  readonly scale: Scale;
  /** The width of what stands in front of the timeline. */
  readonly paneWidth: number;
  readonly canMove: (row: PlanRow) => boolean;
  readonly show: (row: PlanRow, span: Span) => void;
  readonly finish: (moved: Moved) => void;
  readonly cancel: () => boolean;
}

/** Lets a person move bars by the pointer, change one end of them, and draw that of an item without dates. Escape leaves everything as it was. */
export function useBarDrag(options: BarDragOptions) {
  const { scroller, plan, scale, paneWidth, canMove, show } = options;
  const finish = useStableHandler(options.finish);
  const cancel = useStableHandler(options.cancel);
  const isRightToLeft = useLocale().direction === 'rtl';
  const startDrag = usePointerDrag();

  /** Returns how far from the start of the whole timeline a place in the window is, in pixels. */
  const placeOf = (x: number): number => {
    const box = scroller.current;
    if (!box) return 0;
    const { left, right } = box.getBoundingClientRect();
    const inView = isRightToLeft ? right - x : x - left;
    return inView + Math.abs(box.scrollLeft) - paneWidth;
  };

  const partAt = (bar: Element, x: number, isTouch: boolean): BarPart => {
    const { left, width } = bar.getBoundingClientRect();
    const fromLeft = x - left;
    const grip = Math.min(isTouch ? gripWidths.touch : gripWidths.mouse, width / 4);
    const [first, second]: [BarPart, BarPart] = isRightToLeft ? ['end', 'start'] : ['start', 'end'];
    if (fromLeft < grip) return first;
    return fromLeft > width - grip ? second : 'whole';
  };

  const follow = (row: PlanRow, { clientX: x, pointerId }: PointerEvent, spanAt: (moved: number) => Span) => {
    const from = placeOf(x);
    let [at, frame, hasMoved] = [x, 0, false];
    let latest: Moved | undefined;
    const update = () => {
      const moved = placeOf(at) - from;
      hasMoved ||= Math.abs(moved) >= slack;
      if (!hasMoved) return;
      const span = spanAt(moved);
      if (latest && latest.span.start === span.start && latest.span.end === span.end) return;
      latest = { row, span };
      show(row, span);
    };
    const scroll = () => {
      frame = requestAnimationFrame(scroll);
      const box = scroller.current;
      if (!box || !hasMoved) return;
      const { left, right } = box.getBoundingClientRect();
      const [start, end] = isRightToLeft ? [left, right - paneWidth] : [left + paneWidth, right];
      const by = at < start + edge ? -pace : at > end - edge ? pace : 0;
      if (by === 0) return;
      box.scrollLeft += by;
      update();
    };
    const end = () => cancelAnimationFrame(frame);
    frame = requestAnimationFrame(scroll);
    startDrag({
      pointerId,
      onMove(next) {
        at = next;
        update();
      },
      onEnd() {
        end();
        if (latest) finish(latest);
      },
      onCancel() {
        end();
        if (latest) cancel();
      },
    });
  };

  return (event: PointerEvent) => {
    const { target, button, pointerType, clientX } = event;
    if (button !== 0 || !(target instanceof Element)) return;
    const bar = target.closest('.bar');
    const line = Number(target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - 2;
    const row = plan.rows[line];
    if (!row || !canMove(row) || (!bar && !target.matches('.row'))) return;
    const { span } = row;
    if (span && bar && positionOf(scroller.current, bar)) {
      const part = partAt(bar, clientX, pointerType === 'touch');
      follow(row, event, (moved) => dragSpan(span, part, Math.round(moved / scale.dayWidth)));
      return;
    }
    if (span || pointerType === 'touch') return;
    const from = placeOf(clientX);
    const first: Day = dayAt(scale, from);
    follow(row, event, (moved) => {
      const other = dayAt(scale, from + moved);
      return { start: Math.min(first, other), end: Math.max(first, other) };
    });
  };
}
