import type { InputHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import type { InputState } from './FieldContext.ts';
import type { OwnAttribute } from './input.types.ts';
import { toAttributes, useFieldProps } from './useFieldProps.ts';

/** Names the attributes of a toggle that it states by its own props. */
type ToggleAttribute = Exclude<OwnAttribute, 'value'> | 'checked' | 'defaultChecked';

/**
 * Describes what a checkbox and a switch share. Other attributes and native events, `className`, `style` and `ref` reach the `input`, which is
 * the box that is seen; `value` is what a form sends for it.
 */
export interface ToggleProps
  extends InputState, Omit<InputHTMLAttributes<HTMLInputElement>, ToggleAttribute> {
  /** Whether it is selected; `undefined` leaves that to the input. */
  isSelected?: boolean | undefined;
  /** Whether it is selected to begin with, while it keeps that itself. */
  defaultSelected?: boolean | undefined;
  /** Runs when a person selects it, or takes that back. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Stands beside it and names it. Without it, give an `aria-label`. */
  children?: ReactNode;
  /** Shows more about it, below the label. */
  description?: ReactNode;
  /** Gives access to the control. */
  ref?: Ref<HTMLInputElement>;
}

/** Returns the attributes of the `input` of a toggle. */
export function useToggleProps({
  isSelected,
  defaultSelected,
  onChange,
  onClick,
  ...props
}: Omit<ToggleProps, 'children' | 'description'>) {
  const { readOnly, ...attributes } = toAttributes(useFieldProps(props));
  return {
    ...attributes,
    type: 'checkbox',
    // The browser knows no checkbox that can only be read.
    'aria-readonly': readOnly || undefined,
    checked: isSelected,
    defaultChecked: isSelected === undefined ? defaultSelected : undefined,
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      onClick?.(event);
      if (readOnly) event.preventDefault();
    },
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      if (!readOnly) onChange?.(currentTarget.checked);
    },
  } as const;
}
