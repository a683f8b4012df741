/** What a drag does. */
interface PointerDrag {
  /** Runs with every move of the pointer, in pixels of the window. */
  readonly onMove: (x: number, y: number) => void;
  /** Runs when the pointer is lifted. */
  readonly onEnd: () => void;
  /** Runs when the drag is given up: by Escape, or because the pointer was taken away. */
  readonly onCancel: () => void;
}

/** Follows a pointer that was pressed until it is lifted; returns a function that cancels the drag. */
export function followPointer({ onMove, onEnd, onCancel }: PointerDrag): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const end = (after: () => void) => () => {
    controller.abort();
    after();
  };
  const cancel = end(onCancel);
  document.addEventListener('pointermove', (event) => onMove(event.clientX, event.clientY), { signal });
  document.addEventListener('pointerup', end(onEnd), { signal });
  document.addEventListener('pointercancel', cancel, { signal });
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
  return () => {
    if (!signal.aborted) cancel();
  };
}
