import type { HTMLAttributes, Ref } from 'react';
import type { InputState } from './FieldContext.ts';
import type { ValueProps } from './input.types.ts';

/** Describes one of the options that an input shows. */
export interface GroupOption<Key extends string | number = string> {
  /** What the input gives when it is chosen. */
  readonly id: Key;
  /** Names the option. */
  readonly label: string;
  /** Shows more about it, below the label. */
  readonly description?: string;
  /** Shows the option, but disables it. */
  readonly isDisabled?: boolean;
}

/**
 * Describes what inputs of several options share. Other attributes and native events, `className`, `style` and `ref` reach the element around the
 * options, which is named by `aria-label` or by the frame.
 */
export interface OptionGroupProps<Key extends string | number, Chosen>
  extends
    InputState,
    ValueProps<Chosen>,
    Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** Lists the options. */
  options: readonly GroupOption<Key>[];
  /** Names what a form sends for them. */
  name?: string | undefined;
  /** Receives the element of the control. */
  ref?: Ref<HTMLDivElement>;
}

/** Describes how options stand to each other. */
export interface OrientationProps {
  /** Puts the options below or beside each other. Defaults to `vertical`. */
  orientation?: 'horizontal' | 'vertical';
}
