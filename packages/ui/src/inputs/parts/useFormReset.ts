import { type Ref, type RefObject, useEffect, useEffectEvent } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

/** Runs when the form around a control is reset, also by React once its action is done. Returns the ref of the control. */
export function useFormReset<Control extends Element>(
  ref: Ref<Control> | undefined,
  onReset: () => void,
): RefObject<Control | null> {
  const controlRef = useObjectRef(ref);
  const handleReset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented && event.target === controlRef.current?.closest('form')) onReset();
  });
  useEffect(() => {
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, []);
  return controlRef;
}
