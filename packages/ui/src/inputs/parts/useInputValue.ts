import type { Ref, RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useControlled } from '../../primitives/state/useControlled.ts';
import { useFormReset } from './useFormReset.ts';

/**
 * Keeps the value of an input as `useControlled` does. When its form is reset, also by React once its action is done, a value of its own goes back to
 * its start. Returns the value, what changes it, and the ref of the control.
 */
export function useInputValue<Value, Control extends Element>(
  ref: Ref<Control> | undefined,
  given: Value | undefined,
  start: Value,
  onChange?: (value: Value) => void,
): [value: Value, change: (value: Value) => void, controlRef: RefObject<Control | null>] {
  const [value, change, restore] = useControlled(given, start, onChange);
  const controlRef = useObjectRef(ref);
  useFormReset(controlRef, restore);
  return [value, change, controlRef];
}
