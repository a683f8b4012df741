import type { InputHTMLAttributes, Ref } from 'react';
import type { ControlSize } from '../../primitives/Button/index.ts';
import type { InputState } from './FieldContext.ts';

/** Describes the value of an input, which is controlled by `value` or begins with `defaultValue`. */
export interface ValueProps<Value> {
  /** Shows this value; `undefined` leaves the value to the input. */
  value?: Value | undefined;
  /** The value that the input begins with while it keeps its value itself. */
  defaultValue?: Value | undefined;
  /** Runs with each value that a person gives. */
  onChange?: ((value: Value) => void) | undefined;
}

/** Names the attributes of an element that an input states by its own props. */
export type OwnAttribute =
  | 'children'
  | 'defaultValue'
  | 'disabled'
  | 'onChange'
  | 'readOnly'
  | 'required'
  | 'size'
  | 'type'
  | 'value';

/**
 * Describes what all inputs of one line share. Other attributes and native events, `className`, `style` and `ref` reach the `input` itself,
 * which is the box that is seen.
 */
export interface InputProps<Value>
  extends InputState, ValueProps<Value>, Omit<InputHTMLAttributes<HTMLInputElement>, OwnAttribute> {
  /** Sets the height. Defaults to `medium`. */
  size?: ControlSize;
  /** Receives the element of the control. */
  ref?: Ref<HTMLInputElement>;
}
