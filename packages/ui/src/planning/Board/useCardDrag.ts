import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { followPointer } from '../../primitives/pointer/followPointer.ts';
import { createGhost } from './ghost.ts';
import { scrollAtEdges } from './scrollAtEdges.ts';

/** How far a press must move to be a drag, in pixels, and how long a finger must rest, in milliseconds: one that moves at once scrolls. */
const slack = 6;
const rest = 350;

interface CardDragOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly canMove: boolean;
  /** Runs when a card is picked up. */
  readonly onStart: (card: HTMLElement) => void;
  /** Runs when the pointer, or what is below it, has moved. */
  readonly onOver: (x: number, y: number) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
}

/** Lets a person drag cards by a mouse, a pen or a finger that rests on one. Escape puts a card back. */
export function useCardDrag(options: CardDragOptions) {
  const { root, canMove } = options;
  const stop = useRef<() => void>(undefined);
  const hasDragged = useRef(false);
  const isDragging = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  useEffect(() => {
    const box = root.current;
    if (!box || !canMove) return undefined;
    // a finger that drags a card scrolls nothing
    const hold = (event: Event) => {
      if (isDragging.current && event.cancelable) event.preventDefault();
    };
    box.addEventListener('touchmove', hold, { passive: false });
    box.addEventListener('contextmenu', hold);
    return () => {
      box.removeEventListener('touchmove', hold);
      box.removeEventListener('contextmenu', hold);
    };
  }, [root, canMove]);

  const follow = (card: HTMLElement, { clientX, clientY, pointerId, pointerType }: PointerEvent) => {
    let ghost: ReturnType<typeof createGhost> | undefined;
    let edges: ReturnType<typeof scrollAtEdges> | undefined;
    const isTouch = pointerType === 'touch';

    const begin = () => {
      const box = root.current;
      // somebody else may have taken it away meanwhile
      if (!box || !card.isConnected) return stop.current?.();
      isDragging.current = true;
      hasDragged.current = true;
      ghost = createGhost(card, clientX, clientY);
      edges = scrollAtEdges(box, options.onOver);
      options.onStart(card);
    };
    const timer = isTouch ? setTimeout(begin, rest) : undefined;
    const finish = (after: () => void) => () => {
      clearTimeout(timer);
      ghost?.remove();
      edges?.stop();
      const wasDragging = isDragging.current;
      isDragging.current = false;
      stop.current = undefined;
      // a click that the drag ends with is dispatched before this runs; any later one follows the link
      setTimeout(() => {
        hasDragged.current = false;
      });
      if (wasDragging) after();
    };

    stop.current = followPointer({
      pointerId,
      onMove(x, y) {
        if (!isDragging.current) {
          if (Math.abs(x - clientX) < slack && Math.abs(y - clientY) < slack) return;
          if (isTouch) stop.current?.();
          else begin();
        }
        ghost?.moveTo(x, y);
        edges?.moveTo(x, y);
        if (isDragging.current) options.onOver(x, y);
      },
      onEnd: finish(options.onDrop),
      onCancel: finish(options.onCancel),
    });
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      hasDragged.current = false;
      const { button, target } = event;
      if (!canMove || button !== 0 || !(target instanceof Element) || target.closest('button')) return;
      const card = target.closest<HTMLElement>('[data-card]');
      if (!card) return;
      stop.current?.();
      follow(card, event);
    },
    /** Keeps the press that ends a drag from following the link of the card. */
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!hasDragged.current) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    isDragging: () => isDragging.current,
  };
}
