import type { InputHTMLAttributes, Ref } from 'react';
import type { ControlSize } from '../../primitives/Button/index.ts';
import type { OptionId } from '../options/options.ts';
import type { TypedOptionsProps } from '../options/useTypedOptions.ts';
import type { InputState } from '../parts/FieldContext.ts';
import type { OwnAttribute, ValueProps } from '../parts/input.types.ts';

export interface ComboBoxProps<Id extends OptionId = OptionId>
  extends
    InputState,
    TypedOptionsProps<Id>,
    ValueProps<Id | null>,
    Omit<InputHTMLAttributes<HTMLInputElement>, OwnAttribute> {
  /** Sets the height. Defaults to `medium`. */
  readonly size?: ControlSize;
  /** Draws a plain input while it is empty and nobody has come to it, which is faster: for pages with several that few people use. */
  readonly isLazy?: boolean;
  /** Receives the element of the control. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** How somebody has come to a combobox that was at rest: into its text, or by its button. */
export type Beginning = 'text' | 'button';
