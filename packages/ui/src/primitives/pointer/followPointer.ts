/** What a drag does. */
export interface PointerDrag {
  /** Identifies the pointer that was pressed: other fingers on the screen change nothing. */
  readonly pointerId: number;
  /** Runs with every move of the pointer, in pixels of the window. */
  readonly onMove: (x: number, y: number) => void;
  /** Runs when the pointer is lifted. */
  readonly onEnd: () => void;
  /** Runs when the drag is given up: by Escape, or because the pointer was taken away. */
  readonly onCancel: () => void;
}

/** Follows a pointer that was pressed until it is lifted; returns a function that cancels the drag. */
export function followPointer({ pointerId, onMove, onEnd, onCancel }: PointerDrag): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const end = (after: () => void) => () => {
    if (signal.aborted) return;
    controller.abort();
    after();
  };
  const cancel = end(onCancel);
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void) =>
    document.addEventListener(type, (event) => event.pointerId === pointerId && run(event), { signal });
  listen('pointermove', ({ clientX, clientY }) => onMove(clientX, clientY));
  listen('pointerup', end(onEnd));
  listen('pointercancel', cancel);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    },
    { signal, capture: true },
  );
  return cancel;
}
