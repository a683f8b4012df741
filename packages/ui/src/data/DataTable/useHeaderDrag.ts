import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { useLocale } from 'react-aria-components';
import { usePointerDrag } from '../../primitives/pointer/usePointerDrag.ts';
import type { ColumnCommands } from './useColumnCommands.ts';

interface HeaderDragOptions {
  root: RefObject<HTMLElement | null>;
  commands: ColumnCommands;
  /** Lists the ids of the shown columns in their order. */
  ids: readonly string[];
}

/** Where a dragged column would be put down: before the column that is at this place now. */
export interface HeaderDrop {
  readonly id: string;
  readonly place: number;
}

/** How far in pixels a press must move to be a drag. */
const slack = 6;

const columnOf = (element: Element | null | undefined) =>
  element?.closest<HTMLElement>('[role="columnheader"][data-column]') ?? undefined;

/**
 * Lets a person move a column by dragging its header, and change its width by dragging the handle at its edge. A finger that drags a
 * header scrolls, so that with touch columns are moved by the menu. The handle is as wide as a finger then: what is pressed there without a drag is
 * what lies below it. Escape leaves everything as it was.
 */
export function useHeaderDrag({ root, commands, ids }: HeaderDragOptions) {
  const isRightToLeft = useLocale().direction === 'rtl';
  const [drop, setDrop] = useState<HeaderDrop>();
  const startDrag = usePointerDrag();
  const hasDragged = useRef(false);
  const isTouch = useRef(false);

  const startResize = (id: string, { clientX: from, pointerId }: PointerEvent) => {
    const before = commands.widthOf(id);
    const outwards = (commands.pinOf(id) === 'end') === isRightToLeft ? 1 : -1;
    let width = before;
    startDrag({
      pointerId,
      onMove(x) {
        if (isTouch.current && !hasDragged.current && Math.abs(x - from) < slack) return;
        hasDragged.current = true;
        width = before + (x - from) * outwards;
        commands.previewWidth(id, width);
      },
      onEnd() {
        commands.previewWidth(id, undefined);
        if (width !== before) commands.resize(id, width);
      },
      onCancel: () => commands.previewWidth(id, undefined),
    });
  };

  /** Returns where among the columns the pointer is: before or behind the one below it. */
  const placeAt = (x: number, y: number): number | undefined => {
    const target = columnOf(document.elementFromPoint(x, y));
    const place = ids.indexOf(target?.dataset['column'] ?? '');
    if (!target || !root.current?.contains(target) || place < 0) return undefined;
    const { left, width } = target.getBoundingClientRect();
    const isBehind = x > left + width / 2 !== isRightToLeft;
    return place + (isBehind ? 1 : 0);
  };

  const startMove = (id: string, { clientX: from, clientY: y, pointerId }: PointerEvent) => {
    let place: number | undefined;
    startDrag({
      pointerId,
      onMove(x) {
        if (!hasDragged.current && Math.abs(x - from) < slack) return;
        hasDragged.current = true;
        place = placeAt(x, y) ?? place;
        setDrop(place === undefined ? undefined : { id, place });
      },
      onEnd() {
        setDrop(undefined);
        const own = ids.indexOf(id);
        if (place === undefined || place === own || place === own + 1) return;
        commands.moveTo(id, place > own ? place - 1 : place);
      },
      onCancel: () => setDrop(undefined),
    });
  };

  return {
    drop,
    onPointerDown: (event: PointerEvent) => {
      const { target, button, pointerType } = event;
      hasDragged.current = false;
      isTouch.current = pointerType === 'touch';
      const header = target instanceof Element ? columnOf(target) : undefined;
      const id = header?.dataset['column'];
      if (!(target instanceof Element) || button !== 0 || id === undefined) return;
      if (target.matches('.handle')) startResize(id, event);
      else if (!isTouch.current && !target.closest('.menu')) startMove(id, event);
    },
    /** Keeps the press that ends a drag from sorting, and hands on the press of a finger on the handle. */
    onClickCapture: (event: MouseEvent) => {
      const { target, clientX, clientY } = event;
      const isHandedOn = isTouch.current && target instanceof Element && target.matches('.handle');
      if (hasDragged.current || isHandedOn) {
        event.stopPropagation();
        event.preventDefault();
      }
      if (isHandedOn && !hasDragged.current) {
        const below = document.elementsFromPoint(clientX, clientY).find((found) => found.matches('button'));
        if (below instanceof HTMLElement && columnOf(below) === columnOf(target)) below.click();
      }
      hasDragged.current = false;
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const id =
        !isTouch.current &&
        target instanceof Element &&
        target.matches('.handle') &&
        columnOf(target)?.dataset['column'];
      if (id) commands.fit(id);
    },
  };
}
