import { useEffect, useRef } from 'react';
import { followPointer, type PointerDrag } from './followPointer.ts';

/** Returns a function that begins a drag. The one before it is cancelled then, and the last one when the component is removed. */
export function usePointerDrag(): (drag: PointerDrag) => void {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return (drag) => {
    cancel.current?.();
    cancel.current = followPointer(drag);
  };
}
