import { type InputHTMLAttributes, type MouseEvent, type ReactNode, type Ref, use } from 'react';
import { FieldContext, type InputState } from './FieldContext.ts';
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
  /** Receives the element of the control. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Returns the attributes of the `input` of a toggle, and the props of the text beside it. In a frame with a label it is named by its own text, and
 * described by the label: both together would be its name otherwise.
 */
export function useToggleProps({
  isSelected,
  defaultSelected,
  onChange,
  onClick,
  children,
  description,
  ...props
}: ToggleProps) {
  const labelId = use(FieldContext)?.labelId;
  const { readOnly, ...attributes } = toAttributes(useFieldProps(props));
  const { 'aria-label': label, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } = attributes;
  const isNamedByText = children !== undefined && label === undefined && labelledBy === undefined;
  const textId = labelId !== undefined && isNamedByText ? `${attributes.id}-text` : undefined;
  return {
    inputProps: {
      ...attributes,
      ...(textId !== undefined && {
        'aria-labelledby': textId,
        'aria-describedby': [labelId, describedBy].filter(Boolean).join(' '),
      }),
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
    },
    textProps: { id: textId, children, description, isRequired: attributes['aria-required'] === true },
  } as const;
}
