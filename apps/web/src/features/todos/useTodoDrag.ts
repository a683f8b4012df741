import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { MoveTodo } from './useMoveTodo.ts';

/** How far in pixels a press must move to be a drag. */
const slack = 6;

/** Where a dragged to-do would be put down: before the place, at the edge of a row. */
interface Drop {
  readonly place: number;
  readonly line: { readonly top: number; readonly left: number; readonly width: number };
}

const control = 'button, input, select, textarea, [contenteditable="true"], [data-owns-keys]';

/** Returns the row that an element is in. The heading is none. */
function rowOf(element: Element | null): { readonly row: HTMLElement; readonly place: number } | undefined {
  const row = element?.closest<HTMLElement>('[role="row"][aria-rowindex]');
  const place = Number(row?.getAttribute('aria-rowindex')) - 2;
  return row && place >= 0 ? { row, place } : undefined;
}

/** Puts the focus into the cell of a row, once the row stands there. */
function focusRow(grid: Element, place: number, column: string | null): void {
  requestAnimationFrame(() => {
    const cell = grid.querySelector<HTMLElement>(
      `[aria-rowindex="${place + 2}"] > [aria-colindex="${column}"]`,
    );
    (cell?.querySelector<HTMLElement>('a[href], button, input') ?? cell)?.focus();
  });
}

/**
 * Lets a person drag the rows of a table to other places, and move them there by Alt with the arrows. A finger that drags scrolls, so that with
 * touch rows are moved by their menus. Escape leaves everything as it was.
 */
export function useTodoDrag(canMove: boolean, move: MoveTodo) {
  const [drop, setDrop] = useState<Drop>();
  const stop = useRef<() => void>(undefined);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => () => stop.current?.(), []);

  const placeAt = (grid: Element | null, x: number, y: number): Drop | undefined => {
    const found = rowOf(document.elementFromPoint(x, y));
    if (!found || !grid?.contains(found.row)) return undefined;
    const { top, bottom, left, width } = found.row.getBoundingClientRect();
    const isBehind = y > (top + bottom) / 2;
    return { place: found.place + (isBehind ? 1 : 0), line: { top: isBehind ? bottom : top, left, width } };
  };

  const start = (grid: Element | null, from: number, startY: number) => {
    stop.current?.();
    const controller = new AbortController();
    const { signal } = controller;
    let current: Drop | undefined;
    let hasMoved = false;
    stop.current = () => {
      controller.abort();
      setDrop(undefined);
    };
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      run: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, run, { signal, capture: true });
    listen('pointermove', ({ clientX, clientY }) => {
      hasMoved ||= Math.abs(clientY - startY) >= slack;
      if (!hasMoved) return;
      current = placeAt(grid, clientX, clientY) ?? current;
      setDrop(current);
    });
    listen('pointerup', () => {
      stop.current?.();
      if (!hasMoved) return;
      // the press that ends a drag follows no link
      const swallow = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
      };
      document.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
      if (current) latest.current(from, current.place);
    });
    listen('pointercancel', () => stop.current?.());
    listen('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      stop.current?.();
    });
  };

  return {
    drop,
    areaProps: {
      'data-can-drag': canMove || undefined,
      'data-dragging': drop !== undefined || undefined,
      onPointerDown: ({ button, clientY, pointerType, target }: PointerEvent) => {
        if (!canMove || button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return;
        const found = target.closest(control) ? undefined : rowOf(target);
        if (found) start(found.row.closest('[role="grid"]'), found.place, clientY);
      },
      // a link would be dragged by the browser
      onDragStart: (event: { preventDefault: () => void }) => canMove && event.preventDefault(),
      onKeyDownCapture: (event: KeyboardEvent) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        const target = event.target instanceof Element ? event.target : null;
        const found = rowOf(target);
        const grid = found?.row.closest('[role="grid"]');
        if (!canMove || !event.altKey || by === 0 || !found || !grid || target?.closest('[data-owns-keys]'))
          return;
        event.preventDefault();
        event.stopPropagation();
        const to = found.place + by;
        const column = target?.closest('[aria-colindex]')?.getAttribute('aria-colindex') ?? null;
        if (move(found.place, by > 0 ? to + 1 : to)) focusRow(grid, to, column);
      },
    },
  };
}
