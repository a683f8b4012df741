import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

type Order = readonly string[];

interface Options {
  order: Order;
  /** Returns the order after a column is put at a place. */
  place: (order: Order, id: string, place: number) => Order;
  /** Runs when a column has another place. */
  onMove: (order: Order, id: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Returns the id of the column whose row an element is in. */
function idAt(element: EventTarget | null): string | undefined {
  if (!(element instanceof Element)) return undefined;
  return element.closest<HTMLElement>('[role="row"]')?.dataset['key'];
}

/**
 * Moves columns by Alt with an arrow, by a number of places, and by dragging: the dragged one takes the place of the row that the
 * pointer is over, and stays there when it is let go. The focus stays on what had it.
 */
export function useColumnMoves({ order, place, onMove }: Options) {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  const [dragged, setDragged] = useState<{ id: string; order: Order }>();
  const shownOrder = dragged?.order ?? order;

  // A row that takes another place in the document loses the focus.
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && element !== document.activeElement) element.focus();
  }, [shownOrder]);

  const keepFocus = () => {
    if (list.current?.contains(document.activeElement)) focused.current = document.activeElement;
  };

  const moveBy = (id: string, step: number) => {
    const next = place(order, id, order.indexOf(id) + step);
    if (next.indexOf(id) === order.indexOf(id)) return;
    keepFocus();
    onMove(next, id);
  };

  const startDrag = (event: PointerEvent, id: string) => {
    // The row would take it for a press, which shows or hides the column.
    event.stopPropagation();
    event.preventDefault();
    list.current?.setPointerCapture(event.pointerId);
    setDragged({ id, order });
  };

  const listProps = {
    ref: list,
    onKeyDownCapture: (event: KeyboardEvent) => {
      const step = event.altKey ? steps[event.key] : undefined;
      const id = idAt(event.target);
      if (step === undefined || id === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      moveBy(id, step);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const over = dragged && idAt(document.elementFromPoint(clientX, clientY));
      if (!dragged || over === undefined || over === dragged.id) return;
      keepFocus();
      setDragged({ ...dragged, order: place(dragged.order, dragged.id, dragged.order.indexOf(over)) });
    },
    onPointerUp: () => {
      if (dragged && dragged.order !== order) onMove(dragged.order, dragged.id);
      setDragged(undefined);
    },
    onLostPointerCapture: () => setDragged(undefined),
  };

  return { shownOrder, draggedId: dragged?.id, listProps, moveBy, startDrag };
}
