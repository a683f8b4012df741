import { type Ref, type RefObject, useEffect, useEffectEvent } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useControlled } from '../../primitives/state/useControlled.ts';

/**
 * Keeps the value of an input as `useControlled` does. When its form is reset, also by React once its action is done, a value of its own goes back to
 * its start. Returns the value, what changes it, and the ref of the control.
 */
export function useInputValue<Value, Control extends Element>(
  ref: Ref<Control> | undefined,
  given: Value | undefined,
  start: Value,
  onChange?: (value: Value) => void,
  onReset?: () => void,
): [value: Value, change: (value: Value) => void, controlRef: RefObject<Control | null>] {
  const [value, change, restore] = useControlled(given, start, onChange);
  const controlRef = useObjectRef(ref);
  const handleReset = useEffectEvent((event: Event) => {
    const control: (Control & { readonly form?: HTMLFormElement | null }) | null = controlRef.current;
    // what a form has as a control may stand elsewhere
    if (event.defaultPrevented || event.target !== (control?.form ?? control?.closest('form'))) return;
    restore();
    onReset?.();
  });
  useEffect(() => {
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, []);
  return [value, change, controlRef];
}
